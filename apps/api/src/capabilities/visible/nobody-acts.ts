import { sql } from 'kysely'
import { approvalStatus, userStatus, userType } from '@apron/contract'

/** People who can sign in and act. */
const able = sql`users able join groups own on own.id = able.group_id and own.status = ${sql.lit(approvalStatus.APPROVAL)}
  and able.status = ${sql.lit(userStatus.ACTIVE)} and able.deleted_at is null`

/**
 * Whether those who answer for the finding of `items`, by name or as one of the internal auditees, can no longer act.
 * Both sets are the same for all findings, so that they are made once per statement.
 */
export const nobodyActs = (items: 'i' | 'audit_items' = 'audit_items') => {
  const [responsible, audit] = [sql.ref(`${items}.responsible_id`), sql.ref(`${items}.audit_id`)]
  return sql<boolean>`case when ${responsible} is not null then ${responsible} not in (select able.id from ${able})
    else ${audit} not in (
      select m.audit_id from audit_members m join team_roles r on r.id = m.team_role_id and r.part = 'auditee'
      join (${able}) on able.id = m.user_id and able.type = ${sql.lit(userType.INTERNAL)}) end`
}
