import { Readable } from 'node:stream'
import type { Database } from '#db/client.ts'
import { invalid, Refusal, refused } from '#kernel/refusals.ts'
import type { FileStore, ReceivedFile } from '../store.ts'
import { partName, partsOf } from './parts.ts'
import { dropParts, kindsOf, type UploadRow } from './uploads.ts'

/**
 * Assembles the parts, then checks and stores the file; null for an upload that is finished. 400 where parts are
 * missing; 422 where it is not what was announced, 413 and 415 as for any file: then it is dropped, so that nobody has
 * a gigabyte assembled over and over. Concurrent calls wait for one.
 */
export function assembler(db: Database, fileStore: FileStore) {
  const running = new Map<number, Promise<ReceivedFile>>()
  return async (upload: UploadRow): Promise<ReceivedFile | null> => {
    if (!upload.is_open) return null
    const begun = running.get(upload.id) ?? putTogether(db, fileStore, upload)
    running.set(upload.id, begun)
    try {
      return await begun
    } catch (error) {
      if (error instanceof Refusal && refusing.includes(error.status)) {
        await db.deleteFrom('uploads').where('id', '=', upload.id).where('is_open', '=', true).execute()
        await dropParts(fileStore, upload)
      }
      throw error
    } finally {
      running.delete(upload.id)
    }
  }
}

/** Of the file itself, and the same at a retry. */
const refusing = [413, 415, 422]

async function putTogether(db: Database, fileStore: FileStore, upload: UploadRow): Promise<ReceivedFile> {
  const parts = await db
    .selectFrom('upload_parts')
    .select(['n', 'digest'])
    .where('upload_id', '=', upload.id)
    .orderBy('n')
    .execute()
  const missing = partsOf(upload.bytes, upload.part_bytes) - parts.length
  if (missing > 0) throw refused('parts_missing', { count: missing })
  const stream = Readable.from(bytesOf(fileStore, upload, parts))
  const rule = { kinds: kindsOf(upload), atMost: 1 }
  const received = await fileStore.gather(stream, upload.name, rule, upload.owner_id)
  if (upload.digest !== null && received.receivedDigest !== upload.digest)
    throw invalid('digest', 'validation.upload_digest')
  return received
}

type Part = { n: number; digest: string }

async function* bytesOf({ objects }: FileStore, { id }: UploadRow, parts: Part[]): AsyncGenerator<Buffer> {
  for (const { n, digest } of parts) {
    const part = await objects.open(partName(id, n, digest))
    if (!part) throw refused('parts_missing', { count: 1 })
    yield* part.stream as AsyncIterable<Buffer>
  }
}

/** Gives a held upload its file; a frame of a video becomes its small picture. */
export async function finish(
  db: Database,
  fileStore: FileStore,
  upload: UploadRow,
  { file, poster }: { file: ReceivedFile; poster: ReceivedFile | undefined },
): Promise<UploadRow> {
  const smallDigest = file.kind === 'video' ? poster?.smallDigest : file.smallDigest
  // What it announced counts no longer, its record does.
  await db.updateTable('uploads').set({ is_open: false }).where('id', '=', upload.id).execute()
  const fileId = await fileStore.record(db, { ...file, ...(smallDigest && { smallDigest }) }, upload.owner_id)
  await db.deleteFrom('upload_parts').where('upload_id', '=', upload.id).execute()
  return db
    .updateTable('uploads')
    .set({ file_id: fileId, touched_at: new Date() })
    .where('id', '=', upload.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
