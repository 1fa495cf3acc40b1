import { sql } from 'kysely'
import { approvalStatus, userStatus, userType } from '@apron/contract'

/** Whether whoever answers for the finding of `items`, by name or as one of the internal auditees, can no longer act. */
export const nobodyActs = (items: 'i' | 'audit_items' = 'audit_items') => {
  const [responsible, audit] = [sql.ref(`${items}.responsible_id`), sql.ref(`${items}.audit_id`)]
  return sql<boolean>`not exists (
    select from users able join groups own on own.id = able.group_id and own.status = ${sql.lit(approvalStatus.APPROVAL)}
    where able.status = ${sql.lit(userStatus.ACTIVE)} and able.deleted_at is null and (able.id = ${responsible}
      or ${responsible} is null and able.type = ${sql.lit(userType.INTERNAL)} and able.id in (
        select m.user_id from audit_members m join team_roles r on r.id = m.team_role_id
        where m.audit_id = ${audit} and r.part = 'auditee')))`
}
