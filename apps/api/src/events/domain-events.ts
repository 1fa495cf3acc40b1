import { sql, type RawBuilder } from 'kysely'
import type { Route } from '@apron/contract'
import { changesOf, type Entity } from '@apron/contract/product'
import type { Database } from '#db/client.ts'

/** A changed record; `id` is null for several without ids. */
export type DomainEvent = {
  entity: Entity
  id: number | null
  auditId: number | null
  /** Details from the verb that changed it, for event handlers. */
  detail?: unknown
}
/** Reports what a call changed beyond its declaration; without an id: nothing of this entity. */
export type ReportChange = (entity: Entity, ids: number | readonly (number | null)[] | null, detail?: unknown) => void

/** What is known of a call when its events are collected. */
type DomainEventInput = {
  params: Record<string, number>
  /** The id of the record in the reply. */
  replied: number | null
  callerId: number | null
  auditId: number | null
}

/** Entities of one person: their id is the person's. */
const own: ReadonlySet<Entity> = new Set(['profile', 'session', 'notification'])

/**
 * Collects what one call changed: what its handler reports, and for the rest of its declaration what address and reply
 * say.
 */
export function collectEvents(route: Route) {
  const said: DomainEvent[] = []
  const open = new Set(changesOf(route))
  const changed: ReportChange = (entity, ids, detail) => {
    open.delete(entity)
    for (const id of typeof ids === 'object' && ids !== null ? ids : [ids])
      said.push({ entity, id, auditId: null, detail })
  }
  const settle = (known: DomainEventInput): DomainEvent[] => {
    const rest = [...open].map((entity): DomainEvent => ({ entity, id: idOf(route, entity, known), auditId: null }))
    return [...said, ...rest].map((fact) => ({ ...fact, auditId: auditOf(fact, known) }))
  }
  return { changed, settle }
}

function idOf(route: Route, entity: Entity, { params, replied, callerId, auditId }: DomainEventInput): number | null {
  if (own.has(entity)) return callerId
  if (auditId !== null && entity === 'audit') return auditId
  // Of several declared entities the address names the first.
  if (entity !== changesOf(route)[0]) return null
  return auditId === null ? (params['id'] ?? replied) : (replied ?? Object.values(params).at(-1) ?? null)
}

/**
 * An audit is inside itself. What changes in a call within an audit is inside that audit, except a person's own
 * entities.
 */
function auditOf({ entity, id, auditId }: DomainEvent, known: DomainEventInput): number | null {
  if (entity === 'audit') return id
  return own.has(entity) ? null : (auditId ?? known.auditId)
}

/** The statement that stores events, to be part of another one. */
export function insertEvents(facts: readonly DomainEvent[]): RawBuilder<unknown> {
  const once = [...new Map(facts.map((fact) => [`${fact.entity} ${fact.id} ${fact.auditId}`, fact])).values()]
  return sql`insert into changes (entity, id, audit_id) select * from unnest(
    ${once.map(({ entity }) => entity)}::text[], ${once.map(({ id }) => id)}::integer[],
    ${once.map(({ auditId }) => auditId)}::integer[])`
}

/** Deletes events that are too old for any reader. */
export async function deleteOldChanges(db: Database): Promise<void> {
  await sql`delete from changes where at < now() - make_interval(days => ${changesKeptDays})`.execute(db)
}
/** Whoever was away for longer reads everything anew. */
export const changesKeptDays = 90
