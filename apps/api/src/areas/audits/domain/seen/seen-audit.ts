import { sql } from 'kysely'
import { own, seesAudit } from '#capabilities/visible/seen-by.ts'
import type { Database } from '#db/client.ts'
import type { DomainEvent } from '#events/domain-events.ts'
import type { EntityVisibility, AddressedEvents } from '#events/visibility.ts'
import { isInternal, namedInAudits } from '#kernel/named-in-audits.ts'
import { holds, type Caller } from '#kernel/caller.ts'
import type { Audience } from '#kernel/context.ts'

const isGone = sql<boolean>`not exists (select from audits where audits.id = change.audit_id)`
const seesAll: Audience = { right: 'VIEW_ALL_CHECKLIST' }

/**
 * An audit: visible to those who are named in it, and to those with a permission to see it. Its removal is announced to
 * the latter.
 */
export const audit: EntityVisibility = {
  seen: (caller) => {
    if (holds(caller, 'VIEW_ALL_CHECKLIST')) return sql<boolean>`true`
    return holds(caller, 'VIEW_ORG_CHECKLIST') ? sql<boolean>`(${isGone} or ${seesAudit(caller)})` : seesAudit(caller)
  },
  gone: () => isGone,
  toldTo: async (facts, db) => {
    const ids = facts.flatMap(({ id }) => id ?? [])
    const concerned = await readConcerned(db, ids)
    const byAudit = Map.groupBy(facts, ({ id }) => id)
    const told: AddressedEvents[] = concerned.map(({ audit_id, ...to }) => ({
      to: to.user !== null ? { user: to.user } : { organization: to.organization! },
      facts: byAudit.get(audit_id) ?? [],
    }))
    return [...told, ...ids.map((id) => ({ to: { audit: id }, facts: byAudit.get(id) ?? [] })), { to: seesAll, facts }]
  },
  hearing: (caller) => [...(holds(caller, 'VIEW_ALL_CHECKLIST') ? [seesAll] : []), ...ofOrganization(caller)],
}

const ofOrganization = (caller: Caller): Audience[] =>
  holds(caller, 'VIEW_ORG_CHECKLIST') && caller.organizationId !== null ? [{ organization: caller.organizationId }] : []

type Concerned = { audit_id: number; user: number | null; organization: number | null }

/** Who is named in audits, and the organisations whose people may see them. */
async function readConcerned(db: Database, ids: readonly number[]): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    with recursive changed as (select id, organization_id from audits where id = any(${ids}::integer[])),
    above as (
      select changed.id as audit_id, o.id, o.parent_id from changed join organizations o on o.id = organization_id
      union select above.audit_id, o.id, o.parent_id from above join organizations o on o.id = above.parent_id
    )
    select audit_id, user_id as user, null::integer as organization from ${namedInAudits}
    where audit_id = any(${ids}::integer[])
    union select audit_id, null, id from above`.execute(db)
  return rows
}

/** Whether a person (its id) is let into an audit: they read it as news of the audit, which is gone for them when they are not. */
export const auditAccess: EntityVisibility = {
  ...own,
  seen: (caller) =>
    caller.isExternal ? sql<boolean>`(${own.seen(caller)} and ${seesAudit(caller)})` : own.seen(caller),
  toldTo: async (facts, db) => {
    const told = await own.toldTo(facts, db)
    const hearing = await hearingOfAccess(db, facts)
    return told.filter(({ to }) => 'user' in to && hearing.has(to.user))
  },
  gone: (caller) => sql<boolean>`not ${seesAudit(caller)}`,
  shownAs: 'audit',
}

/** Those of the people of some events who may know of the audit: external ones only as long as they see it. */
async function hearingOfAccess(db: Database, facts: readonly DomainEvent[]): Promise<ReadonlySet<number>> {
  const [people, audits] = [facts.flatMap(({ id }) => id ?? []), facts.flatMap(({ auditId }) => auditId ?? [])]
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.id = any(${people}::integer[]) and (${isInternal('u')} or exists (
      select from ${namedInAudits} where user_id = u.id and audit_id = any(${audits}::integer[])))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
