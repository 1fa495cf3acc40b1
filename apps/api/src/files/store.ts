import { createHmac, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { SettingValues, Taken, UploadRule } from '@apron/contract'
import type { Database } from '../db/client.ts'
import { openFence, type Fence } from '../fenced/fence.ts'
import type { Bounds } from '../fenced/process.ts'
import type { Tasks } from '../fenced/tasks.ts'
import { openBlobs, passing, type Blobs } from './blobs.ts'
import type { FileTasks } from './receiving/file-tasks.ts'
import { receiver, type Clean } from './receiving/receive.ts'
import { told, type Received } from './receiving/received.ts'
import { checkQuota, openRoom, type Limits } from './receiving/room.ts'
import { sweptAfter } from './forgetting/sweep.ts'

export type { Received }
export type Variant = 'original' | 'small'

export type Sender = {
  /** Whose files they are; nobody's for the product's own. */
  ownerId: number | null
  /** What a file without a name is called in their language. */
  unnamed: string
  /** Hears of bytes as they come in, and refuses them by throwing. */
  comes: (bytes: number) => void
}

/** Takes the files of one call. */
export type Intake = {
  /** Checks and keeps one uploaded file; 413, 415 and 507 name the file or say what to do. Nothing for a field without name and content. */
  receive(stream: Readable & { truncated?: boolean }, name: string, rule: UploadRule): Promise<Received | null>
}

export type FileStore = {
  blobs: Blobs
  /** Does a call that may send files for somebody; what it sent counts as theirs until its records do, or until it is swept. */
  takeIn<Result>(sender: Sender, work: (intake: Intake) => Promise<Result>): Promise<Result>
  /** Gives a received file its record; returns the file's id. */
  record(db: Database, received: Received, ownerId: number): Promise<number>
  /** The same for several files, in their order. 507 beyond the owner's quota. */
  recordAll(db: Database, received: Received[], ownerId: number): Promise<number[]>
  /** The same pictures with what their sender's device said of each, where they say nothing of themselves. */
  saidOf(pictures: Received[], said: readonly (Taken | null)[]): Received[]
  /** Takes what is not to be seen off a picture that has been kept before. */
  clean: Clean
  /** An address that serves the file without a session until it expires (12 to 24 hours). */
  url(id: number, variant: Variant): string
  /** The same for a file that may not be there. */
  link(id: number | null, variant: Variant): string | null
  /** Whether a signature was given for this file and is still good. */
  verify(id: number, variant: Variant, expires: number, signature: string): boolean
  /** Opens a fence for tasks on received files, which ends with the store. */
  fence<All extends Tasks>(module: URL, bounds: Bounds): Fence<All>
  /** Ends the processes that looked at files. */
  close(): Promise<void>
}

export type FileStoreOptions = {
  db: Database
  directory: string
  secret: string
  /** What counts now. */
  settings: () => Limits & Pick<SettingValues, 'time_zone'>
}

const half = 12 * 3600
const mebibyte = 1024 * 1024
/** Two, so that nobody waits for one that takes long; each for as long and as much as the largest picture needs. */
const bounds = { children: 2, seconds: 60, megabytes: 1024, writes: 200, addons: true }

async function insert(db: Database, received: Received[], ownerId: number): Promise<number[]> {
  const rows = await db
    .insertInto('files')
    .values(
      received.map((file) => ({
        digest: file.digest,
        small_digest: file.smallDigest ?? null,
        received_digest: file.receivedDigest,
        name: file.name,
        type: file.type,
        kind: file.kind,
        bytes: file.bytes,
        width: file.width ?? null,
        height: file.height ?? null,
        taken_at: file.takenAt ?? null,
        latitude: file.latitude ?? null,
        longitude: file.longitude ?? null,
        taken_by_device: file.takenByDevice ?? false,
        owner_id: ownerId,
      })),
    )
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function openFileStore(options: FileStoreOptions): Promise<FileStore> {
  const { db: pool, directory, secret, settings } = options
  const blobs = await openBlobs(directory)
  const room = openRoom(pool, directory, settings, sweptAfter)
  const fences: Fence<never>[] = []
  const openOwn = <All extends Tasks>(module: URL, within: Bounds): Fence<All> => {
    const opened = openFence<All>(module, within, join(directory, passing.fenced))
    fences.push(opened as Fence<never>)
    return opened
  }
  const fence = openOwn<FileTasks>(new URL('receiving/file-tasks.ts', import.meta.url), bounds)
  const { receive, clean } = receiver({ blobs, fence, timeZone: () => settings().time_zone })
  const sign = (id: number, variant: Variant, expires: number) =>
    createHmac('sha256', secret).update(`${id}/${variant}/${expires}`).digest('base64url')

  const url = (id: number, variant: Variant) => {
    // Rounded, so that a browser meets the same address again and keeps the picture.
    const expires = (Math.floor(Date.now() / 1000 / half) + 2) * half
    return `/files/${id}/${variant}?expires=${expires}&signature=${sign(id, variant, expires)}`
  }

  async function recordAll(db: Database, received: Received[], ownerId: number): Promise<number[]> {
    const bytes = received.reduce((sum, file) => sum + file.bytes, 0)
    await checkQuota(db, ownerId, bytes, settings().quota_mb * mebibyte)
    return insert(db, received, ownerId)
  }

  return {
    blobs,
    url,
    link: (id, variant) => (id === null ? null : url(id, variant)),
    async takeIn(sender, work) {
      const share = room.open(sender.ownerId)
      let isDone = false
      try {
        const result = await work({
          receive: (stream, name, rule) => receive({ stream, name, rule, share, ...sender }),
        })
        isDone = true
        return result
      } finally {
        share.end(isDone)
      }
    },
    recordAll,
    saidOf: (pictures, said) => pictures.map((picture, index) => told(picture, said[index], settings().time_zone)),
    async record(db, received, ownerId) {
      const [id] = await recordAll(db, [received], ownerId)
      return id!
    },
    clean,
    verify(id, variant, expires, signature) {
      if (!(expires > Date.now() / 1000)) return false
      const expected = Buffer.from(sign(id, variant, expires))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    fence: openOwn,
    async close() {
      await Promise.all(fences.map((opened) => opened.close()))
    },
  }
}
