import { sql, type RawBuilder } from 'kysely'
import { approvalStatus, userType, type FindingParty } from '@apron/contract'

/** The audit `a` has nobody who leads its team. */
const hasNoLeader = sql`not exists (
  select from audit_members m join team_roles r on r.id = m.team_role_id where m.audit_id = a.id and r.part = 'leader')`

const partOf = (part: 'leader' | 'auditee') => sql`select m.user_id
  from audit_members m join team_roles r on r.id = m.team_role_id where m.audit_id = a.id and r.part = ${sql.lit(part)}`

/** The team of the audit `a` who hold the right to verify, by their own group or by their role. */
const verifiers = sql`select m.user_id
  from audit_members m join team_roles r on r.id = m.team_role_id join users u on u.id = m.user_id
  join groups g on g.id in (r.group_id, u.group_id) and g.status = ${sql.lit(approvalStatus.APPROVAL)}
  join group_permissions gp on gp.group_id = g.id
  join permissions p on p.id = gp.permission_id and p.code = 'SET_CORRECTIVE_STATUS'
  where m.audit_id = a.id`

/**
 * The parties of the finding workflow, for the finding `i` of the audit `a`: queries of `user_id`. Holders of a
 * permission outside the team are no party: they are neither notified nor waited for.
 */
export const parties: Record<FindingParty, RawBuilder<unknown>> = {
  responsible: sql`(
    select i.responsible_id as user_id where i.responsible_id is not null
    union all
    select auditee.user_id from (${partOf('auditee')}) auditee join users u on u.id = auditee.user_id
    where i.responsible_id is null and u.type = ${sql.lit(userType.INTERNAL)})`,
  lead: sql`(${partOf('leader')} union all select a.author_id where ${hasNoLeader})`,
  verifier: sql`(${verifiers})`,
}

/** Whether somebody is a party of the finding `i` of the audit `a`. */
export const isParty = (party: FindingParty, userId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${parties[party]} one where one.user_id = ${userId})`

/** Whether somebody has worked on the finding `i`: proposed, shown or reported what was done. */
export const hasWorkedOn = (userId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from audit_item_history h where h.audit_item_id = i.id and h.user_id = ${userId}
    and h.action in ('correction_proposed', 'evidence_given', 'correction_done'))`
