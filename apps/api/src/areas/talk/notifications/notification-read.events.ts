import type { Unread } from '../../../capabilities/telling/unread.ts'
import { following } from '../../../facts/follow.ts'

/** Every tab of a reader hears how many are left. */
export const notificationRead = following<Unread>('notification', (facts, { publish }) => {
  for (const { id, detail } of facts) publish({ user: id }, 'notification:read', detail)
})
