import { sql } from 'kysely'
import type { FileStore } from '#files/store.ts'
import type { Database } from '../../../client.ts'
import { allDocuments, type DocumentFiles } from '../documents/files.ts'
import type { PhotoKey, Photos } from '../photos/photos.ts'
import type { Company } from './write-company.ts'

type MediaSeedInput = { company: Company; store: FileStore; photos: Photos; files: DocumentFiles }

const shown: PhotoKey[] = ['gauge', 'extinguisher', 'hose', 'tank']
const thrownAway: PhotoKey[] = ['jar', 'label']

/** The media library: photos and documents that were put there, two of the photos in its trash. */
export async function writeMedia(db: Database, { company, store, photos, files }: MediaSeedInput): Promise<void> {
  const makerId = company.user('bichNgoc')
  const documents = allDocuments.slice(0, 2).map((document) => files.of(document, document.version))
  const received = [...documents, ...[...thrownAway, ...shown].flatMap((key) => photos.get(key) ?? [])]
  const ids = await store.recordAll(db, received, makerId)
  const rows = received.map(({ kind, name }, at) => ({ id: ids[at]!, kind, name, maker_id: makerId }))
  await db.insertInto('media').values(rows).execute()
  const trashed = ids.slice(documents.length, documents.length + thrownAway.length)
  await db
    .updateTable('media')
    .set({ deleted_at: sql<string>`now()` })
    .where('id', 'in', trashed)
    .execute()
}
