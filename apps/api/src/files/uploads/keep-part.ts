import type { Database } from '#db/client.ts'
import { invalid, notFound } from '#kernel/refusals.ts'
import type { FileStore, ReceivedFile } from '../store.ts'
import { lengthOf, partName } from './parts.ts'
import type { UploadRow } from './uploads.ts'

type PartInput = { n: number; digest: string; part: ReceivedFile | undefined }

/**
 * Stores the bytes of a part, flushed before this resolves, before the transaction: a slow store would keep a
 * connection for each. Does nothing for a part that is stored; 422 where the bytes do not match the digest, or are too
 * few or too many.
 */
export async function putPart(db: Database, fileStore: FileStore, upload: UploadRow, sent: PartInput): Promise<void> {
  const { n, digest, part } = sent
  const length = lengthOf(n, upload.bytes, upload.part_bytes)
  if (length === null) throw notFound()
  if (!part?.path) throw invalid('part', 'validation.required')
  if (part.bytes !== length) throw invalid('part', 'validation.part_length', { count: length })
  if (part.receivedDigest !== digest) throw invalid('digest', 'validation.part_digest')
  if (!upload.is_open || (await keptAs(db, upload.id, n)) !== undefined) return
  await fileStore.objects.put(partName(upload.id, n, digest), part.path)
}

/**
 * Records that a part of a locked upload is stored. A repeat changes nothing; 422 where another part has its number.
 */
export async function keepPart(
  db: Database,
  upload: UploadRow,
  { n, digest }: Pick<PartInput, 'n' | 'digest'>,
): Promise<void> {
  const bytes = lengthOf(n, upload.bytes, upload.part_bytes)!
  const added = await db
    .insertInto('upload_parts')
    .values({ upload_id: upload.id, n, digest, bytes })
    .onConflict((is) => is.doNothing())
    .returning('n')
    .executeTakeFirst()
  if (!added && (await keptAs(db, upload.id, n)) !== digest) throw invalid('digest', 'validation.part_other')
  await db.updateTable('uploads').set({ touched_at: new Date() }).where('id', '=', upload.id).execute()
}

/** The digest of the part that is stored under a number. */
async function keptAs(db: Database, uploadId: number, n: number): Promise<string | undefined> {
  const kept = db.selectFrom('upload_parts').select('digest').where('upload_id', '=', uploadId).where('n', '=', n)
  return (await kept.executeTakeFirst())?.digest
}
