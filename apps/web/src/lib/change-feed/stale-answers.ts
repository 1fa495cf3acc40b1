import type { Route } from '@apron/contract'
import { changesOf, readsOf, type Entity } from '@apron/contract/product'

/** Records of an entity have changed; within one audit, where that is known. */
export type Fact = { entity: Entity; auditId: number | null }
type Params = Record<string, number>

/** The audit that a call is about, as its address names it; null for one about none, or that names something else. */
function auditOf({ access, subject }: Route, params: Params | null | undefined): number | null {
  const isInside = typeof access === 'object' && 'audit' in access && subject === undefined
  return (isInside && params?.['id']) || null
}

/** Whether an answer is stale after these events: of the same entity and, where both name an audit, of the same one. */
export function isMet(route: Route, params: Params | null | undefined, facts: readonly Fact[]): boolean {
  const reads = readsOf(route)
  const audit = auditOf(route, params)
  return facts.some(
    ({ entity, auditId }) => reads.includes(entity) && (audit === null || auditId === null || audit === auditId),
  )
}

/** What a write changes. */
export function factsOf(route: Route, params: Params | null | undefined): Fact[] {
  return changesOf(route).map((entity) => ({ entity, auditId: auditOf(route, params) }))
}
