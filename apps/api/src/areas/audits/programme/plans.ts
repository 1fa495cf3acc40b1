import { sql, type Selectable } from 'kysely'
import { approvalStatus, type BodyOf, type Problems } from '@apron/contract'
import type { programme as routes } from '@apron/contract/audits'
import { locked } from '#capabilities/held.ts'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { invalid, Refusal, refused } from '#kernel/refusals.ts'

export type PlanRow = Selectable<Tables['audit_plans']>
type PlanBody = BodyOf<typeof routes.update>

/** A plan, held until the transaction ends; 404. */
export const hold = (db: Database, id: number): Promise<PlanRow> => locked(db, 'audit_plans', id)

/** Plans an audit, gives the plan's id; 422 where it is planned already, and for what may not be chosen. */
export async function create(
  db: Database,
  { year, ...values }: BodyOf<typeof routes.create>,
  maker: { id: number },
): Promise<number> {
  await checkPlaces(db, [values], (_, field) => field)
  const [id] = await add(db, year, [values], maker)
  if (id === undefined) throw invalid('month', 'validation.planned')
  return id
}

/** Plans what was proposed, gives the ids; what is planned by now is left out. */
export async function accept(
  db: Database,
  { year, plans }: BodyOf<typeof routes.accept>,
  maker: { id: number },
): Promise<number[]> {
  await checkPlaces(db, plans, (at, field) => `plans.${at}.${field}`)
  return add(db, year, plans, maker)
}

async function add(db: Database, year: number, plans: readonly PlanBody[], maker: { id: number }): Promise<number[]> {
  const made = await db
    .insertInto('audit_plans')
    .values(plans.map((values) => ({ ...values, year, maker_id: maker.id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** Plans the held one anew: 400 once its audit is made or it is called off, 422 where it is planned already. */
export async function update(db: Database, plan: PlanRow, values: PlanBody): Promise<void> {
  checkOpen(plan)
  await checkPlaces(db, [values], (_, field) => field, plan)
  const { rows } = await sql<{ id: number }>`
    update audit_plans set organization_id = ${values.organization_id}, category_id = ${values.category_id},
      month = ${values.month}, note = ${values.note}
    where id = ${plan.id} and not exists (
      select from audit_plans other where other.year = ${plan.year} and other.month = ${values.month}
        and other.organization_id = ${values.organization_id} and other.cancelled_at is null and other.id <> ${plan.id}
        and coalesce(other.category_id, 0) = coalesce(${values.category_id}::integer, 0))
    returning id`.execute(db)
  if (rows.length === 0) throw invalid('month', 'validation.planned')
}

/** Calls the held one off; 400 once its audit is made or it is called off. */
export async function cancel(db: Database, plan: PlanRow, reason: string, by: { id: number }): Promise<void> {
  checkOpen(plan)
  await db
    .updateTable('audit_plans')
    .set({ cancelled_at: sql`now()`, cancelled_by: by.id, cancel_reason: reason })
    .where('id', '=', plan.id)
    .execute()
}

function checkOpen({ audit_id, cancelled_at }: PlanRow): void {
  if (audit_id !== null) throw refused('plan_made')
  if (cancelled_at !== null) throw refused('plan_cancelled')
}

type Place = Pick<PlanBody, 'organization_id' | 'category_id'>

/** 422 for organisations that are not there or not approved, and for categories that are not there; what a plan has already it keeps. */
async function checkPlaces(
  db: Database,
  places: readonly Place[],
  fieldOf: (at: number, field: string) => string,
  kept?: Place,
): Promise<void> {
  const { rows } = await sql<{ at: number; status: number | null; has_category: boolean }>`
    select sent.at::integer - 1 as at, o.status, sent.category_id is null or c.id is not null as has_category
    from unnest(${places.map((place) => place.organization_id)}::integer[],
      ${places.map((place) => place.category_id)}::integer[]) with ordinality as sent (organization_id, category_id, at)
    left join organizations o on o.id = sent.organization_id and o.deleted_at is null
    left join categories c on c.id = sent.category_id order by sent.at`.execute(db)
  const fields: Problems = {}
  for (const { at, status, has_category } of rows) {
    const isKept = kept?.organization_id === places[at]!.organization_id
    if (status !== approvalStatus.APPROVAL && !isKept) {
      const key = status === null ? 'validation.missing_record' : 'validation.not_approved'
      fields[fieldOf(at, 'organization_id')] = [{ key }]
    }
    if (!has_category) fields[fieldOf(at, 'category_id')] = [{ key: 'validation.missing_record' }]
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'failed', {}, fields)
}
