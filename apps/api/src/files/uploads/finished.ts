import * as z from 'zod/mini'
import { idList, type FileKind } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { invalid } from '#kernel/refusals.ts'
import type { ReceivedFile } from '../store.ts'

const missing = () => invalid('upload_id', 'validation.upload_missing')

/** Somebody's own finished uploads as the files that they are, in their order; 422, the same for what is another's, not finished or not there. */
export async function finishedUploads(
  db: Database,
  caller: { id: number } | null,
  sent: unknown,
): Promise<ReceivedFile[]> {
  const ids = z.safeParse(idList, sent)
  if (!caller || !ids.success || new Set(ids.data).size !== ids.data.length) throw missing()
  if (ids.data.length === 0) return []
  const rows = await db
    .selectFrom('uploads')
    .innerJoin('files', 'files.id', 'uploads.file_id')
    .select([
      'uploads.id as upload_id',
      'files.id',
      'files.name',
      'files.type',
      'files.kind',
      'files.bytes',
      'files.digest',
    ])
    .select(['received_digest', 'small_digest', 'width', 'height', 'taken_at', 'latitude', 'longitude'])
    .where('uploads.id', 'in', ids.data)
    .where('uploads.owner_id', '=', caller.id)
    .where('files.deleted_at', 'is', null)
    .execute()
  const files = new Map(rows.map((row) => [row.upload_id, row]))
  return ids.data.map((id): ReceivedFile => {
    const row = files.get(id)
    if (!row) throw missing()
    return {
      id: row.id,
      name: row.name,
      type: row.type,
      kind: row.kind as FileKind,
      bytes: row.bytes,
      digest: row.digest,
      receivedDigest: row.received_digest ?? row.digest,
      ...(row.small_digest && { smallDigest: row.small_digest }),
      width: row.width,
      height: row.height,
      takenAt: row.taken_at === null ? null : new Date(row.taken_at),
      latitude: row.latitude,
      longitude: row.longitude,
    }
  })
}
