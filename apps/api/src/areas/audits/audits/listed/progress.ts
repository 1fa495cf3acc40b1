import { sql } from 'kysely'
import type { ListedAudit } from '@apron/contract/audits'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { findingCounts } from '../../domain/finding/finding-counts.ts'

export type Progress = Pick<ListedAudit, 'total' | 'checked' | 'findings' | 'leaders' | 'last_activity_at'>
type ProgressCounts = { total: number | null; checked: number | null; findings: Progress['findings'] | null }

const counted = sql<ProgressCounts>`(
  select json_build_object('total', sum(c.items), 'checked', sum(c.items) filter (where not s.is_default),
    'findings', ${findingCounts(sql`c.items`)} filter (where s.is_finding and c.items > 0))
  from (
    select audit_id, status_id, sum(items) as items from audit_status_counts
    where audit_id = audits.id group by audit_id, status_id
  ) c ${joinStatus('c')}
)`

/** One person may lead in several roles. */
const leaders = sql<Progress['leaders'] | null>`(
  select json_agg(json_build_object('id', id, 'name', fullname) order by fullname collate natural_order, id) from users
  where id = any(array(
    select user_id from audit_members
    where audit_id = audits.id and team_role_id = any(array(select id from team_roles where part = 'leader'))
  ))
)`

/** How far each audit is, who leads it and when something last happened in it, as columns: PostgreSQL looks them up for the rows that it answers. */
export const progressColumns = [
  counted.as('counted'),
  leaders.as('leaders'),
  sql<string | null>`(select max(at) from audit_activity where audit_id = audits.id)`.as('last_activity_at'),
]

type Row = { counted: ProgressCounts; leaders: Progress['leaders'] | null; last_activity_at: string | null }

/** The same as it is answered. */
export const progressOf = ({ counted: { total, checked, findings }, leaders, last_activity_at }: Row): Progress => ({
  total: total ?? 0,
  checked: checked ?? 0,
  findings: findings ?? [],
  leaders: leaders ?? [],
  last_activity_at,
})
