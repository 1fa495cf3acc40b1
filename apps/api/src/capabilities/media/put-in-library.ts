import type { Database } from '../../db/client.ts'
import type { FileStore, Received } from '../../files/store.ts'

type Putting = { db: Database; fileStore: Pick<FileStore, 'record'>; caller: { id: number } }

/** Gives a received file its record and puts it into the media library, back out of its trash too; answers its id. */
export async function putInLibrary({ db, fileStore, caller }: Putting, file: Received): Promise<number> {
  const id = await fileStore.record(db, file, caller.id)
  await db
    .insertInto('media')
    .values({ id, kind: file.kind, name: file.name, maker_id: caller.id })
    .onConflict((is) => is.column('id').doUpdateSet({ deleted_at: null }))
    .execute()
  return id
}
