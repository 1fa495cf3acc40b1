import { libraryRights } from '@apron/contract/documents'
import type { Database } from '#db/client.ts'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { passes, type Caller } from '#kernel/caller.ts'
import { freeName } from './library-names.ts'

type Putting = { db: Database; fileStore: Pick<FileStore, 'record'>; caller: Caller }

/**
 * Gives a received file its record and puts it into the media library, restoring it from the trash too; returns its id
 * and name there. For a sender without a permission for the library only the record is made, for the text that will
 * show it.
 */
export async function putInLibrary(
  { db, fileStore, caller }: Putting,
  file: ReceivedFile,
): Promise<{ id: number; name: string }> {
  if (!passes(caller, libraryRights)) return { id: await fileStore.record(db, file, caller.id), name: file.name }
  const { kind } = file
  const name = kind === 'document' ? await freeName(db, file.name, file.id) : file.name
  const id = await fileStore.record(db, { ...file, name }, caller.id)
  // A resumable upload has its record already, under the name that it was sent with.
  if (name !== file.name) await db.updateTable('files').set({ name }).where('id', '=', id).execute()
  await db
    .insertInto('media')
    .values({ id, kind, name, maker_id: caller.id })
    .onConflict((is) => is.column('id').doUpdateSet({ deleted_at: null, name }))
    .execute()
  return { id, name }
}
