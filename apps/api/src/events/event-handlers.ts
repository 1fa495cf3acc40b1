import type { Entity } from '@apron/contract/product'
import type { CallContext, Publish } from '#kernel/context.ts'
import type { Caller } from '#kernel/caller.ts'
import type { DomainEvent } from './domain-events.ts'

/** What a handler gets. It runs in the transaction of the call; what it publishes is sent after the commit. */
export type EventContext = CallContext & {
  caller: Caller | null
  /** The name of the call's entry in the trail. */
  action: string
  publish: Publish
}
/** An event with details from its verb. */
export type DetailedEvent<Detail> = DomainEvent & { id: number; detail: Detail }
/** What follows when records of an entity change. It gets all events of one call together. */
export type EventHandler = {
  entity: Entity
  run: (facts: readonly DomainEvent[], following: EventContext) => Promise<void> | void
}

/** A handler for those events of an entity that have details. */
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

/** Runs the handlers of a call's events, in the order in which the areas register them. */
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
