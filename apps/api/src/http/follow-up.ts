import type { Route } from '@apron/contract'
import type { DomainEvent } from '#events/domain-events.ts'
import { runEventHandlers } from '#events/event-handlers.ts'
import type { Context } from './handler.ts'
import type { Publish } from '#kernel/context.ts'
import type { Services } from './services.ts'

/** The name of a write's entry in the trail, the key that it was sent under, and what runs after the commit. */
type WriteMetadata = { action: string; by: string | null; after: (() => void)[] }

/** Runs the event handlers of a write, and announces its changes after the commit to those who may see them. */
export async function handleEvents(
  { events: { handlers, announcer }, emit }: Services,
  context: Context<Route>,
  facts: readonly DomainEvent[],
  { action, by, after }: WriteMetadata,
): Promise<void> {
  const publish: Publish = (to, event, payload) => after.push(() => emit(to, event, payload))
  await runEventHandlers(handlers, facts, { ...context, action, publish })
  const places = await announcer.places(context.db, facts)
  after.push(() => announcer.tell(places, by))
}
