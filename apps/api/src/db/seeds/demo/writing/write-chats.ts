import { randomUUID } from 'node:crypto'
import type { Language } from '@apron/messages'
import type { Database } from '../../../client.ts'
import { conversations, type Conversation, type ChatLine } from '../conversations.ts'
import { dayFrom, momentOn } from '../days.ts'
import type { Clock } from '../plan.ts'
import { reserve } from './reserve.ts'
import type { Company } from './write-company.ts'

type ChatEntry = { line: ChatLine; conversation: Conversation; before: ChatLine | null; at: Date }

/** What people of the company have written to one another, as the product keeps it. */
export async function writeChats(db: Database, language: Language, company: Company, clock: Clock): Promise<void> {
  const channel = await reserve(db, 'chat_channels', conversations)
  const said = conversations.flatMap((conversation) => linesOf(conversation, clock))
  // Channels are listed by the number of their last message.
  said.sort((one, other) => one.at.getTime() - other.at.getTime())
  const message = await reserve(
    db,
    'chat_messages',
    said.map(({ line }) => line),
  )
  const lastOf = ({ lines }: Conversation) => message(lines.at(-1)!)
  await db
    .insertInto('chat_channels')
    .values(
      conversations.map((conversation) => {
        const [first, second] = conversation.between.map(company.user).toSorted((one, other) => one - other)
        const created_at = said.find((one) => one.conversation === conversation)!.at
        return {
          id: channel(conversation),
          first_user_id: first!,
          second_user_id: second!,
          last_message_id: lastOf(conversation),
          created_at,
        }
      }),
    )
    .execute()
  await db
    .insertInto('chat_messages')
    .values(
      said.map(({ line, conversation, before, at }) => ({
        id: message(line),
        channel_id: channel(conversation),
        sender_id: company.user(line.by),
        client_id: randomUUID(),
        type: 'text',
        text: line.text[language],
        previous_id: before ? message(before) : 0,
        created_at: at,
      })),
    )
    .execute()
  await db
    .insertInto('chat_members')
    .values(
      conversations.flatMap((conversation) =>
        conversation.between.map((person) => {
          const own = conversation.lines.findLast(({ by }) => by === person)
          const [read, last] = [own ? message(own) : 0, lastOf(conversation)]
          return {
            channel_id: channel(conversation),
            user_id: company.user(person),
            read_id: conversation.unread ? read : last,
            last_message_id: last,
          }
        }),
      ),
    )
    .execute()
}

function linesOf(conversation: Conversation, { today, now }: Clock): ChatEntry[] {
  return conversation.lines.map((line, place) => ({
    line,
    conversation,
    before: conversation.lines[place - 1] ?? null,
    at: momentOn(dayFrom(today, line.day), line.minutes, now),
  }))
}
