import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { UploadRule } from '@apron/contract'
import type { Database } from '../db/client.ts'
import { openBlobs, type Blobs } from './blobs.ts'
import { inspect, makeSmallCopy, type Inspected, type Picture } from './inspect.ts'

/** A file that has arrived, been checked and lies on the disk, but belongs to nobody yet. */
export type Received = Inspected & Partial<Picture> & { name: string; digest: string; bytes: number }
export type Variant = 'original' | 'small'

export type FileStore = {
  blobs: Blobs
  /** Checks and keeps one uploaded file; 413 and 415 name the file. */
  receive(stream: Readable & { truncated?: boolean }, name: string, rule: UploadRule): Promise<Received>
  /** Gives a received file its record; returns the file's id. */
  record(db: Database, received: Received, ownerId: number): Promise<number>
  /** The same for several files, in their order. */
  recordAll(db: Database, received: Received[], ownerId: number): Promise<number[]>
  /** An address that serves the file without a session until it expires (12 to 24 hours). */
  url(id: number, variant: Variant): string
  /** The same for a file that may not be there. */
  link(id: number | null, variant: Variant): string | null
  /** Whether a signature was given for this file and is still good. */
  verify(id: number, variant: Variant, expires: number, signature: string): boolean
}

const half = 12 * 3600
/** The end of a name says what it is; no sign of two units is halved. */
const lastOf = (name: string) => [...name].slice(-200).join('')

async function recordAll(db: Database, received: Received[], ownerId: number): Promise<number[]> {
  const rows = await db
    .insertInto('files')
    .values(
      received.map((file) => ({
        digest: file.digest,
        small_digest: file.smallDigest ?? null,
        name: file.name,
        type: file.type,
        kind: file.kind,
        bytes: file.bytes,
        width: file.width ?? null,
        height: file.height ?? null,
        owner_id: ownerId,
      })),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function openFileStore(directory: string, secret: string): Promise<FileStore> {
  const blobs = await openBlobs(directory)
  const sign = (id: number, variant: Variant, expires: number) =>
    createHmac('sha256', secret).update(`${id}/${variant}/${expires}`).digest('base64url')

  const url = (id: number, variant: Variant) => {
    // Rounded, so that a browser meets the same address again and keeps the picture.
    const expires = (Math.floor(Date.now() / 1000 / half) + 2) * half
    return `/files/${id}/${variant}?expires=${expires}&signature=${sign(id, variant, expires)}`
  }

  return {
    blobs,
    url,
    link: (id, variant) => (id === null ? null : url(id, variant)),
    async receive(stream, name, rule) {
      const incoming = await blobs.take(stream)
      try {
        const inspected = await inspect(incoming, name, rule)
        const picture = inspected.kind === 'image' ? await makeSmallCopy(blobs, incoming, name, rule.copy) : {}
        const digest = await blobs.keep(incoming)
        return { ...inspected, ...picture, name: lastOf(name.normalize('NFC')), digest, bytes: incoming.bytes }
      } catch (error) {
        await blobs.drop(incoming)
        throw error
      }
    },
    recordAll,
    async record(db, received, ownerId) {
      const [id] = await recordAll(db, [received], ownerId)
      return id!
    },
    verify(id, variant, expires, signature) {
      if (!(expires > Date.now() / 1000)) return false
      const expected = Buffer.from(sign(id, variant, expires))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
