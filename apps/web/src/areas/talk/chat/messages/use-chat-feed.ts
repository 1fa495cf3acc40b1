import type { AnswerOf, Person } from '@apron/contract'
import { shorten } from '@apron/contract/text'
import type { ServerEvents } from '@apron/contract/product'
import { chatChannelEvent, chatMessageEvent, type chats } from '@apron/contract/talk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { t } from '#lib/text/i18n.ts'
import { noticeNews } from '#lib/page/notices.ts'
import { countInTitle } from '#lib/page/page-title.ts'
import { useSession } from '#lib/session/session.ts'
import { useRealtime, useReconnected } from '#lib/socket.ts'
import { forgetChange, sendNow } from '#lib/outbox/outbox.ts'
import { changeAside } from '../aside-state.ts'
import { activeKey, putChannel, rereadActive, takeMessage } from '../chat-cache.ts'
import { gist } from '../people/names.ts'
import { isShown, openChat } from '../../domain/open-chats.ts'
import { sawTyping, stoppedTyping } from './typing.ts'
import { useChannels } from '../use-chat-data.ts'

/**
 * Receives all events of chats and presence, sends what waits, and counts what is unread. `inSight`: how many windows
 * have room.
 */
export function useChatFeed(inSight: number): void {
  const client = useQueryClient()
  const ownId = useSession()?.user.id ?? 0
  const room = useRef(inSight)
  useEffect(() => {
    room.current = inSight
  }, [inSight])

  useRealtime(
    'chat:message',
    ({ message, author, unread }) => {
      takeMessage(client, message, { unread })
      if (message.user_id === ownId) return void forgetChange(message.client_id)
      stoppedTyping(message.channel_id)
      if (unread === 0 || isShown(message.channel_id, room.current)) return
      const name = author?.fullname ?? t('chat.assistant')
      noticeNews(t('chat.says', { name, text: shorten(gist(message), longest) }), () =>
        openChat(message.channel_id, room.current),
      )
    },
    chatMessageEvent,
  )
  useRealtime(
    'chat:read',
    ({ channel_id, user_id, message_id, unread }) => {
      putChannel(client, channel_id, ({ read_id, seen_id }) =>
        user_id === ownId
          ? { unread, read_id: Math.max(read_id, message_id) }
          : { seen_id: Math.max(seen_id, message_id) },
      )
    },
    chatChannelEvent,
  )
  useRealtime(
    'chat:typing',
    ({ channel_id, user_id }) => {
      if (user_id !== ownId) sawTyping(channel_id)
    },
    chatChannelEvent,
  )
  useRealtime('users:active', (event) => {
    const shown = client.getQueryData<{ data: Person[] }>(activeKey)
    const people = shown && activeNow(shown.data, event)
    if (people) client.setQueryData(activeKey, { data: people })
    if (people?.length !== event.user_ids.length) rereadActive()
  })
  useReconnected(() => {
    rereadActive()
    sendNow()
  })

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
