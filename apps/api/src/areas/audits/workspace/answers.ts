import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { invalid, refused } from '../../../http/answering/refusal.ts'
import type { ItemRow } from './audit-items.ts'

type Status = Pick<
  ItemRow,
  'status_id' | 'code' | 'name' | 'color' | 'is_finding' | 'allows_comments' | 'status_asks_input' | 'is_default'
>

async function findStatus(db: Database, code: string): Promise<Status> {
  const { rows } = await sql<Status>`
    select id as status_id, code, name, color, is_finding, allows_comments, asks_input as status_asks_input, is_default
    from item_statuses where lower(code) = lower(${code})`.execute(db)
  const [status] = rows
  if (!status) throw invalid('status_code', 'validation.choice')
  return status
}

/** The held item under its new status, or null when it is in that status already. */
export async function answer(db: Database, userId: number, item: ItemRow, code: string): Promise<ItemRow | null> {
  const status = await findStatus(db, code)
  if (status.status_id === item.status_id) return null
  // What is no finding has nothing to correct.
  const corrective = status.is_finding
    ? { corrective_date: item.corrective_date, corrective_status: item.corrective_status }
    : { corrective_date: null, corrective_status: 0 }
  await sql`
    with answered as (
      update audit_items set status_id = ${status.status_id},
        corrective_date = ${corrective.corrective_date}, corrective_status = ${corrective.corrective_status}
      where id = ${item.id}
    )
    insert into audit_item_history (audit_item_id, user_id, action, status_code)
    values (${item.id}, ${userId}, 'answered', ${status.code})`.execute(db)
  return { ...item, ...status, ...corrective }
}

/** A corrective date, and the day on which it was set. */
export type Dated = { date: string; setOn: string }

/** The held finding with its new date, or null when it is that date already; 400 for what is no finding, 422 for a day before the audit starts or before it was set. */
export async function setDate(
  db: Database,
  userId: number,
  item: ItemRow,
  { date, setOn }: Dated,
): Promise<ItemRow | null> {
  if (!item.is_finding) throw refused('not_a_finding')
  if (item.corrective_date === date) return null
  const { starting_date } = await db
    .selectFrom('audit_items as i')
    .innerJoin('audits as a', 'a.id', 'i.audit_id')
    .select('a.starting_date')
    .where('i.id', '=', item.id)
    .executeTakeFirstOrThrow()
  if (date < starting_date)
    throw invalid('corrective_date', 'validation.corrective_before_start', { header: item.header })
  if (date < setOn) throw invalid('corrective_date', 'validation.corrective_before_set', { header: item.header })
  await sql`
    with dated as (update audit_items set corrective_date = ${date} where id = ${item.id})
    insert into audit_item_history (audit_item_id, user_id, action, status_code, detail)
    values (${item.id}, ${userId}, 'corrective_date_set', ${item.code}, ${date})`.execute(db)
  return { ...item, corrective_date: date }
}

/** The held finding marked complete (1) or not (0), or null when it is so already; 400 for what is no finding. */
export async function setCompleted(
  db: Database,
  userId: number,
  item: ItemRow,
  status: number,
): Promise<ItemRow | null> {
  if (!item.is_finding) throw refused('not_a_finding')
  if (item.corrective_status === status) return null
  await sql`
    with marked as (update audit_items set corrective_status = ${status} where id = ${item.id})
    insert into audit_item_history (audit_item_id, user_id, action, status_code, completed)
    values (${item.id}, ${userId}, 'corrective_status_set', ${item.code}, ${status === 1})`.execute(db)
  return { ...item, corrective_status: status }
}
