import { notifications } from '@apron/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '../../lib/i18n.ts'
import { sentLanguage } from '../../lib/language.ts'
import { noticeNews } from '../../lib/notices.ts'
import { useRead } from '../../lib/queries.ts'
import { useSession } from '../../lib/session.ts'
import { useRealtime, useReconnected } from '../../lib/socket.ts'
import { putUnread, readNewest, rereadList } from './notification-cache.ts'
import { useReading } from './use-reading.ts'

/** Pause in milliseconds after which what was pushed is read once, however much it was. */
const readAfter = 1000

/** How many notifications are unread, kept right while they arrive and are read elsewhere; each new one is told in a toast. */
export function useFeed(): number {
  const t = useText()
  const client = useQueryClient()
  const router = useRouter()
  const { open } = useReading()
  const known = useSession()?.user.notification ?? 0
  const { data } = useRead(notifications.unread, {}, { quiet: true })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const readSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void readNewest(client), readAfter)
  }

  useRealtime('notification', ({ id, link, author, message }) => {
    putUnread(client, (before) => before + 1)
    readSoon()
    if (isAt(router.state.location, link)) return
    noticeNews(`${author ?? t('notifications.system')} ${message[sentLanguage()]}`, () => open({ id, link }))
  })
  useRealtime('notification:read', ({ unread }) => {
    putUnread(client, () => unread)
    rereadList(client)
  })
  useReconnected(() => void readNewest(client))

  return data?.data.unread ?? known
}

/** Whether the person looks at the very item of an audit that a link leads to. */
function isAt({ pathname, search }: { pathname: string; search: object }, link: string | null): boolean {
  if (!link) return false
  const target = new URL(link, window.location.origin)
  const item = target.searchParams.get('item')
  return item !== null && target.pathname === pathname && 'item' in search && String(search.item) === item
}
