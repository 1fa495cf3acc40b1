import type { TrailKind } from '@apron/contract/desk'
import { entityNames, partOf } from '@apron/contract/entities'
import type { Entity } from '@apron/contract/product'
import type { DomainEvent } from '#events/domain-events.ts'

const own = Object.fromEntries(entityNames.map((name) => [name, name])) as { [Kind in TrailKind]: Kind }
/**
 * The id by which an entry is found: the record's own, or that of the record an event is part of. Anything that is
 * neither an entity nor part of one does not compile.
 */
const kindOf: Record<Entity, TrailKind | null> = { ...own, ...partOf }

type TrailRecord = { kind: TrailKind; id: number }

/** The records that events are about, each once, and the audits that they lie in. */
export function recordsOf(facts: readonly DomainEvent[]): TrailRecord[] {
  const all = facts.flatMap(({ entity, id, auditId }): TrailRecord[] => {
    const kind = kindOf[entity]
    return [
      ...(kind && id !== null ? [{ kind, id }] : []),
      ...(auditId === null ? [] : [{ kind: 'audit' as const, id: auditId }]),
    ]
  })
  return [...new Map(all.map((one) => [`${one.kind} ${one.id}`, one])).values()]
}
