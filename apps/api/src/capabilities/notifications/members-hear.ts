import type { Entity } from '@apron/contract/product'
import type { EventHandler } from '#events/event-handlers.ts'
import { membersOf } from '../people.ts'

/** Publishes changes of a user group that change what its members see: they read themselves anew. */
export const membersReload = (entity: Entity): EventHandler => ({
  entity,
  run: async (facts, { db, publish }) => {
    const members = await membersOf(
      db,
      facts.flatMap(({ id }) => id ?? []),
    )
    for (const user of members) publish({ user }, 'session:changed', {})
  },
})
