import { sql, type RawBuilder } from 'kysely'
import type { BodyOf } from '@apron/contract'
import type { CategoryDefaults, planning as routes } from '@apron/contract/audits'
import { locked } from '#capabilities/held.ts'
import type { Database } from '#db/client.ts'
import type { FileStore } from '#files/store.ts'
import { checkAskable } from '../domain/planning/askable.ts'
import * as team from '../domain/planning/team.ts'

/** The questions that a category proposes, as a query of their ids. */
export const questionsOf = (categoryId: number): RawBuilder<unknown> =>
  sql`select library_item_id from category_items where category_id = ${categoryId}`

/** What audits of a category are proposed with. */
export async function of(db: Database, fileStore: FileStore, categoryId: number): Promise<CategoryDefaults> {
  const { rows } = await sql<{ id: number; ids: number[] }>`
    select group_id as id, array_agg(id order by id) as ids from library_items
    where id in (${questionsOf(categoryId)}) group by group_id order by group_id`.execute(db)
  const users = await team.of(db, fileStore, team.inCategory(categoryId))
  return {
    library_item_ids: rows.flatMap(({ ids }) => ids),
    groups: rows.map(({ id, ids }) => ({ id, count: ids.length })),
    users: users.map(team.proposed),
  }
}

/** The category, held until the transaction ends: of two that say what it proposes, one comes after the other; 404. */
export const hold = (db: Database, id: number) => locked(db, 'categories', id)

/** Has a held category propose just these; 400 for questions that come and are not approved, 422 for people who come and are not active. */
export async function set(db: Database, categoryId: number, wanted: BodyOf<typeof routes.setDefaults>): Promise<void> {
  const place = team.inCategory(categoryId)
  const present = await team.members(db, place)
  await team.check(db, wanted.users, present)
  const ids = wanted.library_item_ids
  const { rows } = await sql<{ added: number[] }>`select array(
    select unnest(${ids}::integer[]) except ${questionsOf(categoryId)}) as added`.execute(db)
  const { added } = rows[0]!
  await checkAskable(db, added)
  await sql`delete from category_items where category_id = ${categoryId}
    and library_item_id <> all(${ids}::integer[])`.execute(db)
  await sql`insert into category_items (category_id, library_item_id)
    select ${categoryId}::integer, unnest(${added}::integer[])`.execute(db)
  await team.replace(db, place, wanted.users, present)
}
