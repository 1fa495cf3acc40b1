import type { Entity } from '@apron/contract/product'
import type { CallContext, Publish } from '../kernel/context.ts'
import type { Caller } from '../kernel/caller.ts'
import type { Fact } from './domain-events.ts'

/** What follows from a fact is done with this, in the transaction of the call; events leave once that has committed. */
export type Following = CallContext & {
  caller: Caller | null
  /** The name of the call's entry in the trail. */
  action: string
  publish: Publish
}
/** A fact of which the verb said something. */
export type Detailed<Detail> = Fact & { id: number; detail: Detail }
/** What follows when records of an entity change: events, and whom it is told. It gets all of one call together. */
export type Follow = { entity: Entity; run: (facts: readonly Fact[], following: Following) => Promise<void> | void }

/** What follows from facts of an entity of which their verb says something; the others are left out. */
export function following<Detail>(
  entity: Entity,
  run: (facts: readonly Detailed<Detail>[], following: Following) => Promise<void> | void,
): Follow {
  return {
    entity,
    run: (facts, context) => {
      const detailed = facts.filter((fact): fact is Detailed<Detail> => fact.detail !== undefined && fact.id !== null)
      return detailed.length > 0 ? run(detailed, context) : undefined
    },
  }
}

/** Does what follows from the facts of a call, in the order in which the areas say it. */
export async function follow(follows: readonly Follow[], facts: readonly Fact[], context: Following): Promise<void> {
  const byEntity = Map.groupBy(facts, ({ entity }) => entity)
  for (const { entity, run } of follows) {
    const own = byEntity.get(entity)
    if (own) await run(own, context)
  }
}
