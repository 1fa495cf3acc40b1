import { notifications, type NotificationLine } from '@apron/contract/talk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { navigate } from '#lib/router/router.ts'
import { call } from '#lib/calls/call.ts'
import { readAllAnew } from '#lib/calls/queries.ts'
import { tellRefusal } from '#lib/calls/refusals.ts'
import { openChat } from '../domain/open-chats.ts'
import { putUnread, showRead } from './notification-cache.ts'

type NotificationTarget = Pick<NotificationLine, 'id' | 'link' | 'data'>

/** How lines are read: one is opened and marked with all that stands in it, or all are marked. */
export function useReading() {
  const client = useQueryClient()

  const markRead = useCallback(
    (id: number) => {
      showRead(client, (one) => one.id === id)
      call(notifications.readLine, { params: { id } })
        .then(({ data }) => putUnread(client, () => data))
        .catch(tellRefusal)
    },
    [client],
  )
  const open = useCallback(
    ({ id, link, data }: NotificationTarget) => {
      markRead(id)
      if (typeof data['channel_id'] === 'number') openChat(data['channel_id'])
      if (!link) return
      // The subject of the notification has changed: its screen must not show what was read before.
      void readAllAnew({ but: ['notification'] })
      void navigate({ href: link })
    },
    [markRead],
  )
  const readAll = useCallback(() => {
    showRead(client, () => true)
    call(notifications.readAll, {})
      .then(({ data }) => putUnread(client, () => data))
      .catch(tellRefusal)
  }, [client])

  return { open, markRead, readAll }
}
