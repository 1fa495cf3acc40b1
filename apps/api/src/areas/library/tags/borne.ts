import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'
import { invalid } from '#kernel/refusals.ts'
import { sees } from '../domain/seen-items.ts'
import { hold, type TagRow } from './tags.ts'

type Change = { added: number[]; removed: number[] }

/**
 * Of the questions that the caller sees, lets just these bear the held tag, and says which came and which lost it;
 * those that they do not see stay as they are. 422 for questions that are not there for the caller.
 */
export async function give(db: Database, tag: TagRow, wanted: readonly number[], caller: Caller): Promise<Change> {
  const change = await compare(db, tag.id, wanted, caller)
  await checkThere(db, change.added, caller)
  await sql`delete from library_item_tags where tag_id = ${tag.id} and item_id = any(${change.removed}::integer[])`.execute(
    db,
  )
  await sql`insert into library_item_tags (item_id, tag_id)
    select unnest(${change.added}::integer[]), ${tag.id} on conflict do nothing`.execute(db)
  return change
}

async function compare(db: Database, tagId: number, wanted: readonly number[], caller: Caller): Promise<Change> {
  const { rows } = await sql<Change>`
    with present as (
      select link.item_id as id from library_item_tags link join library_items record on record.id = link.item_id
      where link.tag_id = ${tagId} and ${sees(caller)}
    ), wanted as (select distinct unnest(${wanted}::integer[]) as id)
    select array(select id from wanted except select item_id from library_item_tags where tag_id = ${tagId} order by id) as added,
      array(select id from present except select id from wanted order by id) as removed`.execute(db)
  return rows[0]!
}

/** Keeps the questions from being deleted until the transaction ends. */
async function checkThere(db: Database, ids: readonly number[], caller: Caller): Promise<void> {
  const { rows } = await sql`
    select from library_items record where record.id = any(${ids}::integer[]) and ${sees(caller)}
    order by record.id for key share`.execute(db)
  if (rows.length < ids.length) throw invalid('item_ids', 'validation.missing_record')
}

/**
 * Lets the questions of a tag bear another one, deletes it, and says both as they were and which questions came to the
 * other one; null when it is not there. 422 for the other one when it is not, or is the same.
 */
export async function merge(db: Database, id: number, into: number) {
  if (id === into) throw invalid('into', 'validation.same_tag')
  const held = await hold(db, [id, into])
  const [from, kept] = [id, into].map((one) => held.find((tag) => tag.id === one))
  if (!from) return null
  if (!kept) throw invalid('into', 'validation.missing_record')
  const first = await passOn(db, id, into)
  // From here on no question gets it: whoever writes one finds it gone, and those who were writing have finished.
  await sql`select from tags where id = ${id} for update`.execute(db)
  const added = [...first, ...(await passOn(db, id, into))]
  const gone = await sql<{ item_id: number }>`
    delete from library_item_tags where tag_id = ${id} returning item_id`.execute(db)
  await db.deleteFrom('tags').where('id', '=', id).execute()
  return { from, kept, added, items: gone.rows.map(({ item_id }) => item_id) }
}

async function passOn(db: Database, from: number, into: number): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`
    insert into library_item_tags (item_id, tag_id)
    select item_id, ${into} from library_item_tags where tag_id = ${from} order by item_id
    on conflict do nothing returning item_id`.execute(db)
  return rows.map(({ item_id }) => item_id)
}
