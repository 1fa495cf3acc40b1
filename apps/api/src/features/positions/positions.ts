import { sql, type Selectable } from 'kysely'
import type { Page, Position, QueryOf, positions as routes } from '@apron/contract'
import type { Language } from '@apron/messages'
import { paged } from '../../capabilities/paged.ts'
import type { Use } from '../../capabilities/uses.ts'
import type { Database } from '../../db/client.ts'
import type { Tables } from '../../db/schema/index.ts'
import { found, invalid } from '../../http/refusal.ts'
import { presentStatus } from '../../http/status-text.ts'

export type PositionRow = Selectable<Tables['positions']>

const orders = {
  id: sql`id`,
  name: sql`name collate natural_order`,
  order: sql`"order"`,
  status: sql`status`,
} as const

export async function list(db: Database, query: QueryOf<typeof routes.list>): Promise<Page<PositionRow>> {
  let rows = db.selectFrom('positions')
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  return paged(
    rows,
    query,
    (page) => page.selectAll().orderBy(orders[query.sort_by], query.sort).orderBy('id', query.sort),
    query.position_id,
  )
}

export async function find(db: Database, id: number): Promise<PositionRow> {
  return found(await db.selectFrom('positions').selectAll().where('id', '=', id).executeTakeFirst())
}

/** The position, held until the transaction ends, so that an edit and a decision that meet follow one another. */
export async function hold(db: Database, id: number): Promise<PositionRow> {
  return found(await db.selectFrom('positions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
}

/** 422 when another position bears the name. */
export async function checkName(db: Database, name: string, except = 0): Promise<void> {
  const other = await db
    .selectFrom('positions')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (other) throw invalid('name', 'validation.taken')
}

export const uses = [
  { table: 'users', column: 'position_id', text: 'uses.users', trashed: 'uses.deleted_users' },
] satisfies Use[]

export function present(row: PositionRow, language: Language): Position {
  return { id: row.id, name: row.name, order: row.order, status: presentStatus(row.status, language) }
}
