import { sql, type RawBuilder } from 'kysely'

/** What was decided about a record (`approved`, `rejected`) and taken back (`undone`): when, by whom, why, and the status before. */
export const decisionsOf = (kind: string, id: number): RawBuilder<unknown> => sql`(
  select d.id, d.at, d.user_id, case d.move when 'approval' then 'approved' else 'rejected' end as action, d.reason,
    r.status_before
  from decision_records r join decisions d on d.id = r.decision_id where r.kind = ${kind} and r.record_id = ${id}
  union all
  select d.id, d.undone_at, d.user_id, 'undone', null, null
  from decision_records r join decisions d on d.id = r.decision_id and d.undone_at is not null
  where r.kind = ${kind} and r.record_id = ${id})`
