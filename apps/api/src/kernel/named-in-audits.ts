import { sql, type RawBuilder } from 'kysely'
import { superGroup, userType } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { Caller } from './caller.ts'

/**
 * Who is named in which audit (`user_id`, `audit_id`): its author, its team, and who answers for one of its findings.
 * It reads only tables with recorded writes, so that totals can be cached.
 */
const named = sql`(
  select id as audit_id, author_id as user_id from audits
  union all select audit_id, user_id from audit_members
  union all select audit_id, user_id from audit_responsibles)`

/** Who leads audits or answers their questions by a team role: only that opens a whole audit to external users. */
const auditing = sql`(
  select m.audit_id, m.user_id from audit_members m join team_roles r on r.id = m.team_role_id
  where r.part in ('leader', 'auditor'))`

/** Whether a person counts as internal, as members of the administrators' group always do. */
export const isInternal = (person: string) =>
  sql<boolean>`(${sql.ref(`${person}.type`)} <> ${sql.lit(userType.EXTERNAL)} or ${sql.ref(`${person}.group_id`)} = ${sql.lit(superGroup)})`

/**
 * Who sees which audit (`user_id`, `audit_id` of `sees`) whatever their permissions: those named in it; of external
 * users those who audit.
 */
export const namedInAudits = sql`(
  select named.audit_id, named.user_id from ${named} named join users on users.id = named.user_id and ${isInternal('users')}
  union all select audit_id, user_id from ${auditing} auditing) sees`

/** The ids (`audit_id`) of the audits that an external person sees. */
export const auditsOutside = (person: RawBuilder<unknown> | number) =>
  sql`select audit_id from ${auditing} auditing where user_id = ${person}`

/** The ids (`audit_id`) of the audits that somebody sees whatever their permissions. */
export const auditsNaming = ({ id, isExternal }: Caller) =>
  isExternal ? auditsOutside(id) : sql`select audit_id from ${named} named where user_id = ${id}`

/** Whether somebody is external and audits nowhere: they see no whole audit. */
export async function isAuditeeOutside(
  db: Database,
  { id, isExternal }: Pick<Caller, 'id' | 'isExternal'>,
): Promise<boolean> {
  if (!isExternal) return false
  const { rows } = await sql`select from ${auditing} auditing where user_id = ${id} limit 1`.execute(db)
  return rows.length === 0
}

/** Whether a finding is one that a person answers for. */
export const answersFor = (
  person: RawBuilder<unknown> | number,
  itemId: RawBuilder<unknown> | number,
) => sql<boolean>`exists (
  select from audit_responsibles own where own.user_id = ${person} and own.audit_item_id = ${itemId})`
