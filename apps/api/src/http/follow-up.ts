import type { Route } from '@apron/contract'
import type { DomainEvent } from '../events/domain-events.ts'
import { runEventHandlers } from '../events/event-handlers.ts'
import type { Context } from './handler.ts'
import type { Publish } from '../kernel/context.ts'
import type { Services } from './services.ts'

/** The name of a write's entry in the trail, the key it was made under, and what is to be done once it has been committed. */
type Made = { action: string; by: string | null; after: (() => void)[] }

/** Does what follows from the facts of a write, and has whoever may see them told once it has been committed. */
export async function handleEvents(
  { events: { follows, teller }, emit }: Services,
  context: Context<Route>,
  facts: readonly DomainEvent[],
  { action, by, after }: Made,
): Promise<void> {
  const publish: Publish = (to, event, payload) => after.push(() => emit(to, event, payload))
  await runEventHandlers(follows, facts, { ...context, action, publish })
  const places = await teller.places(context.db, facts)
  after.push(() => teller.tell(places, by))
}
