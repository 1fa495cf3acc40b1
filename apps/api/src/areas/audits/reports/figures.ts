import { sql } from 'kysely'
import { auditStatus, correctiveStatus } from '@apron/contract'
import type { FindingFigures } from '@apron/contract/audits'
import { bySeverity, isFinding, onceFindings } from '#capabilities/visible/answer-status.ts'
import { isRepeatedAmong } from '#capabilities/visible/repeats.ts'
import type { Database } from '#db/client.ts'
import { captionOf } from '../domain/seen/caption.ts'
import { beganWithin, isCounted, type Scope } from './counted.ts'
import { firstDay, lastDay, yearsOf, type PeriodQuery } from './periods.ts'

type Row = FindingFigures['all'] & { status_id: number | null; code: string; name: string; color: string }
type Reader = { db: Database; today: string; timeZone: string }

/**
 * How long corrections took, and how many findings were found before, as the register has it. Days are those of
 * the calendar in the time zone, from the answer that made it a finding to the mark that it is complete; what nobody
 * noted has none.
 */
export async function figures(
  { db, today, timeZone }: Reader,
  scope: Scope,
  filters: PeriodQuery,
): Promise<FindingFigures> {
  const years = yearsOf(filters, today)
  await captionOf(db, scope, 'en')
  const { rows } = await sql<Row>`
    with found as materialized (
      select * from (
        select audit_items.id, audit_items.status_id, audit_items.corrective_status, ${isRepeatedAmong} as is_repeated,
          ${isCounted(scope)} and ${beganWithin(firstDay(years), lastDay(years))} as is_counted
        from audit_items join audits on audits.id = audit_items.audit_id
        join item_statuses present on present.id = audit_items.status_id
        left join audit_statuses own on own.audit_id = audit_items.audit_id and own.status_id = audit_items.status_id
        where audit_items.status_id = ${onceFindings} and ${isFinding}
          and audits.status >= ${sql.lit(auditStatus.IN_PROGRESS)}
      ) placed where is_counted
    ), timed as (
      select found.status_id,
        (closed.at at time zone ${timeZone})::date - (answered.at at time zone ${timeZone})::date as days
      from found
      join lateral (
        select id, created_at as at from audit_item_history
        where audit_item_id = found.id and action = 'corrective_status_set' and completed
        order by id desc limit 1) closed on true
      join lateral (
        select created_at as at from audit_item_history
        where audit_item_id = found.id and action = 'answered' and id < closed.id
        order by id desc limit 1) answered on true
      where found.corrective_status = ${sql.lit(correctiveStatus.COMPLETE)}
    ), counts as (
      select status_id, count(*)::integer as findings, (count(*) filter (where is_repeated))::integer as repeated
      from found group by grouping sets ((status_id), ())
    ), times as (
      select status_id, count(*)::integer as closed, percentile_cont(0.5) within group (order by days) as median,
        percentile_cont(0.9) within group (order by days) as ninetieth
      from timed group by grouping sets ((status_id), ())
    )
    select c.status_id, s.code, s.name, s.color, c.findings, c.repeated, coalesce(t.closed, 0) as closed, t.median,
      t.ninetieth
    from counts c left join times t on t.status_id is not distinct from c.status_id
    left join item_statuses s on s.id = c.status_id order by ${bySeverity('s')}`.execute(db)
  const all = rows.find(({ status_id }) => status_id === null)!
  return {
    all,
    classes: rows.flatMap(({ status_id: id, ...row }) => (id === null ? [] : [{ id, ...row }])),
  }
}
