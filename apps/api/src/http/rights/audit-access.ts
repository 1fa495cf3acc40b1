import { sql } from 'kysely'
import { approvalStatus, type AuditStatus, type InAudit, type OpenOutside, type Permission } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { queryTemplate } from '#db/query-templates/query-template.ts'
import { holds, type Caller } from '#kernel/caller.ts'
import { answersFor, namedInAudits } from '#kernel/named-in-audits.ts'
import { notFound, notPermitted } from '#kernel/refusals.ts'

/** One audit as its caller meets it: its present status and what they may do inside it. */
export type AuditAccess = {
  id: number
  status: AuditStatus
  organizationId: number
  authorId: number
  /** In the team, and not external: may see where and when photos were taken. */
  isMember: boolean
  /** Own permissions and those of the groups, where approved, that the caller's team roles are tied to. */
  may(permission: Permission): boolean
}

/** How the audit's row is held until the transaction ends: `share` keeps it from moving on, `update` moves it. */
export type AuditLock = 'none' | 'share' | 'update'

const locks = { none: sql``, share: sql`for share of a`, update: sql`for update of a` }

/** How an audit is entered: its lock, what of it is open to external auditees, and which item is asked for. */
export type AuditAccessOptions = { lock: AuditLock; open?: OpenOutside | undefined; itemId?: number | undefined }

type Entered = {
  status: AuditStatus
  organization_id: number
  author_id: number
  is_member: boolean
  is_named: boolean
  answers: boolean
  role_permissions: string[]
}

type Entrance = { id: number; callerId: number; itemId: number }

const entering = queryTemplate(
  (_, { lock }: { lock: AuditLock }, { id, callerId, itemId }: Entrance) => sql<Entered>`
    select a.status, a.organization_id, a.author_id,
      exists (select from audit_members m where m.audit_id = a.id and m.user_id = ${callerId}) as is_member,
      exists (select from ${namedInAudits} where audit_id = a.id and user_id = ${callerId}) as is_named,
      ${answersFor(callerId, itemId)} and exists (
        select from audit_items where id = ${itemId} and audit_id = a.id) as answers,
      array(
        select distinct p.code from audit_members m
        join team_roles r on r.id = m.team_role_id
        join groups g on g.id = r.group_id and g.status = ${approvalStatus.APPROVAL}
        join group_permissions gp on gp.group_id = g.id
        join permissions p on p.id = gp.permission_id
        where m.audit_id = a.id and m.user_id = ${callerId}
      ) as role_permissions
    from audits a where a.id = ${id} ${locks[lock]}`,
)

/**
 * The audit and the caller's permissions in it; 404 when there is none that they may see. It is visible to those named
 * in it, holders of VIEW_ALL_CHECKLIST, and holders of VIEW_ORG_CHECKLIST for their own organisation and those below
 * it; to external auditees only as far as it is open.
 */
export async function enterAudit(
  db: Database,
  caller: Caller,
  id: number,
  { lock, open, itemId = 0 }: AuditAccessOptions,
): Promise<AuditAccess> {
  const [row] = await entering(db, { lock }, { id, callerId: caller.id, itemId })
  if (!row || !caller.isAdmitted) throw notFound()
  const fromRoles = new Set(row.role_permissions)
  const may = (permission: Permission) => holds(caller, permission) || fromRoles.has(permission)
  const opened = { 'own finding': row.answers, 'saved minutes': row.is_member }
  const seen =
    row.is_named ||
    (caller.isExternal
      ? open !== undefined && opened[open]
      : may('VIEW_ALL_CHECKLIST') ||
        (may('VIEW_ORG_CHECKLIST') && (await isWithin(db, row.organization_id, caller.organizationId))))
  if (!seen) throw notFound()
  return {
    id,
    status: row.status,
    organizationId: row.organization_id,
    authorId: row.author_id,
    isMember: row.is_member && !caller.isExternal,
    may,
  }
}

/** Whether there is such an audit, for whomever. */
export async function isThere(db: Database, id: number): Promise<boolean> {
  return (await db.selectFrom('audits').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

async function isWithin(db: Database, organizationId: number, above: number | null): Promise<boolean> {
  if (above === null) return false
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select id, parent_id from organizations where id = ${organizationId}
      union select o.id, o.parent_id from organizations o join up on o.id = up.parent_id
    ) select id from up where id = ${above}`.execute(db)
  return rows.length > 0
}

/** 403 unless the rule of an audit-scoped call lets the caller in; the author rule is the feature's to check. */
export function checkInAudit(access: InAudit, entered: AuditAccess): void {
  if (access.audit === 'see') return
  if (!access.audit.some((permission) => entered.may(permission))) throw notPermitted()
}
