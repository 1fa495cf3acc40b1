import { sql } from 'kysely'
import { partsNaming } from '@apron/contract'
import { findPeople } from '#capabilities/people.ts'
import { mentioned } from '#capabilities/notifications/mentioned.ts'
import { notify } from '#capabilities/notifications/notify.ts'
import type { Database } from '#db/client.ts'
import { detailHandler } from '#events/event-handlers.ts'
import type { ChatChange } from './chat-changed.events.ts'

/** Whether a message names the other person of its channel by their full name, as the composer writes it. */
export async function names(db: Database, otherId: number | null, text: string): Promise<boolean> {
  if (otherId === null || !text.includes('@')) return false
  const [other] = await findPeople(db, [otherId])
  return other !== undefined && partsNaming(text, [other.fullname]).some(({ isMention }) => isMention)
}

/** Notifies people who are mentioned in a chat; what was said to them in one chat stands in one notification line. */
export const tellsMentioned = detailHandler<ChatChange>('chat', async (facts, context) => {
  const [named] = facts.flatMap(({ detail }) => ('named' in detail ? [detail.named] : []))
  if (!named) return
  const { userId, channelId, messageId, text } = named
  await notify(
    context,
    mentioned,
    sql`select ${userId}::integer as user_id, 'message:' || ${messageId}::integer as subject,
      jsonb_build_object('channel_id', ${channelId}::integer, 'text', ${text}::text) as data`,
    { line: sql`'chat:' || ${channelId}::integer` },
  )
})
