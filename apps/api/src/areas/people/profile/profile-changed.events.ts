import type { Follow } from '../../../events/event-handlers.ts'

/** Every tab of a person reads them anew. */
export const profileChanged: Follow = {
  entity: 'profile',
  run: (facts, { publish }) => {
    for (const { id } of facts) if (id !== null) publish({ user: id }, 'session:changed', {})
  },
}
