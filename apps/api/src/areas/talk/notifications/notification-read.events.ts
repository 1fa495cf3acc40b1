import type { Unread } from '#capabilities/notifications/unread.ts'
import { detailHandler } from '#events/event-handlers.ts'

/** Sends every tab of a reader how many are left. */
export const notificationRead = detailHandler<Unread>('notification', (facts, { publish }) => {
  for (const { id, detail } of facts) publish({ user: id }, 'notification:read', detail)
})
