import { sql, type Selectable } from 'kysely'
import type { BodyOf, QueryOf } from '@apron/contract'
import { positions as routes, type Position } from '@apron/contract/people'
import type { Language } from '@apron/messages'
import { checkNameIsFree } from '#capabilities/names/names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import type { ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { afterEdit } from '#capabilities/review/review.ts'
import { reviewedAs } from '#capabilities/notifications/status-changed.ts'
import { checkUnused, type Uses } from '#capabilities/uses.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import type { Maker } from '#kernel/caller.ts'
import { found } from '#kernel/refusals.ts'
import { presentStatus } from '#http/answering/status-text.ts'

type Row = Selectable<Tables['positions']>
type PositionBody = BodyOf<typeof routes.create>

/** The notification to its author about a decision. */
export const reviewed = reviewedAs('position')

/** How one waits for a decision. */
export const deciding: ApprovalDefinition = {
  reviewed,
  section: 'positions.title',
  needs: { approval: [routes.approval.access], rejection: routes.rejection.access },
  writes: [routes.update.access],
  fields: { name: 'positions.name', order: 'positions.order' },
}

const orders = {
  id: sql`id`,
  name: sql`name collate natural_order`,
  order: sql`"order"`,
  status: sql`status`,
} as const

export const list = paged([], inOrder, { holding: 'position_id' })

function inOrder(db: Database, query: QueryOf<typeof routes.list>) {
  let rows = db.selectFrom('positions')
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  const select = (page: typeof rows) =>
    page.selectAll().orderBy(orders[query.sort_by], query.sort).orderBy('id', query.sort)
  return { rows, select }
}

export async function find(db: Database, id: number): Promise<Row> {
  return found(await db.selectFrom('positions').selectAll().where('id', '=', id).executeTakeFirst())
}

/** A position that waits for approval; 422 when another one bears its name. */
export async function create(db: Database, values: PositionBody, maker: Maker): Promise<Row> {
  await checkNameIsFree(db, 'positions', { name: values.name })
  return db
    .insertInto('positions')
    .values({ ...values, maker_id: maker.id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The held position as written anew; 422 when another one bears its name. */
export async function update(db: Database, position: Row, values: PositionBody, maker: Maker): Promise<Row> {
  await checkNameIsFree(db, 'positions', { name: values.name }, { kept: position })
  return db
    .updateTable('positions')
    .set({ ...values, status: afterEdit(position.status), maker_id: maker.id })
    .where('id', '=', position.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes the held position; 400 while anybody has it. */
export async function remove(db: Database, position: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'positions', [position.id])
  await db.deleteFrom('positions').where('id', '=', position.id).execute()
}

export function present(row: Row, language: Language): Position {
  return { id: row.id, name: row.name, order: row.order, status: presentStatus(row.status, language) }
}
