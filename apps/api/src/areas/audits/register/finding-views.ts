import type { Selectable } from 'kysely'
import type { BodyOf } from '@apron/contract'
import { mostViews, type findingViews as routes, type FindingView } from '@apron/contract/audits'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { found, refused } from '#kernel/refusals.ts'

type Row = Selectable<Tables['finding_views']>
type FindingViewBody = BodyOf<typeof routes.create>

/** Somebody's saved views, by name. */
export function list(db: Database, userId: number): Promise<Row[]> {
  return db
    .selectFrom('finding_views')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** One of somebody's own, held; 404 for anybody else's. */
export async function hold(db: Database, id: number, userId: number): Promise<Row> {
  const rows = db.selectFrom('finding_views').selectAll().where('id', '=', id).where('user_id', '=', userId)
  return found(await rows.forUpdate().executeTakeFirst())
}

const stored = ({ name, query, sort_by, sort }: FindingViewBody) => ({
  name,
  query: JSON.stringify(query),
  sort_by,
  sort,
})

/** Saves another view; 422 when one of theirs has this name, 400 when they have as many as allowed. */
export async function create(db: Database, values: FindingViewBody, userId: number): Promise<Row> {
  // Two at once would both find room for one.
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await checkNameIsFree(db, 'finding_views', { name: values.name, user_id: userId })
  if ((await list(db, userId)).length >= mostViews) throw refused('too_many_views', { count: mostViews })
  return db
    .insertInto('finding_views')
    .values({ ...stored(values), user_id: userId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes a held one anew; 422 when another of theirs is called so. */
export async function update(db: Database, view: Row, values: FindingViewBody): Promise<Row> {
  await checkNameIsFree(db, 'finding_views', { name: values.name, user_id: view.user_id }, { kept: view })
  const rows = db.updateTable('finding_views').set(stored(values)).where('id', '=', view.id)
  return rows.returningAll().executeTakeFirstOrThrow()
}

export async function remove(db: Database, view: Row): Promise<void> {
  await db.deleteFrom('finding_views').where('id', '=', view.id).execute()
}

export const present = ({ id, name, query, sort_by, sort }: Row): FindingView => ({ id, name, query, sort_by, sort })
