import { sql, type Selectable } from 'kysely'
import type { BodyOf, QueryOf } from '@apron/contract'
import { hazards as routes, type Hazard } from '@apron/contract/library'
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

type Row = Selectable<Tables['hazards']>
type HazardBody = BodyOf<typeof routes.create>

/** The notification to its author about a decision. */
export const reviewed = reviewedAs('hazard')

/** How one waits for a decision. */
export const deciding: ApprovalDefinition = {
  reviewed,
  section: 'hazards.title',
  needs: { approval: [routes.approval.access], rejection: routes.rejection.access },
  writes: [routes.update.access],
  fields: { name: 'hazards.name', severity: 'hazards.severity' },
}

const orders = {
  id: sql`id`,
  name: sql`name collate natural_order`,
  severity: sql`severity`,
  status: sql`status`,
} as const

export const list = paged([], inOrder, { holding: 'hazard_id' })

function inOrder(db: Database, query: QueryOf<typeof routes.list>) {
  let rows = db.selectFrom('hazards')
  if (query.status !== undefined) rows = rows.where('status', '=', query.status)
  const select = (page: typeof rows) =>
    page.selectAll().orderBy(orders[query.sort_by], query.sort).orderBy('id', query.sort)
  return { rows, select }
}

export async function find(db: Database, id: number): Promise<Row> {
  return found(await db.selectFrom('hazards').selectAll().where('id', '=', id).executeTakeFirst())
}

/** A hazard that waits for approval; 422 when another one bears its name. */
export async function create(db: Database, values: HazardBody, maker: Maker): Promise<Row> {
  await checkNameIsFree(db, 'hazards', { name: values.name })
  return db
    .insertInto('hazards')
    .values({ ...values, maker_id: maker.id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The held hazard as written anew; 422 when another one bears its name. */
export async function update(db: Database, hazard: Row, values: HazardBody, maker: Maker): Promise<Row> {
  await checkNameIsFree(db, 'hazards', { name: values.name }, { kept: hazard })
  return db
    .updateTable('hazards')
    .set({ ...values, status: afterEdit(hazard.status), maker_id: maker.id })
    .where('id', '=', hazard.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes the held hazard; 400 while anybody has it. */
export async function remove(db: Database, hazard: Row, uses: Uses): Promise<void> {
  await checkUnused(db, uses, 'hazards', [hazard.id])
  await db.deleteFrom('hazards').where('id', '=', hazard.id).execute()
}

export function present(row: Row, language: Language): Hazard {
  return { id: row.id, name: row.name, severity: row.severity, status: presentStatus(row.status, language) }
}
