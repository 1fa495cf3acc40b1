import { sql, type Selectable } from 'kysely'
import type { BodyOf, QueryOf } from '@apron/contract'
import type { Tag, tags as routes } from '@apron/contract/library'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { holdsWords } from '#capabilities/search.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { found } from '#kernel/refusals.ts'

export type TagRow = Selectable<Tables['tags']>
type TagBody = BodyOf<typeof routes.create>

const orders = { id: sql`id`, name: sql`name collate natural_order` } as const
const columns = [
  'id' as const,
  'name' as const,
  'description' as const,
  sql<number>`(select count(*)::integer from library_item_tags link where link.tag_id = tags.id)`.as('items'),
]

export const list = paged(['search'], (db: Database, query: QueryOf<typeof routes.list>) => {
  let rows = db.selectFrom('tags')
  if (query.search) rows = rows.where(holdsWords('search', query.search))
  const select = (page: typeof rows) =>
    page.select(columns).orderBy(orders[query.sort_by], query.sort).orderBy('id', query.sort)
  return { rows, select }
})

export async function show(db: Database, id: number): Promise<Tag> {
  return found(await db.selectFrom('tags').select(columns).where('id', '=', id).executeTakeFirst())
}

/**
 * The tags, held one after the other until the transaction ends: nobody else writes, gives, merges or deletes them.
 * Whoever writes a question that bears one is not waited for, as they hold the question that is about to be waited for.
 */
export function hold(db: Database, ids: readonly number[]): Promise<TagRow[]> {
  return db.selectFrom('tags').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** A tag, gives its id; 422 when another one bears its name. */
export async function create(db: Database, values: TagBody): Promise<number> {
  await checkNameIsFree(db, 'tags', { name: values.name })
  const { id } = await db.insertInto('tags').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Writes the held tag anew; 422 when another one bears its name. */
export async function update(db: Database, tag: TagRow, values: TagBody): Promise<void> {
  await checkNameIsFree(db, 'tags', { name: values.name }, { kept: tag })
  await db.updateTable('tags').set(values).where('id', '=', tag.id).execute()
}

/** Removes the held tag; 400 while a question bears it. */
export async function remove(db: Database, tag: TagRow, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'tags', [tag.id])
  await db.deleteFrom('tags').where('id', '=', tag.id).execute()
}
