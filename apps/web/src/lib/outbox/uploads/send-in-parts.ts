import { uploads, type Upload, type UploadPurpose } from '@apron/contract/product'
import { call, newIdempotencyKey } from '../../calls/call.ts'
import { CallError } from '../../calls/call-error.ts'
import { currentSession } from '../../session/session.ts'
import { asked, type UploadCallOptions } from './asking.ts'
import { digestOf, uuidOf } from './digest.ts'
import { readPart, sendPart, type PartOf, type Through } from './send-part.ts'
import { mostRead } from './sizes.ts'

export type InParts = {
  purpose: UploadPurpose
  /** The same text for the same file at any time: a file that is too large to be digested resumes by it. */
  identity: string
  /** Digests of files that have gone with the same change: the same picture twice is two files. */
  taken?: Set<string>
  /** A frame of a video. */
  poster?: File | undefined
  stop?: AbortSignal | undefined
  /** How many of its bytes the server has, or have left. */
  hear?: (bytes: number) => void
  through?: Through
}
type ResumableUpload = PartOf & InParts & { digest: string | undefined }

/** Parts of a file that are sent at once: while one is flushed, the network carries the other. */
const atOnce = 2
/** How often an upload that the server has deleted is begun anew. */
const rounds = 3

/**
 * Sends a file in parts and returns the number of its upload. Parts that the server has are not sent again, whichever
 * page sent them. Rejects with a `CallError`, of status 0 when the network failed, or with an `AbortError`.
 */
export async function sendInParts(file: File, ways: InParts): Promise<number> {
  const sending = await sendingOf(file, ways)
  for (let round = 1; ; round += 1) {
    try {
      return await sendOnce(sending, round)
    } catch (error) {
      if (!(error instanceof CallError && error.status === 404) || round === rounds) throw error
    }
  }
}

/** Tells the server to delete the parts of a file. */
export async function dropParts(file: File, ways: InParts): Promise<void> {
  const sending = await sendingOf(file, ways)
  const { id } = await begin(sending, 1)
  await asked(sending.asking, () => call(uploads.remove, { params: { id } }))
}

async function sendingOf(file: File, ways: InParts): Promise<ResumableUpload> {
  const asking: UploadCallOptions = { person: currentSession()?.user.id, stop: ways.stop }
  const digest = file.size > mostRead ? undefined : await digestOf(await readPart(file, 0, file.size))
  const isSecond = digest !== undefined && ways.taken?.has(digest)
  if (digest !== undefined) ways.taken?.add(digest)
  return { ...ways, asking, file, digest: isSecond ? undefined : digest }
}

/** The upload of these bytes, or of this identity. */
async function begin({ asking, file, digest, purpose, identity }: ResumableUpload, round: number): Promise<Upload> {
  const key = digest === undefined ? await uuidOf(`${asking.person}/${identity}/${round}`) : newIdempotencyKey()
  const body = { name: file.name, bytes: file.size, digest, purpose }
  const ways = { signal: asking.stop, idempotencyKey: key }
  return (await asked(asking, () => call(uploads.begin, { body }, ways))).data
}

async function sendOnce(sending: ResumableUpload, round: number): Promise<number> {
  const { asking, digest, poster } = sending
  const begun = await begin(sending, round)
  const params = { id: begun.id }
  const find = async () => (await asked(asking, () => call(uploads.find, { params }, { signal: asking.stop }))).data
  const complete = () =>
    asked(asking, () => call(uploads.complete, { params, files: { poster } }, { signal: asking.stop }))
  // The same key would return the first answer again.
  const upload = digest === undefined ? await find() : begun
  if (upload.file) return upload.id
  await sendMissing(sending, upload)
  try {
    await complete()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (isOfFile(error)) void call(uploads.remove, { params }).catch(() => undefined)
    if (error.status !== 400) throw error
    await sendMissing(sending, await find())
    await complete()
  }
  return upload.id
}

/** The server refuses such a file: its parts are useless. */
const isOfFile = ({ status }: CallError) => status === 413 || status === 415 || status === 422

async function sendMissing(sending: ResumableUpload, { id, bytes, part_bytes, have }: Upload): Promise<void> {
  const sizeOf = (n: number) => Math.min(part_bytes, bytes - (n - 1) * part_bytes)
  const gone = new Map(have.map((n) => [n, sizeOf(n)]))
  const tell = () => sending.hear?.([...gone.values()].reduce((sum, part) => sum + part, 0))
  const left = Array.from({ length: Math.ceil(bytes / part_bytes) }, (_, index) => index + 1).filter(
    (n) => !gone.has(n),
  )
  const hear = (n: number, sent: number) => {
    gone.set(n, sent)
    tell()
  }
  const carry = async () => {
    for (let n = left.shift(); n !== undefined; n = left.shift()) {
      const part = n
      const from = (part - 1) * part_bytes
      try {
        await sendPart(sending, { id, n: part, from, to: from + sizeOf(part) }, (sent) => hear(part, sent))
        hear(part, sizeOf(part))
      } catch (error) {
        left.length = 0
        gone.delete(part)
        tell()
        throw error
      }
    }
  }
  tell()
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, carry))
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
}
