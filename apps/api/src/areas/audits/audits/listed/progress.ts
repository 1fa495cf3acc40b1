import { sql } from 'kysely'
import type { ListedAudit } from '@apron/contract/audits'
import { joinStatus } from '../../../../capabilities/visible/answer-status.ts'
import type { Database } from '../../../../db/client.ts'
import { findingCounts } from '../../domain/finding/finding-counts.ts'

export type Progress = Pick<ListedAudit, 'total' | 'checked' | 'findings' | 'leaders' | 'last_activity_at'>
const none: Progress = { total: 0, checked: 0, findings: [], leaders: [], last_activity_at: null }

/** How far each of some audits is, who leads it and when something last happened in it, all of them together. */
export async function progressOf(db: Database, auditIds: readonly number[]): Promise<(auditId: number) => Progress> {
  if (auditIds.length === 0) return () => none
  const { rows } = await sql<Progress & { id: number }>`
    with counted as (
      select audit_id, status_id, sum(items) as items from audit_status_counts
      where audit_id = any(${auditIds}) group by audit_id, status_id
    ), answered as (
      select c.audit_id, sum(c.items) as total,
        coalesce(sum(c.items) filter (where not s.is_default), 0) as checked,
        ${findingCounts(sql`c.items`)} filter (where s.is_finding and c.items > 0) as findings
      from counted c ${joinStatus('c')} group by c.audit_id
    ), leaders_of as (
      select distinct m.audit_id, u.id, u.fullname from audit_members m
      join team_roles r on r.id = m.team_role_id and r.part = 'leader' join users u on u.id = m.user_id
      where m.audit_id = any(${auditIds})
    ), led as (
      select audit_id, json_agg(json_build_object('id', id, 'name', fullname)
        order by fullname collate natural_order, id) as leaders
      from leaders_of group by audit_id
    ), acted as (
      select audit_id, max(at) as at from audit_activity where audit_id = any(${auditIds}) group by audit_id
    )
    select id, coalesce(total, 0) as total, coalesce(checked, 0) as checked, coalesce(findings, '[]') as findings,
      coalesce(leaders, '[]') as leaders, acted.at as last_activity_at
    from unnest(${auditIds}::integer[]) id
    left join answered on answered.audit_id = id left join led on led.audit_id = id
    left join acted on acted.audit_id = id`.execute(db)
  const byId = new Map(rows.map(({ id, ...progress }) => [id, progress]))
  return (auditId) => byId.get(auditId) ?? none
}
