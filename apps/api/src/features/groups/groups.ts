import { sql, type Selectable } from 'kysely'
import { superGroup, type Group, type groups as routes, type Page, type QueryOf } from '@apron/contract'
import type { Language } from '@apron/messages'
import { paged } from '../../capabilities/paged.ts'
import type { Use } from '../../capabilities/uses.ts'
import type { Database } from '../../db/client.ts'
import type { Tables } from '../../db/schema/index.ts'
import { found, invalid, refused } from '../../http/refusal.ts'
import { presentStatus } from '../../http/status-text.ts'

type Row = Selectable<Tables['groups']>
export type GroupRow = Row & { user_count: number }

const orders = { id: sql`id`, name: sql`name collate natural_order`, status: sql`status` } as const
const userCount = sql<number>`(select count(*) from users where users.group_id = groups.id and users.deleted_at is null)`

export async function list(db: Database, query: QueryOf<typeof routes.list>): Promise<Page<GroupRow>> {
  let rows = db.selectFrom('groups')
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  return paged(
    rows,
    query,
    (page) =>
      page
        .selectAll()
        .select(userCount.as('user_count'))
        .orderBy(orders[query.sort_by], query.sort)
        .orderBy('id', query.sort),
    query.group_id,
  )
}

export async function find(db: Database, id: number): Promise<GroupRow> {
  const rows = db.selectFrom('groups').selectAll().select(userCount.as('user_count'))
  return found(await rows.where('id', '=', id).executeTakeFirst())
}

/** The group, held until the transaction ends: nobody joins it meanwhile. */
export async function hold(db: Database, id: number): Promise<Row> {
  return found(await db.selectFrom('groups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
}

/** 400 for what the administrators' group does not allow to be done with it. */
export function checkNotSuper(id: number): void {
  if (id === superGroup) throw refused('super_group')
}

/** 422 when another group bears the name, whatever its case and diacritics. */
export async function checkName(db: Database, name: string, except = 0): Promise<void> {
  const other = await db
    .selectFrom('groups')
    .select('id')
    .where(sql`fold(name)`, '=', sql`fold(${name})`)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (other) throw invalid('name', 'validation.taken')
}

export const uses = [
  { table: 'users', column: 'group_id', text: 'uses.users', trashed: 'uses.deleted_users' },
  { table: 'team_roles', column: 'group_id', text: 'uses.team_roles' },
] satisfies Use[]

export function present(row: GroupRow, language: Language): Group {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: presentStatus(row.status, language),
    user_count: row.user_count,
  }
}
