import { sql, type RawBuilder, type Selectable } from 'kysely'
import { root, type BodyOf } from '@apron/contract'
import type { categories as routes, Category } from '@apron/contract/library'
import { locked } from '#capabilities/held.ts'
import { bears } from '#capabilities/names/names.ts'
import { checkParent, holdTree, type Tree } from '#capabilities/tree.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { invalid, refused } from '#kernel/refusals.ts'

type Row = Selectable<Tables['categories']>
type CategoryBody = BodyOf<typeof routes.create>

export const tree: Tree = { table: 'categories', deepest: 3 }

/** All of them by name, whatever stands above them. */
export const list = (db: Database): Promise<Row[]> =>
  db
    .selectFrom('categories')
    .selectAll()
    .orderBy(sql`name collate natural_order`)
    .orderBy('id')
    .execute()

/** The category with its tree, held until the transaction ends, and with it which one is the default; 404. */
export async function hold(db: Database, id: number): Promise<Row> {
  await holdTree(db, tree)
  return locked(db, 'categories', id)
}

/** A category, and whether audits that had none got it; 400 and 422 as for any place in a tree, 422 for a name that is taken there. */
export async function create(db: Database, values: CategoryBody): Promise<{ category: Row; isFirst: boolean }> {
  await holdTree(db, tree)
  const parent_id = await checkParent(db, tree, null, values.parent_id)
  await checkName(db, values.name, parent_id)
  const isFirst = !(await db.selectFrom('categories').select('id').limit(1).executeTakeFirst())
  const is_default = values.is_default || isFirst
  if (is_default) await takeDefaultAway(db)
  const category = await db
    .insertInto('categories')
    .values({ ...values, parent_id, is_default })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isFirst)
    await db.updateTable('audits').set({ category_id: category.id }).where('category_id', 'is', null).execute()
  return { category, isFirst }
}

/** Writes the held category anew, and moves it with all below it; refuses as for a new one, and 422 for a default that would be none. */
export async function update(db: Database, category: Row, values: CategoryBody): Promise<Row> {
  // One that was deeper before may be written where it stands.
  const stays = values.parent_id === (category.parent_id ?? root)
  const parent_id = stays ? category.parent_id : await checkParent(db, tree, category.id, values.parent_id)
  await checkName(db, values.name, parent_id, category)
  if (category.is_default && !values.is_default) throw invalid('is_default', 'errors.default_needed')
  if (values.is_default) await takeDefaultAway(db)
  return db
    .updateTable('categories')
    .set({ ...values, parent_id })
    .where('id', '=', category.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes the held category; 400 for the default, and while an audit or another category is in it. */
export async function remove(db: Database, category: Row, uses: Uses): Promise<void> {
  if (category.is_default) throw refused('default_needed')
  await checkUnused(db, uses, 'categories', [category.id])
  await db.deleteFrom('categories').where('id', '=', category.id).execute()
}

async function takeDefaultAway(db: Database): Promise<void> {
  await db.updateTable('categories').set({ is_default: false }).where('is_default', '=', true).execute()
}

/** 422 when another category under the same parent bears the name; the tree is held. */
async function checkName(db: Database, name: string, parentId: number | null, kept?: Row): Promise<void> {
  if (kept && bears(kept, { name, parent_id: parentId })) return
  const same: RawBuilder<unknown> = sql`select from categories where fold(name) = fold(${name})
    and parent_id is not distinct from ${parentId}::integer and id <> ${kept?.id ?? 0} limit 1`
  if ((await same.execute(db)).rows.length > 0) throw invalid('name', 'validation.category_taken')
}

/** Which categories change with one: the default takes that from another. */
export const concerned = ({ id, is_default }: Row): (number | null)[] => (is_default ? [id, null] : [id])

export const present = (row: Row): Category => ({ ...row, parent_id: row.parent_id ?? root })
