import { sql, type RawBuilder } from 'kysely'
import { inAudit, inAuditToldItself } from '#capabilities/visible/seen-by.ts'
import type { Database } from '#db/client.ts'
import type { DomainEvent } from '#events/domain-events.ts'
import type { EntityVisibility, AddressedEvents } from '#events/visibility.ts'
import type { Caller } from '#kernel/caller.ts'
import { isInternal } from '#kernel/named-in-audits.ts'
import type { CommentChange } from '../changes.ts'

/** Whether the caller sees the audit, or is external and this is so. */
const orOutside =
  (rule: (caller: Caller) => RawBuilder<boolean>): EntityVisibility['seen'] =>
  (caller) =>
    caller.isExternal ? sql<boolean>`(${inAudit.seen(caller)} or ${rule(caller)})` : inAudit.seen(caller)

type Reached = { user_id: number; of: number }

/** Events by the people whom each of them reaches, by what it is `of`. */
function toEach(
  facts: readonly DomainEvent[],
  reached: readonly Reached[],
  of: (fact: DomainEvent) => number | null,
): AddressedEvents[] {
  const byPerson = Map.groupBy(reached, ({ user_id }) => user_id)
  return [...byPerson].map(([user, own]) => ({
    to: { user },
    facts: facts.filter((fact) => own.some((one) => one.of === of(fact))),
  }))
}

/** The external people who answer for some items. */
async function answering(db: Database, itemIds: readonly number[]): Promise<Reached[]> {
  if (itemIds.length === 0) return []
  const { rows } = await sql<Reached>`
    select r.user_id, r.audit_item_id as of from audit_responsibles r join users u on u.id = r.user_id
    where r.audit_item_id = any(${[...itemIds]}::integer[]) and not ${isInternal('u')}`.execute(db)
  return rows
}

const answersHere = ({ id }: Caller, more = sql`true`) => sql<boolean>`exists (
  select from audit_responsibles own where own.user_id = ${id} and own.audit_id = change.audit_id and ${more})`

/** A question of an audit: external people see those that are findings which they answer for. */
export const auditItem: EntityVisibility = {
  ...inAuditToldItself,
  seen: orOutside((caller) => answersHere(caller, sql`own.audit_item_id = coalesce(change.id, own.audit_item_id)`)),
  toldTo: async (facts, db) => {
    const ids = facts.flatMap(({ id }) => id ?? [])
    return toEach(facts, await answering(db, ids), ({ id }) => id)
  },
}

/**
 * A finding in its workflow, in the same way; announced also to the person responsible, who need not have the audit
 * open.
 */
export const finding: EntityVisibility = {
  ...auditItem,
  toldTo: async (facts, db) => {
    const ids = facts.flatMap(({ id }) => id ?? [])
    const { rows } = await sql<Reached>`
      select id as of, responsible_id as user_id from audit_items
      where id = any(${ids}::integer[]) and responsible_id is not null`.execute(db)
    return [...(await inAudit.toldTo(facts, db)), ...toEach(facts, rows, ({ id }) => id)]
  },
}

const itemOf = ({ detail }: DomainEvent) => (detail as CommentChange | undefined)?.itemId ?? null

/** A comment: of one that was deleted nobody knows any more what it was about. */
export const comment: EntityVisibility = {
  ...inAuditToldItself,
  seen: orOutside((caller) =>
    answersHere(
      caller,
      sql`coalesce(own.audit_item_id = (select audit_item_id from comments where comments.id = change.id), true)`,
    ),
  ),
  toldTo: async (facts, db) =>
    toEach(
      facts,
      await answering(
        db,
        facts.flatMap((fact) => itemOf(fact) ?? []),
      ),
      itemOf,
    ),
}

/** Minutes: for external people those of the audits whose team they are in. */
export const minutes: EntityVisibility = {
  ...inAudit,
  seen: orOutside(
    ({ id }) => sql<boolean>`exists (
      select from audit_members m where m.user_id = ${id} and m.audit_id = change.audit_id)`,
  ),
  toldTo: async (facts, db) => {
    const audits = facts.flatMap(({ auditId }) => auditId ?? [])
    const { rows } = await sql<Reached>`
      select distinct m.user_id, m.audit_id as of from audit_members m join users u on u.id = m.user_id
      where m.audit_id = any(${audits}::integer[]) and not ${isInternal('u')}`.execute(db)
    return [...(await inAudit.toldTo(facts, db)), ...toEach(facts, rows, ({ auditId }) => auditId)]
  },
}
