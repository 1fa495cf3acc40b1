import type { AnswerOf } from '@apron/contract'
import { chats, presence, type ChatChannel, type ChatHistory, type ChatMessage } from '@apron/contract/talk'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/calls/call.ts'
import { keyOf, readAgain, readOvertaken } from '#lib/calls/queries.ts'

/** Enough for everybody one has written with lately; older channels are found through the people who are online. */
export const listQuery = { per_page: 200 } as const
export const listKey = keyOf(chats.list, { query: listQuery })
export const activeKey = keyOf(presence.active)
export const historyKey = (id: number) => keyOf(chats.messages, { params: { id } }, 'history')
/** A channel that was just opened, until its history is there. */
export const openedKey = (id: number) => ['chat-opened', id] as const

const pageSize = 50
type List = AnswerOf<typeof chats.list>

/** The newest message received of each channel, whether or not those before it have come. */
const heard = new Map<number, number>()
const heardIn = (id: number) => heard.get(id) ?? 0

/** The newest messages of a channel; when some are there already, what came after them. */
export async function readHistory(client: QueryClient, id: number, signal?: AbortSignal): Promise<ChatHistory> {
  const after = client.getQueryData<ChatHistory>(historyKey(id))?.messages.at(-1)?.id
  const before = heardIn(id)
  const query = after === undefined ? { limit: pageSize } : { after, limit: 200 }
  const { data } = await call(chats.messages, { params: { id }, query }, { signal })
  const shown = client.getQueryData<ChatHistory>(historyKey(id))
  const messages = merge(shown?.messages ?? [], data.messages)
  const read = { ...data, messages, more: after === undefined || !shown ? data.more : shown.more }
  // What was said while this was on its way need not be in it.
  const isBehind = heardIn(id) > Math.max(before, messages.at(-1)?.id ?? 0)
  if (!isBehind && (after === undefined || !data.more)) return read
  client.setQueryData(historyKey(id), read)
  return readHistory(client, id, signal)
}

/** Puts the page before the oldest message that is shown above it. */
export async function readOlder(client: QueryClient, id: number): Promise<void> {
  const before = client.getQueryData<ChatHistory>(historyKey(id))?.messages[0]?.id
  if (before === undefined) return
  const { data } = await call(chats.messages, { params: { id }, query: { before, limit: pageSize } })
  client.setQueryData<ChatHistory>(
    historyKey(id),
    (shown) => shown && { ...shown, more: data.more, messages: merge(shown.messages, data.messages) },
  )
}

/** Each message once, in the order of the channel. */
function merge(some: readonly ChatMessage[], others: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...some, ...others].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((left, right) => left.id - right.id)
}

/** Takes a message in; when the one before it is missing, reads what was missed. */
function putMessage(client: QueryClient, message: ChatMessage): void {
  const { channel_id: channelId, previous_id } = message
  const key = historyKey(channelId)
  heard.set(channelId, Math.max(heardIn(channelId), message.id))
  const shown = client.getQueryData<ChatHistory>(key)
  const isWhole = previous_id === 0 || shown?.messages.some(({ id }) => id === previous_id || id === message.id)
  // Only what follows without a gap may be the last one: from there on the next reading goes on.
  if (shown && isWhole) client.setQueryData<ChatHistory>(key, { ...shown, messages: merge(shown.messages, [message]) })
  // A reading on its way goes on to the newest message; begun anew by each message, it would never come to an end.
  else if (!client.isFetching({ queryKey: key })) void readAgain(key)
}

/** Takes a message in, and shows it as the last one of its channel. */
export function takeMessage(client: QueryClient, message: ChatMessage, change: { unread?: number } = {}): void {
  putMessage(client, message)
  const isListed = putChannel(client, message.channel_id, ({ last_message: last }) => ({
    ...change,
    ...(last && last.id > message.id ? {} : { last_message: message }),
  }))
  if (!isListed) rereadList()
}

/** Changes a channel wherever it is shown; returns whether the list of channels has it. */
export function putChannel(
  client: QueryClient,
  id: number,
  change: (channel: ChatChannel) => Partial<ChatChannel>,
): boolean {
  const changed = (channel: ChatChannel) => (channel.channel_id === id ? { ...channel, ...change(channel) } : channel)
  client.setQueryData<ChatHistory>(historyKey(id), (shown) => shown && { ...shown, channel: changed(shown.channel) })
  readOvertaken(listKey)
  client.setQueryData<List>(listKey, (shown) => shown && { ...shown, data: shown.data.map(changed) })
  return client.getQueryData<List>(listKey)?.data.some(({ channel_id }) => channel_id === id) ?? true
}

/** Reads anew who is online: nobody remembers who came and left while the connection was lost. */
export function rereadActive(): void {
  void readAgain(activeKey)
}

/** Reads anew which channels there are. */
export function rereadList(): void {
  void readAgain(listKey)
}
