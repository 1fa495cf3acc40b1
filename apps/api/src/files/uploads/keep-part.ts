import type { Database } from '../../db/client.ts'
import { invalid, notFound } from '../../http/answering/refusal.ts'
import type { FileStore, Received } from '../store.ts'
import { lengthOf, partName } from './parts.ts'
import type { Row } from './uploads.ts'

type Sent = { n: number; digest: string; part: Received | undefined }

/**
 * Keeps a part of a held upload, flushed before this resolves. The same again changes nothing; 422 where the bytes are
 * not those of the digest, are too few or too many, or others are kept under the number.
 */
export async function keepPart(db: Database, fileStore: FileStore, upload: Row, sent: Sent): Promise<void> {
  const { n, digest, part } = sent
  const length = lengthOf(n, upload.bytes, upload.part_bytes)
  if (length === null) throw notFound()
  if (!part?.path) throw invalid('part', 'validation.required')
  if (part.bytes !== length) throw invalid('part', 'validation.part_length', { count: length })
  if (part.receivedDigest !== digest) throw invalid('digest', 'validation.part_digest')
  if (!upload.is_open) return
  // Before its bytes are put there: whoever sends the same number at the same time waits.
  const added = await db
    .insertInto('upload_parts')
    .values({ upload_id: upload.id, n, digest, bytes: length })
    .onConflict((is) => is.doNothing())
    .returning('n')
    .executeTakeFirst()
  if (added) await fileStore.objects.put(partName(upload.id, n), part.path)
  else if (!(await isKept(db, upload.id, n, digest))) throw invalid('digest', 'validation.part_other')
  await db.updateTable('uploads').set({ touched_at: new Date() }).where('id', '=', upload.id).execute()
}

async function isKept(db: Database, uploadId: number, n: number, digest: string): Promise<boolean> {
  const kept = db.selectFrom('upload_parts').select('n').where('upload_id', '=', uploadId).where('n', '=', n)
  return (await kept.where('digest', '=', digest).executeTakeFirst()) !== undefined
}
