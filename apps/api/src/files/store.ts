import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { SettingValues, PhotoMetadata, UploadRule } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { openSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import type { SandboxBounds } from '#sandbox/process.ts'
import type { SandboxTasks } from '#sandbox/tasks.ts'
import type { QueueOwner } from '#sandbox/fair-queue.ts'
import { openAddresses, type Addresses } from './serving/addresses.ts'
import { openBlobs, type Blobs } from './blobs.ts'
import { recordAll, recordOwn } from './records.ts'
import { taker, type Intake, type Sender } from './receiving/take-in.ts'
import { openMarks } from './forgetting/marks.ts'
import type { Objects } from './objects/objects.ts'
import type { FileTasks } from './receiving/file-tasks.ts'
import { printer, receiver, type Clean } from './receiving/receive.ts'
import { told, type ReceivedFile } from './receiving/received.ts'
import { checkQuota, checkDisk, openRoom, type Limits } from './receiving/room.ts'
import { openScratch, passing } from './scratch.ts'
import { sweptAfter } from './forgetting/sweep.ts'

export type { Intake, ReceivedFile }
export type { Variant } from './serving/addresses.ts'

export type FileStore = Addresses & {
  blobs: Blobs
  /** Where the bytes of blobs and of resumable uploads lie. */
  objects: Objects
  /**
   * Runs a call that may send files for somebody; what it sent counts as theirs until its records do, or until it is
   * swept.
   */
  takeIn<Result>(sender: Sender, work: (intake: Intake) => Promise<Result>): Promise<Result>
  /** Gives a received file its record; returns the file's id. */
  record(db: Database, received: ReceivedFile, ownerId: number): Promise<number>
  /** The same for several files, in their order. 507 beyond the owner's quota. */
  recordAll(db: Database, received: ReceivedFile[], ownerId: number): Promise<number[]>
  /** The same pictures with what their sender's device said of each, where they say nothing of themselves. */
  saidOf(pictures: ReceivedFile[], said: readonly (PhotoMetadata | null)[]): ReceivedFile[]
  /** Removes metadata from a picture that was stored before. */
  clean: Clean
  /** Refuses with 507 what there is no room for: of its owner's, or on the disk. */
  checkRoom(db: Database, bytes: number, ownerId: number): Promise<void>
  /** Checks and stores a file whose bytes are here already, for their sender; refuses as `Intake.receive` does. */
  gather(stream: Readable, name: string, rule: UploadRule, ownerId: number): Promise<ReceivedFile>
  /**
   * Makes the copy of a stored picture that stands on papers; returns its digest. Throws when the picture cannot be
   * read.
   */
  printCopy(digest: string, turn: QueueOwner): Promise<string>
  /** Gives a file that the product has made its record: in nobody's quota. */
  recordOwn(db: Database, made: ReceivedFile): Promise<number>
  /** Writes a few bytes to this machine's disk and asks the store for an object; throws where either fails. */
  probe(): Promise<void>
  /** What is free of the disk that the store lies on. */
  freeBytes(): Promise<number | null>
  /** Opens a sandbox for tasks on received files, which ends with the store. */
  sandbox<All extends SandboxTasks>(module: URL, bounds: SandboxBounds): Sandbox<All>
  /** Ends the sandbox processes and closes the store. */
  close(): Promise<void>
}

export type FileStoreOptions = {
  /** Not a transaction: what it writes stays when the call that needed it is rolled back. */
  db: Database
  /** For what is on its way. */
  directory: string
  objects: Objects
  secret: string
  /** What counts now. */
  settings: () => Limits & Pick<SettingValues, 'time_zone'>
}

const mebibyte = 1024 * 1024
/** Two, so that nobody waits for one that takes long; each for as long and as much as the largest picture needs. */
const bounds = { children: 2, seconds: 60, megabytes: 1024, writes: 200, addons: true }

export async function openFileStore(options: FileStoreOptions): Promise<FileStore> {
  const { db: pool, directory, objects, secret, settings } = options
  const marks = openMarks(pool)
  const scratch = await openScratch(directory)
  const blobs = openBlobs({ objects, scratch, marks })
  const room = openRoom(pool, directory, settings, sweptAfter)
  const sandboxes: Sandbox<never>[] = []
  const openOwn = <All extends SandboxTasks>(module: URL, within: SandboxBounds): Sandbox<All> => {
    const opened = openSandbox<All>(module, within, join(directory, passing.sandbox))
    sandboxes.push(opened as Sandbox<never>)
    return opened
  }
  const sandbox = openOwn<FileTasks>(new URL('receiving/file-tasks.ts', import.meta.url), bounds)
  const { receive, clean } = receiver({ blobs, sandbox, timeZone: () => settings().time_zone })
  const addresses = openAddresses(secret)
  const quota = () => settings().quota_mb * mebibyte
  const record = (db: Database, received: ReceivedFile[], ownerId: number) => recordAll(db, received, ownerId, quota())

  return {
    blobs,
    objects,
    ...addresses,
    takeIn: taker({ blobs, room, receive }),
    checkRoom: async (db, bytes, ownerId) => {
      await checkDisk(directory, settings().free_disk_mb * mebibyte + bytes)
      await checkQuota(db, ownerId, bytes, quota())
    },
    async gather(stream, name, rule, ownerId) {
      const share = room.open(null)
      const comes = () => undefined
      const received = await receive({ stream, name, rule, share, ownerId, unnamed: name, comes })
      return received!
    },
    recordAll: record,
    saidOf: (pictures, said) => pictures.map((picture, index) => told(picture, said[index], settings().time_zone)),
    async record(db, received, ownerId) {
      const [id] = await record(db, [received], ownerId)
      return id!
    },
    clean,
    printCopy: printer({ blobs, sandbox }),
    recordOwn,
    async probe() {
      await scratch.probe()
      await objects.bytesOf('probe/ready')
    },
    freeBytes: () => objects.free(),
    sandbox: openOwn,
    async close() {
      await Promise.all(sandboxes.map((opened) => opened.close()))
      await objects.close()
    },
  }
}
