import { code } from '../../lib/code/code.ts'
import type { KindsOfArea } from '../../lib/keep/outbox/kinds.ts'
import { withTexts } from '../../lib/text/text-sections.ts'
import { notificationRoutes } from './notifications/routes.ts'

/** The screens of the area. */
export const talkScreens = [...notificationRoutes] as const

/** What is said here and may wait on a device. */
export const talkKinds: KindsOfArea = {
  names: ['chat_message'],
  code: code(() => withTexts(['keep'], import('./chat/writing/kept-messages.ts'))),
}
