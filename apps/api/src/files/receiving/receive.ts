import type { Readable } from 'node:stream'
import type { UploadRule } from '@apron/contract'
import type { Sandbox } from '#sandbox/sandbox.ts'
import type { QueueOwner } from '#sandbox/fair-queue.ts'
import type { Blobs } from '../blobs.ts'
import type { ScratchFile } from '../scratch.ts'
import type { FileTasks } from './file-tasks.ts'
import { inspect, inspectFilm, prepare, type IncomingFile, type PreparedPicture } from './inspect.ts'
import type { CleanPicture, ReceivedFile } from './received.ts'
import type { Share } from './room.ts'
import { instantOf } from './taken-at.ts'

export type Clean = (file: { digest: string; type: string; name: string }) => Promise<CleanPicture>

type Parts = { blobs: Blobs; sandbox: Sandbox<FileTasks>; timeZone: () => string }
type ReceiveInput = {
  stream: Readable & { truncated?: boolean }
  name: string
  rule: UploadRule
  share: Share
  ownerId: number | null
  unnamed: string
  comes: (bytes: number) => void
}

/** For what nobody sent. */
const ownTurn = 'product'
/** The end of a name says what it is; no sign of two units is halved. */
const lastOf = (name: string) => [...name].slice(-200).join('')

/** What takes files in; see `FileStore`. */
export function receiver({ blobs, sandbox, timeZone }: Parts) {
  async function keepPicture(arrived: IncomingFile, prepared: PreparedPicture): Promise<CleanPicture> {
    const { picture, small, width, height, taken } = prepared
    const smallDigest = await blobs.keep(small)
    const digest = await blobs.keep(picture)
    await blobs.drop(arrived.incoming)
    const takenAt = taken?.time ? instantOf(taken.time, taken.offset, timeZone()) : null
    const place = { latitude: taken?.latitude ?? null, longitude: taken?.longitude ?? null }
    return { type: picture.type, digest, bytes: picture.bytes, smallDigest, width, height, takenAt, ...place }
  }

  return {
    async receive(input: ReceiveInput): Promise<ReceivedFile | null> {
      const { stream, name: given, rule, share, ownerId, unnamed, comes } = input
      let counted = 0
      const count = async (bytes: number) => {
        comes(bytes)
        counted += bytes
        await share.take(bytes)
      }
      const incoming = await blobs.take(stream, count).catch((error: unknown) => {
        share.giveBack(counted)
        throw error
      })
      try {
        if (incoming.bytes === 0 && given === '') {
          await blobs.drop(incoming)
          return null
        }
        const turn: QueueOwner = ownerId ?? ownTurn
        const arrived: IncomingFile = { sandbox, turn, incoming, name: given || unnamed }
        const { type, kind, ending } = await inspect(arrived, rule)
        const name = lastOf((given || `${unnamed}.${ending}`).normalize('NFC'))
        const receivedDigest = incoming.digest
        if (kind !== 'image') {
          const film = kind === 'document' ? { kind, type } : await inspectFilm(arrived, rule)
          const digest = await blobs.keep(incoming)
          return { name, ...film, digest, bytes: incoming.bytes, receivedDigest }
        }
        const cleaned = await keepPicture(arrived, await prepare(arrived, type, rule.copy))
        return { name, kind, receivedDigest, ...cleaned }
      } catch (error) {
        await dropAll(blobs, incoming)
        share.giveBack(counted)
        throw error
      }
    },
    async clean({ digest, type, name }: Parameters<Clean>[0]): Promise<CleanPicture> {
      const incoming = { ...(await blobs.copyOf(digest)), digest, bytes: 0, cut: false }
      try {
        const arrived: IncomingFile = { sandbox, turn: ownTurn, incoming, name }
        return await keepPicture(arrived, await prepare(arrived, type, undefined))
      } catch (error) {
        await dropAll(blobs, incoming)
        throw error
      }
    },
  }
}

/** What makes the copies of stored pictures that stand on papers. */
export const printer =
  ({ blobs, sandbox }: Pick<Parts, 'blobs' | 'sandbox'>) =>
  async (digest: string, turn: QueueOwner): Promise<string> => {
    const incoming = { ...(await blobs.copyOf(digest)), digest, bytes: 0, cut: false }
    try {
      const copy = await sandbox.runOn(turn, 'print', incoming.path, {})
      return await blobs.keep({ path: `${incoming.path}.print`, digest: copy.digest })
    } finally {
      await dropAll(blobs, incoming)
    }
  }

/** With what was made of it beside it. */
async function dropAll(blobs: Blobs, { path }: Pick<ScratchFile, 'path'>): Promise<void> {
  for (const beside of ['', '.picture', '.small', '.print']) await blobs.drop({ path: `${path}${beside}` })
}
