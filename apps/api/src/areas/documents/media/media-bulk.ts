import { sql } from 'kysely'
import { renamedFree } from '#capabilities/library-names.ts'
import { checkAll } from '#capabilities/review/bulk.ts'
import type { Database } from '#db/client.ts'
import { placesAmong } from '#files/forgetting/references.ts'
import { notPermitted } from '#kernel/refusals.ts'
import type { Caller } from '#kernel/caller.ts'
import { isUse } from './media-uses.ts'
import { mayTrash, type MediaPlace } from './media.ts'

/** A chosen file in the trail. */
export type MediaFile = { id: number; name: string }

/** Puts files into the trash, or none; 403 when the caller may not delete one of the kinds, 400 when one is not there. */
export async function trashMany(db: Database, ids: readonly number[], caller: Caller): Promise<MediaFile[]> {
  const chosen = await hold(db, 'library', ids)
  if (chosen.some(({ kind }) => !mayTrash(caller, kind))) throw notPermitted()
  checkAll(ids, chosen, [])
  await sql`update media set deleted_at = now() where id = any(${[...ids]})`.execute(db)
  return chosen.map(named)
}

/** Takes files out of the trash, or none; 400 when one is not there. */
export async function restoreMany(db: Database, ids: readonly number[]): Promise<MediaFile[]> {
  await holdFiles(db, ids)
  const chosen = await hold(db, 'trash', ids)
  checkAll(ids, chosen, [])
  await db.updateTable('media').set({ deleted_at: null }).where('id', 'in', ids).execute()
  await renamedFree(db, ids)
  return chosen.map(named)
}

/** Destroys files of the trash for good, or none; 400 names those that are used. */
export async function destroyMany(db: Database, ids: readonly number[]): Promise<MediaFile[]> {
  await holdFiles(db, ids)
  const chosen = await hold(db, 'trash', ids)
  const places = await placesAmong(db, ids)
  const used = new Set(places.filter(({ table }) => isUse(table)).map(({ id }) => id))
  checkAll(ids, chosen, [{ text: 'bulk.media_in_use', records: chosen.filter(({ id }) => used.has(id)) }])
  // What is remembered of their parts would keep them as well.
  await db.deleteFrom('uploads').where('file_id', 'in', ids).execute()
  await db.deleteFrom('media').where('id', 'in', ids).execute()
  return chosen.map(named)
}

const named = ({ id, name }: MediaFile): MediaFile => ({ id, name })

/** A text that begins to show one of them waits. */
async function holdFiles(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select id from files where id = any(${[...ids]}) order by id for update`.execute(db)
}

async function hold(
  db: Database,
  place: MediaPlace,
  ids: readonly number[],
): Promise<(MediaFile & { kind: string })[]> {
  const rows = db.selectFrom('media').select(['id', 'name', 'kind']).where('id', 'in', ids)
  return rows
    .where('deleted_at', place === 'library' ? 'is' : 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}
