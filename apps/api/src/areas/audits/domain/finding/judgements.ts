import { sql } from 'kysely'
import { marksIn, type CorrectedFinding, type FindingStep } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'

type Judgements = Pick<CorrectedFinding, 'verified' | 'effect'>
type Row = {
  audit_item_id: number
  action: FindingStep['action']
  by: string
  on: string
  reason: string | null
  detail: string | null
  before: string | null
}

const none: Judgements = { verified: null, effect: null }

/**
 * Who verified findings, and how their effect was judged since, as far as it still counts: a verification while the
 * finding is complete, a good effect until it is sent back, a bad one until it is verified again. Days are those of
 * `timeZone`.
 */
export async function judgementsOf(
  db: Database,
  findings: readonly number[],
  timeZone: string,
): Promise<(id: number) => Judgements> {
  const { rows } = await sql<Row>`
    select h.audit_item_id, h.action, u.fullname as by, h.reason, h.detail, h.before,
      to_char(h.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as on
    from audit_items i
    cross join lateral (
      select max(id) filter (where action = 'corrective_status_set' and completed) as verified,
        max(id) filter (where action in ('effect_confirmed', 'effect_denied')) as effect
      from audit_item_history where audit_item_id = i.id) last
    join audit_item_history h on h.id in (last.verified, last.effect) join users u on u.id = h.user_id
    where i.id = any(${[...findings]}::integer[]) and case h.action
      when 'corrective_status_set' then i.corrective_status = 1
      when 'effect_confirmed' then i.finding_state = 'effective'
      else h.id > coalesce(last.verified, 0) end`.execute(db)
  const byFinding = new Map<number, Judgements>()
  for (const row of rows) {
    const judged = { by: row.by, on: row.on, reason: row.reason }
    byFinding.set(row.audit_item_id, {
      ...(byFinding.get(row.audit_item_id) ?? none),
      ...(row.action === 'corrective_status_set' ? { verified: judged } : { effect: effectOf(row, judged) }),
    })
  }
  return (id) => byFinding.get(id) ?? none
}

function effectOf(row: Row, judged: { by: string; on: string; reason: string | null }): Judgements['effect'] {
  const marks = marksIn(row)
  return {
    ...judged,
    is_effective: row.action === 'effect_confirmed',
    early_for: marks.includes('early') ? row.before : null,
    is_own: marks.includes('own'),
  }
}
