import { sql } from 'kysely'
import { approvalStatus, type AuditState, type Permission } from '@apron/contract'
import { checklists as routes, framed } from '@apron/contract/audits'
import type { MessageKey } from '@apron/messages'
import { holdsOne, type ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import { isInternal, namedInAudits } from '#kernel/named-in-audits.ts'
import { refused } from '#kernel/refusals.ts'
import { reviewed, toThoseConcerned } from './audit-status.ts'
import type { AuditChange } from './changes.ts'

const isBelow = sql`record.organization_id in (with recursive below as (
  select id from organizations where id = person.organization_id
  union select o.id from organizations o join below on o.parent_id = below.id) select id from below)`
/** The rule of `enterAudit`, for a person whose own group is approved and who need not be the caller. */
export const seesIt = sql`(exists (select from ${namedInAudits} where audit_id = record.id and user_id = person.id)
  or ${isInternal('person')} and (${holdsOne(['VIEW_ALL_CHECKLIST'])}
    or ${holdsOne(['VIEW_ORG_CHECKLIST'])} and ${isBelow}))`

const byRole = (permissions: readonly Permission[]) => sql`exists (
  select from audit_members m
  join team_roles r on r.id = m.team_role_id
  join groups role on role.id = r.group_id and role.status = ${approvalStatus.APPROVAL}
  join group_permissions given on given.group_id = role.id
  join permissions p on p.id = given.permission_id
  join groups own on own.id = person.group_id and own.status = ${approvalStatus.APPROVAL}
  where m.audit_id = record.id and m.user_id = person.id and p.code = any(${[...permissions]}))`

/** 400 for an audit that asks nothing: it could neither begin nor be given questions once it is approved. */
async function checkSomeQuestions(db: Database, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`select from unnest(${[...ids]}::integer[]) as audit (id)
    where not exists (select from audit_items where audit_id = audit.id)`.execute(db)
  if (rows.length > 0) throw refused('approval_without_items')
}

/** How an audit waits for a decision: whoever may approve it inside it, by their own rights or their role, decides. */
export const auditDeciding: ApprovalDefinition = {
  reviewed,
  section: 'checklists.title',
  needs: { approval: routes.approval.access.audit, rejection: routes.rejection.access.audit },
  writes: routes.update.access.audit,
  fields: {
    name: 'checklists.name',
    starting_date: 'checklists.starting_date',
    ending_date: 'checklists.ending_date',
    organization_name: 'checklists.organization',
    category_name: 'checklists.category',
    ...framed((field): MessageKey => `checklists.${field}`),
    leaders: 'papers.leader',
  },
  inEach: (permissions) => sql<boolean>`((${holdsOne(permissions)} or ${byRole(permissions)}) and ${seesIt})`,
  sees: (caller) => sql<boolean>`exists (select from audits where audits.id = record.id and ${visibleTo(caller)})`,
  branch: sql`(select id, name from organizations where id = record.organization_id)`,
  check: async (db, move, ids) => {
    if (move === 'approval') await checkSomeQuestions(db, ids)
  },
  concerned: toThoseConcerned,
  said: (status: AuditState): AuditChange => ({ status, hasMoved: false, newcomers: [] }),
}
