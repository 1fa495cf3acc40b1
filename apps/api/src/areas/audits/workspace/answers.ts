import { sql } from 'kysely'
import { correctiveStatus } from '@apron/contract'
import { statusesOf } from '../../../capabilities/visible/answer-status.ts'
import { conclusionOf } from '../../../capabilities/visible/conclusion.ts'
import type { Database } from '../../../db/client.ts'
import { invalid, refused } from '../../../http/answering/refusal.ts'
import type { Responsible } from '../domain/responsible.ts'
import type { ItemRow } from './audit-items.ts'

type Status = Pick<
  ItemRow,
  'status_id' | 'code' | 'name' | 'color' | 'is_finding' | 'allows_comments' | 'status_asks_input' | 'is_default'
>

async function findStatus(db: Database, auditId: number, code: string): Promise<Status> {
  const { rows } = await sql<Status>`
    select id as status_id, code, name, color, is_finding, allows_comments, asks_input as status_asks_input, is_default
    from ${statusesOf(auditId)} where lower(code) = lower(${code})`.execute(db)
  const [status] = rows
  if (!status) throw invalid('status_code', 'validation.choice')
  return status
}

/**
 * The held item under its new status, or null when it is in that status already. What a finding had to be corrected by,
 * by whom and whether it was stays with an item that is none any more, is shown no longer, and is there again when it
 * becomes one.
 */
export async function answer(db: Database, userId: number, item: ItemRow, code: string): Promise<ItemRow | null> {
  const status = await findStatus(db, item.audit_id, code)
  if (status.status_id === item.status_id) return null
  const turned = hasCorrection(item) ? turnedBy(item, status) : null
  await sql`
    with answered as (update audit_items set status_id = ${status.status_id} where id = ${item.id}),
    told (action, detail, completed) as (
      values ('answered', null::text, null::boolean)
      ${turned ? sql`union all values (${turned}::text, ${item.corrective_date}::text, ${isComplete(item) || null}::boolean)` : sql``}
    )
    insert into audit_item_history (audit_item_id, user_id, action, status_code, detail, completed)
    select ${item.id}, ${userId}, action, ${status.code}, detail, completed from told`.execute(db)
  const answered = { ...item, ...status }
  return { ...answered, has_conclusion: await isConcluded(db, answered) }
}

const isComplete = (item: ItemRow) => item.corrective_status === correctiveStatus.COMPLETE
const hasCorrection = (item: ItemRow) =>
  item.corrective_date !== null || item.responsible_id !== null || item.finding_state !== 'open'

/** What a new answer does to what is said of a correction. */
function turnedBy(item: ItemRow, { is_finding }: Status): 'correction_hidden' | 'correction_given_back' | null {
  if (item.is_finding === is_finding) return null
  return is_finding ? 'correction_given_back' : 'correction_hidden'
}

async function isConcluded(db: Database, { id, is_finding, comment_count }: ItemRow): Promise<boolean> {
  if (!is_finding || comment_count === 0) return false
  const { rows } = await sql<{ concluded: boolean }>`
    select ${conclusionOf(sql<boolean>`true`)} is not null as concluded from audit_items i where i.id = ${id}`.execute(
    db,
  )
  return rows[0]!.concluded
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
    .selectFrom('audits')
    .select('starting_date')
    .where('id', '=', item.audit_id)
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

/** The held finding with who answers for it (null: nobody by name), or null when that is so already; 400 for what is no finding. */
export async function setResponsible(
  db: Database,
  userId: number,
  item: ItemRow,
  person: Responsible | null,
): Promise<ItemRow | null> {
  if (!item.is_finding) throw refused('not_a_finding')
  const [id, fullname] = [person?.id ?? null, person?.fullname ?? null]
  if (item.responsible_id === id) return null
  await sql`
    with named as (update audit_items set responsible_id = ${id} where id = ${item.id})
    insert into audit_item_history (audit_item_id, user_id, action, status_code, detail)
    values (${item.id}, ${userId}, 'responsible_set', ${item.code}, ${fullname})`.execute(db)
  return { ...item, responsible_id: id, responsible_name: fullname }
}
