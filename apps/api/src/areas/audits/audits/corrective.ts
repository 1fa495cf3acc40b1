import { sql } from 'kysely'
import type { BodyOf, Problems } from '@apron/contract'
import type { checklists as routes } from '@apron/contract/audits'
import type { Database } from '../../../db/client.ts'
import { Refusal } from '../../../http/answering/refusal.ts'

type Sent = BodyOf<typeof routes.corrective>['checklist_item']

/**
 * Gives the findings of an audit the dates that were sent, and answers the latest date of all findings.
 * 422 under `checklist_item.{place}.id` for what is no finding of the audit, and under `corrective_date.{item}` for a
 * finding that is left without a date, or with one before the audit starts.
 */
export async function setDates(db: Database, auditId: number, userId: number, sent: Sent): Promise<string | null> {
  const findings = await db
    .selectFrom('audit_items as i')
    .innerJoin('item_statuses as s', 's.id', 'i.status_id')
    .innerJoin('audits as a', 'a.id', 'i.audit_id')
    .where('i.audit_id', '=', auditId)
    .where('s.is_finding', '=', true)
    .select(['i.id', 'i.header', 'i.corrective_date', 'a.starting_date'])
    .orderBy('i.position')
    .execute()
  const dates = new Map(findings.map((finding) => [finding.id, finding.corrective_date]))
  const fields: Problems = {}
  sent.forEach(({ id, corrective_date }, place) => {
    if (dates.has(id)) dates.set(id, corrective_date)
    else fields[`checklist_item.${place}.id`] = [{ key: 'validation.no_finding' }]
  })
  for (const { id, header, starting_date } of findings) {
    const day = dates.get(id) ?? ''
    if (day >= starting_date) continue
    const key = day === '' ? 'validation.corrective_date' : 'validation.corrective_before_start'
    fields[`corrective_date.${id}`] = [{ key, values: { header } }]
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'failed', {}, fields)

  const changed = findings.filter((finding) => dates.get(finding.id) !== finding.corrective_date)
  await sql`
    with sent as (
      select * from unnest(${changed.map(({ id }) => id)}::integer[], ${changed.map(({ id }) => dates.get(id))}::date[]) as sent (id, date)
    ), dated as (
      update audit_items i set corrective_date = sent.date from sent where i.id = sent.id returning i.id, i.status_id, sent.date
    )
    insert into audit_item_history (audit_item_id, user_id, action, status_code, detail)
    select dated.id, ${userId}, 'corrective_date_set', s.code, dated.date from dated
    join item_statuses s on s.id = dated.status_id order by dated.id`.execute(db)
  return latest([...dates.values()])
}

/** The latest of some days (`YYYY-MM-DD`), or null when there is none. */
export function latest(days: readonly (string | null)[]): string | null {
  return days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
}
