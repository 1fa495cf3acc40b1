import { chats, type ChatChannel } from '@apron/contract/talk'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { call } from '#lib/calls/call.ts'
import { putChannel, rereadList } from '../chat-cache.ts'

/** Pause in milliseconds, so that several messages at once are one call. */
const pause = 300

const waiting = new Map<number, ReturnType<typeof setTimeout>>()

/** Marks a channel as read while its newest message is before the person's eyes; nothing is counted as unread meanwhile. */
export function useMarkRead(
  id: number,
  channel: ChatChannel | undefined,
  lastId: number | undefined,
  isHere: boolean,
): void {
  const client = useQueryClient()
  const unread = channel?.unread ?? 0
  const lastSaid = channel?.last_message?.id ?? 0
  useLayoutEffect(() => {
    // While what was missed is being read, the newest is not before anybody's eyes.
    if (lastId === undefined || lastId < lastSaid || unread === 0 || !isHere) return
    putChannel(client, id, () => ({ unread: 0, read_id: lastId }))
    clearTimeout(waiting.get(id))
    waiting.set(
      id,
      setTimeout(() => {
        call(chats.read, { params: { id }, body: { message_id: lastId } })
          .then(({ data }) => putChannel(client, id, ({ read_id }) => (data.read_id < read_id ? {} : data)))
          .catch(rereadList)
      }, pause),
    )
  }, [client, id, lastId, lastSaid, unread, isHere])
}

/** The last message that was read before the unread ones came: where the window says that something is new. It stays while they are read. */
export function useUnreadMark(channel: ChatChannel | undefined, isLoaded: boolean, isHere: boolean): number | null {
  const [after, setAfter] = useState<number | null>()
  if (!channel || !isLoaded) return after ?? null
  const isNew = channel.unread > 0
  if (after === undefined) setAfter(isNew ? channel.read_id : null)
  else if (isNew && !isHere && after !== channel.read_id) setAfter(channel.read_id)
  return after ?? null
}
