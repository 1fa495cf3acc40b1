import type { ServerEvents } from '@apron/contract/product'
import { detailHandler } from '#events/event-handlers.ts'

type ChatMessageEvent = ServerEvents['chat:message'] & { reader: number }
type ChatReadEvent = ServerEvents['chat:read'] & { reader: number }
/** Who was named in a message. */
type ChatMention = { userId: number; channelId: number; messageId: number; text: string }
/** What happened in a channel, for each of its people. */
export type ChatChange =
  | { said: readonly ChatMessageEvent[] }
  | { read: readonly ChatReadEvent[] }
  | { named: ChatMention }

/** Sends every tab of both people what was said in a channel, and how far it was read. */
export const chatChanged = detailHandler<ChatChange>('chat', (facts, { publish }) => {
  for (const { detail } of facts) {
    if ('said' in detail)
      for (const { reader, ...event } of detail.said) publish({ user: reader }, 'chat:message', event)
    else if ('read' in detail)
      for (const { reader, ...event } of detail.read) publish({ user: reader }, 'chat:read', event)
  }
})
