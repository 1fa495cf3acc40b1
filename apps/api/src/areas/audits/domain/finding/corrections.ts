import { sql } from 'kysely'
import type { Correction } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'
import { judgementsOf } from './judgements.ts'

type Row = Pick<Correction, 'plan' | 'done_on'> & { id: number }

/**
 * What was done about findings, as far as it still counts: the newest plan unless it was sent back, who accepted it, when
 * it was done, and what was judged. Days are those of `timeZone`.
 */
export async function correctionsOf(
  db: Database,
  findings: readonly number[],
  timeZone: string,
): Promise<(id: number) => Correction> {
  const dayOf = sql`to_char(h.created_at at time zone ${timeZone}, 'YYYY-MM-DD')`
  const { rows } = await sql<Row>`
    select i.id, done.on as done_on, case when p.id is not null then jsonb_build_object(
      'root_cause', p.root_cause, 'action', p.action, 'due_on', p.due_on, 'accepted', accepted.said) end as plan
    from audit_items i
    left join lateral (
      select * from finding_plans where audit_item_id = i.id order by id desc limit 1
    ) p on i.finding_state <> 'plan_sent_back'
    left join lateral (
      select jsonb_build_object('by', u.fullname, 'on', ${dayOf}) as said
      from audit_item_history h join users u on u.id = h.user_id
      where h.audit_item_id = i.id and h.action = 'correction_accepted' and h.id > p.step_id order by h.id desc limit 1
    ) accepted on true
    left join lateral (
      select ${dayOf} as on from audit_item_history h
      where h.audit_item_id = i.id and h.action = 'correction_done' order by h.id desc limit 1
    ) done on i.finding_state in ('done', 'verified', 'effective')
    where i.id = any(${[...findings]}::integer[])`.execute(db)
  const byFinding = new Map(rows.map(({ id, plan, done_on }) => [id, { plan, done_on }]))
  const judgementOf = await judgementsOf(db, findings, timeZone)
  return (id) => ({ ...(byFinding.get(id) ?? { plan: null, done_on: null }), ...judgementOf(id) })
}
