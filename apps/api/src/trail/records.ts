import { trailKinds, type TrailKind } from '@apron/contract/desk'
import type { Entity } from '@apron/contract/product'
import type { Fact } from '../events/domain-events.ts'

/** What has no number of its own, by whose number its facts bear: that is the record that an entry is found by. */
const within: Partial<Record<Entity, TrailKind>> = {
  finding: 'audit_item',
  document_acknowledgement: 'document',
  group_permissions: 'group',
  dashboard: 'group',
  menu: 'group',
  profile: 'user',
  session: 'user',
}
const kinds: ReadonlySet<string> = new Set(trailKinds)
const kindOf = (entity: Entity) => within[entity] ?? (kinds.has(entity) ? (entity as TrailKind) : null)

type TrailRecord = { kind: TrailKind; id: number }

/** The records that facts are about, each once, and the audits that they lie in. */
export function recordsOf(facts: readonly Fact[]): TrailRecord[] {
  const all = facts.flatMap(({ entity, id, auditId }): TrailRecord[] => {
    const kind = kindOf(entity)
    return [
      ...(kind && id !== null ? [{ kind, id }] : []),
      ...(auditId === null ? [] : [{ kind: 'audit' as const, id: auditId }]),
    ]
  })
  return [...new Map(all.map((one) => [`${one.kind} ${one.id}`, one])).values()]
}
