import type { Entity } from '@apron/contract/product'
import type { CallContext, Publish } from '../kernel/context.ts'
import type { Caller } from '../kernel/caller.ts'
import type { DomainEvent } from './domain-events.ts'

/** What follows from a fact is done with this, in the transaction of the call; events leave once that has committed. */
export type EventContext = CallContext & {
  caller: Caller | null
  /** The name of the call's entry in the trail. */
  action: string
  publish: Publish
}
/** A fact of which the verb said something. */
export type DetailedEvent<Detail> = DomainEvent & { id: number; detail: Detail }
/** What follows when records of an entity change: events, and whom it is told. It gets all of one call together. */
export type EventHandler = {
  entity: Entity
  run: (facts: readonly DomainEvent[], following: EventContext) => Promise<void> | void
}

/** What follows from facts of an entity of which their verb says something; the others are left out. */
export function detailHandler<Detail>(
  entity: Entity,
  run: (facts: readonly DetailedEvent<Detail>[], following: EventContext) => Promise<void> | void,
): EventHandler {
  return {
    entity,
    run: (facts, context) => {
      const detailed = facts.filter(
        (fact): fact is DetailedEvent<Detail> => fact.detail !== undefined && fact.id !== null,
      )
      return detailed.length > 0 ? run(detailed, context) : undefined
    },
  }
}

/** Does what follows from the facts of a call, in the order in which the areas say it. */
export async function runEventHandlers(
  follows: readonly EventHandler[],
  facts: readonly DomainEvent[],
  context: EventContext,
): Promise<void> {
  const byEntity = Map.groupBy(facts, ({ entity }) => entity)
  for (const { entity, run } of follows) {
    const own = byEntity.get(entity)
    if (own) await run(own, context)
  }
}
