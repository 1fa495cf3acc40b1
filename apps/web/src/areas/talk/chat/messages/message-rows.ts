import type { ChatMessage } from '@apron/contract/talk'
import type { Unsent } from '../writing/kept-messages.ts'
import { dayName, dayOf } from './times.ts'

/** Milliseconds within which messages of one person stand together. */
const together = 5 * 60_000

export type RowPosition = {
  isOwn: boolean
  /** First and last of what one person said in a row. */
  isFirst: boolean
  isLast: boolean
}
export type MessageRow =
  | { key: string; day: string }
  | { key: string; isMarker: true }
  | ({ key: string; message: ChatMessage } & RowPosition)
  | ({ key: string; unsent: Unsent } & RowPosition)

type MessageEntry = {
  key: string
  author: number | null
  at: string
  day: string
  message?: ChatMessage
  unsent?: Unsent
}

const days = new WeakMap<ChatMessage | Unsent, string>()

/** Found once for each: hundreds are put in rows again with every one that comes. */
function dayOnce(one: ChatMessage | Unsent, at: string): string {
  const day = days.get(one) ?? dayOf(at)
  days.set(one, day)
  return day
}

/** What a window shows, from top to bottom: days, messages, where the unread begin, and those in the outbox. */
export function messageRows(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
  ownId: number,
  unreadAfter: number | null,
): MessageRow[] {
  const arrived = new Set(messages.map(({ client_id }) => client_id))
  const said: MessageEntry[] = [
    ...messages.map((message) => ({
      key: String(message.id),
      author: message.user_id,
      at: message.created_at,
      day: dayOnce(message, message.created_at),
      message,
    })),
    ...unsent
      .filter(({ clientId }) => !arrived.has(clientId))
      .map((one) => ({ key: one.clientId, author: ownId, at: one.at, day: dayOnce(one, one.at), unsent: one })),
  ]
  const firstUnread =
    unreadAfter === null ? undefined : messages.find(({ id, user_id }) => id > unreadAfter && user_id !== ownId)
  return said.flatMap((one, index): MessageRow[] => {
    const [before, after] = [said[index - 1], said[index + 1]]
    const isNewDay = before?.day !== one.day
    const isMarked = one.message !== undefined && one.message === firstUnread
    const placed = {
      isOwn: one.author === ownId,
      isFirst: isNewDay || isMarked || !belong(before, one),
      isLast:
        !after ||
        !belong(one, after) ||
        after.day !== one.day ||
        (firstUnread && after.message === firstUnread) === true,
    }
    return [
      ...(isNewDay ? [{ key: `day ${one.key}`, day: dayName(one.at) }] : []),
      ...(isMarked ? [{ key: 'marker', isMarker: true as const }] : []),
      one.message
        ? { key: one.key, message: one.message, ...placed }
        : { key: one.key, unsent: one.unsent!, ...placed },
    ]
  })
}

function belong(one: MessageEntry, next: MessageEntry): boolean {
  return one.author === next.author && new Date(next.at).getTime() - new Date(one.at).getTime() < together
}
