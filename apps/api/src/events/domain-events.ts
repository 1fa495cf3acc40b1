import { sql, type RawBuilder } from 'kysely'
import type { Route } from '@apron/contract'
import { changesOf, type Entity } from '@apron/contract/product'
import type { Database } from '../db/client.ts'

/** A record that a transaction changes; `id` is null for several that nobody counts. */
export type DomainEvent = {
  entity: Entity
  id: number | null
  auditId: number | null
  /** What the verb that changed it says of it, to what follows from the fact. */
  detail?: unknown
}
/** Says what a call changed beside what its declaration says; no id at all: nothing of this entity. */
export type ReportChange = (entity: Entity, ids: number | readonly (number | null)[] | null, detail?: unknown) => void

/** What is known of a call when its facts are drawn up. */
type Known = {
  params: Record<string, number>
  /** The id of what it answers with. */
  replied: number | null
  callerId: number | null
  auditId: number | null
}

/** The entities that are a person's own: their id is the person's. */
const own: ReadonlySet<Entity> = new Set(['profile', 'session', 'notification'])

/** Gathers what one call changed: what its handler says, and for whatever of its declaration that leaves open what address and reply say. */
export function collectEvents(route: Route) {
  const said: DomainEvent[] = []
  const open = new Set(changesOf(route))
  const changed: ReportChange = (entity, ids, detail) => {
    open.delete(entity)
    for (const id of typeof ids === 'object' && ids !== null ? ids : [ids])
      said.push({ entity, id, auditId: null, detail })
  }
  const settle = (known: Known): DomainEvent[] => {
    const rest = [...open].map((entity): DomainEvent => ({ entity, id: idOf(route, entity, known), auditId: null }))
    return [...said, ...rest].map((fact) => ({ ...fact, auditId: auditOf(fact, known) }))
  }
  return { changed, settle }
}

function idOf(route: Route, entity: Entity, { params, replied, callerId, auditId }: Known): number | null {
  if (own.has(entity)) return callerId
  if (auditId !== null && entity === 'audit') return auditId
  // Of several the address names the first.
  if (entity !== changesOf(route)[0]) return null
  return auditId === null ? (params['id'] ?? replied) : (replied ?? Object.values(params).at(-1) ?? null)
}

/** An audit is inside itself; what a call made within one changes is inside that one, but not what is a person's own. */
function auditOf({ entity, id, auditId }: DomainEvent, known: Known): number | null {
  if (entity === 'audit') return id
  return own.has(entity) ? null : (auditId ?? known.auditId)
}

/** The statement that writes facts down, to be a part of another one. */
export function insertEvents(facts: readonly DomainEvent[]): RawBuilder<unknown> {
  const once = [...new Map(facts.map((fact) => [`${fact.entity} ${fact.id} ${fact.auditId}`, fact])).values()]
  return sql`insert into changes (entity, id, audit_id) select * from unnest(
    ${once.map(({ entity }) => entity)}::text[], ${once.map(({ id }) => id)}::integer[],
    ${once.map(({ auditId }) => auditId)}::integer[])`
}

/** Throws away what is older than any reader may ask for. */
export async function deleteOldChanges(db: Database): Promise<void> {
  await sql`delete from changes where at < now() - make_interval(days => ${changesKeptDays})`.execute(db)
}
/** Whoever was away longer reads everything anew. */
export const changesKeptDays = 90
