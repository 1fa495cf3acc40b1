import type { Kinds } from '#lib/outbox/change-kinds.ts'
import { chatKinds } from './chat/writing/kept-messages.ts'
import { forumKinds } from './forum/writing/kept-forum.ts'

/** What is said in chats and in the forum, and may wait on a device. */
export const kinds: Kinds['kinds'] = { ...chatKinds, ...forumKinds }
