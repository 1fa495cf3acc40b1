import { notifications, type Notification } from '@apron/contract/talk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { navigate } from '../../../lib/router/router.ts'
import { call } from '../../../lib/calls/call.ts'
import { readAllAnew } from '../../../lib/calls/queries.ts'
import { tellRefusal } from '../../../lib/calls/refusals.ts'
import { putUnread, showRead } from './notification-cache.ts'

type Opened = Pick<Notification, 'id' | 'link'>

/** How a notification is read: one is opened and marked, or all are marked. */
export function useReading() {
  const client = useQueryClient()

  const markRead = useCallback(
    (id: number) => {
      showRead(client, (one) => one.id === id)
      call(notifications.read, { params: { id } })
        .then(({ data }) => putUnread(client, () => data.unread))
        .catch(tellRefusal)
    },
    [client],
  )
  const open = useCallback(
    ({ id, link }: Opened) => {
      markRead(id)
      if (!link) return
      // What was told of has changed: the screen that it leads to must not show what was read before.
      void readAllAnew({ but: ['notification'] })
      void navigate({ href: link })
    },
    [markRead],
  )
  const readAll = useCallback(() => {
    showRead(client, () => true)
    call(notifications.readAll, {})
      .then(({ data }) => putUnread(client, () => data.unread))
      .catch(tellRefusal)
  }, [client])

  return { open, markRead, readAll }
}
