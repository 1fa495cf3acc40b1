import { sql } from 'kysely'
import type { FindingFigures } from '@apron/contract/audits'
import { isFinding, onceFindings } from '../../../capabilities/visible/answer-status.ts'
import { isRepeated } from '../../../capabilities/visible/repeats.ts'
import type { Database } from '../../../db/client.ts'
import { beganWithin, captionOf, isCounted, type Scope } from './counted.ts'
import { firstDay, lastDay, yearsOf, type Asked } from './periods.ts'

type Row = FindingFigures['all'] & { status_id: number | null; code: string; name: string; color: string }
type Reader = { db: Database; today: string; timeZone: string }

/**
 * How long corrections took, and how many findings were found before, as the register has it. Days are those of
 * the calendar in the time zone, from the answer that made it a finding to the mark that it is complete; what nobody
 * noted has none.
 */
export async function figures({ db, today, timeZone }: Reader, scope: Scope, filters: Asked): Promise<FindingFigures> {
  const years = yearsOf(filters, today)
  await captionOf(db, scope, 'en')
  const { rows } = await sql<Row>`
    with found as materialized (
      select audit_items.id, audit_items.status_id, audit_items.corrective_status, ${isRepeated()} as is_repeated
      from audit_items join audits on audits.id = audit_items.audit_id
      join item_statuses present on present.id = audit_items.status_id
      left join audit_statuses own on own.audit_id = audit_items.audit_id and own.status_id = audit_items.status_id
      where audit_items.status_id = ${onceFindings} and ${isFinding} and ${isCounted(scope)}
        and ${beganWithin(firstDay(years), lastDay(years))}
    ), timed as (
      select found.*, (closed.at at time zone ${timeZone})::date - (answered.at at time zone ${timeZone})::date as days
      from found
      left join lateral (
        select id, created_at as at from audit_item_history
        where found.corrective_status = 1 and audit_item_id = found.id
          and action = 'corrective_status_set' and completed
        order by id desc limit 1) closed on true
      left join lateral (
        select created_at as at from audit_item_history
        where audit_item_id = found.id and action = 'answered' and id < closed.id
        order by id desc limit 1) answered on true
    )
    select t.status_id, min(s.code) as code, min(s.name) as name, min(s.color) as color,
      count(t.id)::integer as findings, (count(*) filter (where t.is_repeated))::integer as repeated,
      count(t.days)::integer as closed,
      percentile_cont(0.5) within group (order by t.days) as median,
      percentile_cont(0.9) within group (order by t.days) as ninetieth
    from timed t join item_statuses s on s.id = t.status_id
    group by grouping sets ((t.status_id), ()) order by t.status_id`.execute(db)
  const all = rows.find(({ status_id }) => status_id === null)!
  return {
    all,
    classes: rows.flatMap(({ status_id: id, ...row }) => (id === null ? [] : [{ id, ...row }])),
  }
}
