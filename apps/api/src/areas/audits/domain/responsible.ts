import { sql, type RawBuilder } from 'kysely'
import { holdsWords } from '#capabilities/search.ts'
import type { PersonRow } from '#capabilities/people.ts'
import { branchOf } from '#capabilities/tree.ts'
import type { Database } from '#db/client.ts'
import { invalid } from '#kernel/refusals.ts'
import type { AuditAccess } from '#http/rights/audit-access.ts'

const most = 50

/** Who answers for a finding. */
export type Responsible = { id: number; fullname: string }
/** Somebody who may, and whether as one of the audit's auditees. */
export type Candidate = PersonRow & { is_auditee: boolean }

/** Active people `u` who are auditees of the audit (`is_auditee`), or belong to the audited organisation or one below it. */
const candidates = ({ id, organizationId }: AuditAccess): RawBuilder<unknown> => sql`
  users u join (
    select user_id, bool_or(is_auditee) as is_auditee from (
      select m.user_id, true as is_auditee from audit_members m join team_roles r on r.id = m.team_role_id
      where m.audit_id = ${id} and r.part = 'auditee'
      union all
      select id, false from users where organization_id in ${branchOf('organizations', organizationId)}
    ) each_one group by user_id
  ) candidate on candidate.user_id = u.id
  where u.status = 0 and u.deleted_at is null`

/** The first 50 who may answer for findings of an audit and whose names hold the words; its auditees first. */
export async function list(db: Database, audit: AuditAccess, words = ''): Promise<Candidate[]> {
  const named = words === '' ? sql`true` : holdsWords('u.search', words)
  const { rows } = await sql<Candidate>`
    select u.id, u.fullname, u.avatar_id, p.id as position_id, p.name as position_name, p.order as position_order,
      u.is_auditee
    from (select u.*, candidate.is_auditee from ${candidates(audit)} and ${named}) u
    left join positions p on p.id = u.position_id
    order by u.is_auditee desc, u.fullname collate natural_order, u.id limit ${sql.lit(most)}`.execute(db)
  return rows
}

/** Who is to answer for a finding of the audit; 422 for whoever may not. */
export async function find(db: Database, audit: AuditAccess, userId: number): Promise<Responsible> {
  const { rows } = await sql<Responsible>`
    select u.id, u.fullname from ${candidates(audit)} and u.id = ${userId}`.execute(db)
  const [person] = rows
  if (!person) throw invalid('responsible_id', 'validation.responsible')
  return person
}

/** How many of some findings somebody may not answer for. */
export async function mayNotAnswerFor(db: Database, findings: readonly number[], userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from audit_items i join audits a on a.id = i.audit_id
    where i.id = any(${[...findings]}::integer[])
      and not exists (select from audit_members m join team_roles r on r.id = m.team_role_id
        where m.audit_id = i.audit_id and m.user_id = ${userId} and r.part = 'auditee')
      and not exists (
        with recursive up as (
          select o.id, o.parent_id from organizations o join users u on u.organization_id = o.id where u.id = ${userId}
          union select o.id, o.parent_id from organizations o join up on o.id = up.parent_id)
        select from up where up.id = a.organization_id)`.execute(db)
  return rows[0]!.count
}
