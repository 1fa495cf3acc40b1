import { following } from '../../../facts/follow.ts'

/** How many of their notifications somebody has not read now. */
export type Left = { unread: number }

/** Every tab of a reader hears how many are left. */
export const notificationRead = following<Left>('notification', (facts, { publish }) => {
  for (const { id, detail } of facts) publish({ user: id }, 'notification:read', detail)
})
