import { sql } from 'kysely'
import type { MessageKey } from '@apron/messages'
import type { BodyOf, Problems } from '@apron/contract'
import type { checklists as routes } from '@apron/contract/audits'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import { Refusal } from '#kernel/refusals.ts'
import { changeOf } from '../domain/heads/heads.ts'
import { writeField } from '../domain/heads/write-field.ts'

type CorrectiveDatesBody = BodyOf<typeof routes.corrective>['checklist_item']

type CorrectiveDatesInput = { auditId: number; caller: { id: number }; key: string | null; today: string }
type Finding = { id: number; header: string; code: string; corrective_date: string | null; starting_date: string }

/**
 * Gives the findings of an audit the dates that were sent, and answers the latest date of all findings.
 * 422 under `checklist_item.{place}.id` for what is no finding of the audit, and under `corrective_date.{item}` for a
 * finding that is left without a date, with one before the audit starts, or with a new one that has passed.
 */
export async function setDates(
  db: Database,
  setting: CorrectiveDatesInput,
  sent: CorrectiveDatesBody,
): Promise<string | null> {
  const { auditId, today } = setting
  const { rows: findings } = await sql<Finding>`
    select i.id, i.header, s.code, i.corrective_date, a.starting_date
    from audit_items i ${joinStatus()} join audits a on a.id = i.audit_id
    where i.audit_id = ${auditId} and s.is_finding order by i.position`.execute(db)
  const dates = new Map(findings.map((finding) => [finding.id, finding.corrective_date]))
  const fields: Problems = {}
  sent.forEach(({ id, corrective_date }, place) => {
    if (dates.has(id)) dates.set(id, corrective_date)
    else fields[`checklist_item.${place}.id`] = [{ key: 'validation.no_finding' }]
  })
  for (const finding of findings) {
    const key = wrongWith(finding, dates.get(finding.id) ?? null, today)
    if (key) fields[`corrective_date.${finding.id}`] = [{ key, values: { header: finding.header } }]
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'failed', {}, fields)

  const changed = findings.filter((finding) => dates.get(finding.id) !== finding.corrective_date)
  await writeField(
    db,
    'corrective_date',
    changeOf(setting),
    changed.map(({ id, code }) => {
      const date = dates.get(id)!
      return { itemId: id, value: date, holds: date, steps: [{ action: 'corrective_date_set', code, detail: date }] }
    }),
  )
  return latest([...dates.values()])
}

/** What is wrong with the day of a finding; one that was set before and has passed since is late, and not wrong. */
function wrongWith({ corrective_date, starting_date }: Finding, day: string | null, today: string): MessageKey | null {
  if (day === null) return 'validation.corrective_date'
  if (day < starting_date) return 'validation.corrective_before_start'
  return day !== corrective_date && day < today ? 'validation.corrective_before_set' : null
}

/** The latest of some days (`YYYY-MM-DD`), or null when there is none. */
export function latest(days: readonly (string | null)[]): string | null {
  return days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
}
