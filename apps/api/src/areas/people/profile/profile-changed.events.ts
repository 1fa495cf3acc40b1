import type { EventHandler } from '#events/event-handlers.ts'

/** Every tab of a person reads them anew. */
export const profileChanged: EventHandler = {
  entity: 'profile',
  run: (facts, { publish }) => {
    for (const { id } of facts) if (id !== null) publish({ user: id }, 'session:changed', {})
  },
}
