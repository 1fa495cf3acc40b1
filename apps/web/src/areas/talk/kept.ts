import { code } from '#lib/code/code.ts'
import type { KindsOfArea } from '#lib/outbox/change-kinds.ts'
import { withTexts } from '#lib/text/room-texts.ts'

/** What is said here and may wait on a device. */
export const talkKinds: KindsOfArea = {
  names: ['chat_message', 'forum_post', 'forum_comment'],
  code: code(() => withTexts('keep', import('./kept-kinds.ts'))),
}
