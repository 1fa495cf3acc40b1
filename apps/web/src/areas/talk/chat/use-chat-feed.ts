import { shorten, type AnswerOf, type Person } from '@apron/contract'
import type { ServerEvents } from '@apron/contract/product'
import type { chats, ChatMessage } from '@apron/contract/talk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { t } from '../../../lib/i18n.ts'
import { noticeNews } from '../../../lib/notices.ts'
import { countInTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../lib/session.ts'
import { useRealtime, useReconnected } from '../../../lib/socket.ts'
import { changeAside } from './aside-state.ts'
import { activeKey, listKey, putChannel, putMessage, rereadChats } from './chat-cache.ts'
import { gist } from './names.ts'
import { isShown, openChat } from './open-chats.ts'
import { sendWaiting, startOutbox, takeOut } from './outbox.ts'
import { sawTyping, stoppedTyping } from './typing.ts'
import { useChannels } from './use-chat-data.ts'

/** Hears everything about chats and presence, sends what waits, and counts what is unread. `inSight`: how many windows have room. */
export function useChatFeed(inSight: number): void {
  const client = useQueryClient()
  const ownId = useSession()?.user.id ?? 0
  const room = useRef(inSight)
  useEffect(() => {
    room.current = inSight
  }, [inSight])

  const take = (message: ChatMessage, change: { unread?: number } = {}) => {
    putMessage(client, message)
    const isListed = putChannel(client, message.chanel_id, ({ last_message: last }) => ({
      ...change,
      ...(last && last.id > message.id ? {} : { last_message: message }),
    }))
    if (!isListed) void client.invalidateQueries({ queryKey: listKey })
  }
  useRealtime('chat:message', ({ message, author, unread }) => {
    take(message, { unread })
    if (message.user_id === ownId) return takeOut(message.client_id)
    stoppedTyping(message.chanel_id)
    if (unread === 0 || isShown(message.chanel_id, room.current)) return
    const name = author?.fullname ?? t('chat.assistant')
    noticeNews(t('chat.says', { name, text: shorten(gist(message), longest) }), () =>
      openChat(message.chanel_id, room.current),
    )
  })
  useRealtime('chat:read', ({ chanel_id, user_id, message_id, unread }) => {
    putChannel(client, chanel_id, ({ read_id, seen_id }) =>
      user_id === ownId
        ? { unread, read_id: Math.max(read_id, message_id) }
        : { seen_id: Math.max(seen_id, message_id) },
    )
  })
  useRealtime('chat:typing', ({ chanel_id, user_id }) => {
    if (user_id !== ownId) sawTyping(chanel_id)
  })
  useRealtime('users:active', (event) => {
    const shown = client.getQueryData<{ data: Person[] }>(activeKey)
    const people = shown && activeNow(shown.data, event)
    if (people) client.setQueryData(activeKey, { data: people })
    if (people?.length !== event.user_ids.length) void client.invalidateQueries({ queryKey: activeKey })
  })
  useReconnected(() => {
    rereadChats(client)
    sendWaiting()
  })

  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    void startOutbox((message) => taking.current(message))
    window.addEventListener('online', sendWaiting)
    return () => window.removeEventListener('online', sendWaiting)
  }, [ownId])

  const unread = unreadIn(useChannels().data)
  useEffect(() => {
    changeAside({ unread })
    countInTitle(unread)
    return () => countInTitle(0)
  }, [unread])
}

function unreadIn(listed: AnswerOf<typeof chats.list> | undefined): number {
  return (listed?.data ?? []).reduce((sum, { unread }) => sum + unread, 0)
}

function activeNow(shown: readonly Person[], { user_ids, joined }: ServerEvents['users:active']): Person[] {
  const known = new Map([...shown, ...joined].map((person) => [person.id, person]))
  return user_ids.flatMap((id) => known.get(id) ?? [])
}

/** Signs of a message that a notice shows. */
const longest = 120
