import { sql, type RawBuilder } from 'kysely'
import { correctiveStatus } from '@apron/contract'
import type { HeadField } from '@apron/contract/audits'
import { statusesOf } from '#capabilities/visible/answer-status.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'
import type { Database } from '#db/client.ts'
import { invalid, refused } from '#kernel/refusals.ts'
import { weigh, type Change, type ConflictTold, type MergeResult } from '../domain/heads/heads.ts'
import type { Value } from '../domain/heads/merge.ts'
import { writeField, type Step } from '../domain/heads/write-field.ts'
import type { Responsible } from '../domain/responsible.ts'
import type { ItemRow } from './audit-items.ts'

type Status = Pick<
  ItemRow,
  'status_id' | 'code' | 'name' | 'color' | 'is_finding' | 'allows_comments' | 'status_asks_input' | 'is_default'
>

/** An item as a change has left it, and what became of a conflict with it. */
export type ItemWithConflict = ItemRow & { conflict?: ConflictTold | null }

async function findStatus(db: Database, auditId: number, which: RawBuilder<boolean>) {
  const { rows } = await sql<Status & { severity: number }>`
    select id as status_id, code, name, color, is_finding, allows_comments, asks_input as status_asks_input, is_default,
      severity
    from ${statusesOf(auditId)} where ${which}`.execute(db)
  const [row] = rows
  if (!row) throw invalid('status_code', 'validation.choice')
  const { severity, ...status } = row
  return { status, severity }
}

/**
 * The held item after somebody has said its status, or null when that is known already. A finding counts before what
 * is none, whichever arrives first, while neither has seen the other. What a finding had to be corrected by, by whom and
 * whether it was stays with an item that is none any more, is shown no longer, and is there again when it becomes one.
 */
export async function answer(
  db: Database,
  change: Change,
  item: ItemRow,
  code: string,
): Promise<ItemWithConflict | null> {
  const said = await findStatus(db, item.audit_id, sql`lower(code) = lower(${code})`)
  const { status_id, is_finding } = said.status
  if (isKnown(item, 'answer', change, status_id === item.status_id)) return null
  const meant = { value: status_id, is_finding, severity: said.severity }
  const { holds, isOwn, ...weighed } = await weigh(db, item, headsOf(item, 'answer', change), meant)
  const status = holds === status_id ? said.status : (await findStatus(db, item.audit_id, sql`id = ${holds}`)).status
  const steps: Step[] = [{ action: isOwn ? 'answered' : 'answered_unseen', code: said.status.code }]
  const turned = hasCorrection(item) ? turnedBy(item, status) : null
  if (turned) {
    const completed = isComplete(item) || null
    steps.push({ action: turned, code: status.code, detail: item.corrective_date, completed })
  }
  await write(db, item, 'answer', { ...weighed, holds, value: status_id, steps })
  const answered = { ...item, ...status, ...after(item, 'answer', weighed) }
  return { ...answered, has_conclusion: await isConcluded(db, answered) }
}

/** Whether a change says nothing new: what it says is there, and nobody else has said anything that its maker has not seen. */
function isKnown({ heads }: ItemRow, field: HeadField, { seen }: Change, isThere: boolean): boolean {
  return isThere && heads[field].length <= 1 && heads[field].every((id) => seen?.includes(id) ?? true)
}

const headsOf = (item: ItemRow, field: HeadField, change: Change) => ({ field, known: item.heads[field], change })

type Outcome = Pick<MergeResult, 'heads' | 'conflict'>

const after = ({ heads }: ItemRow, field: HeadField, outcome: Outcome) => ({
  heads: { ...heads, [field]: outcome.heads },
  conflict: outcome.conflict,
})

type FieldInput = Pick<MergeResult, 'holds' | 'conflict' | 'change'> & { value: Value; steps: Step[] }

async function write(db: Database, item: ItemRow, field: HeadField, { holds, value, steps, ...told }: FieldInput) {
  const settles: Step[] = told.conflict?.became === 'settled' ? [{ action: 'conflict_settled', code: item.code }] : []
  await writeField(db, field, told.change, [{ itemId: item.id, value, holds, steps: [...steps, ...settles] }])
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
export type CorrectiveDate = { date: string; setOn: string }

/**
 * The locked finding with its new date, or null when it has that date already; 400 for a question that is not a
 * finding, 422 for a day before the audit starts or before it was set.
 */
export async function setDate(
  db: Database,
  change: Change,
  item: ItemRow,
  { date, setOn }: CorrectiveDate,
): Promise<ItemWithConflict | null> {
  if (!item.is_finding) throw refused('not_a_finding')
  if (isKnown(item, 'corrective_date', change, item.corrective_date === date)) return null
  const { starting_date } = await db
    .selectFrom('audits')
    .select('starting_date')
    .where('id', '=', item.audit_id)
    .executeTakeFirstOrThrow()
  if (date < starting_date)
    throw invalid('corrective_date', 'validation.corrective_before_start', { header: item.header })
  if (date < setOn) throw invalid('corrective_date', 'validation.corrective_before_set', { header: item.header })
  const weighed = await weigh(db, item, headsOf(item, 'corrective_date', change), { value: date })
  const action = weighed.isOwn ? 'corrective_date_set' : 'corrective_date_unseen'
  const steps: Step[] = [{ action, code: item.code, detail: date }]
  await write(db, item, 'corrective_date', { ...weighed, value: date, steps })
  return { ...item, ...after(item, 'corrective_date', weighed), corrective_date: String(weighed.holds) }
}

/**
 * The locked finding with who answers for it (null: nobody by name), or null when that is so already; 400 for a
 * question that is not a finding.
 */
export async function setResponsible(
  db: Database,
  change: Change,
  item: ItemRow,
  person: Responsible | null,
): Promise<ItemWithConflict | null> {
  if (!item.is_finding) throw refused('not_a_finding')
  const [id, fullname] = [person?.id ?? null, person?.fullname ?? null]
  if (isKnown(item, 'responsible', change, item.responsible_id === id)) return null
  const weighed = await weigh(db, item, headsOf(item, 'responsible', change), { value: id })
  const action = weighed.isOwn ? 'responsible_set' : 'responsible_unseen'
  await write(db, item, 'responsible', {
    ...weighed,
    value: id,
    steps: [{ action, code: item.code, detail: fullname }],
  })
  const named = weighed.isOwn ? { responsible_id: id, responsible_name: fullname } : await nameOf(db, weighed.holds)
  return { ...item, ...after(item, 'responsible', weighed), ...named }
}

async function nameOf(db: Database, id: Value) {
  if (typeof id !== 'number') return { responsible_id: null, responsible_name: null }
  const { fullname } = await db.selectFrom('users').select('fullname').where('id', '=', id).executeTakeFirstOrThrow()
  return { responsible_id: id, responsible_name: fullname }
}
