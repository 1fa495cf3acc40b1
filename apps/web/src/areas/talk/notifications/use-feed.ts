import { notifications } from '@apron/contract/talk'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { code } from '#lib/code/code.ts'
import { useText } from '#lib/text/i18n.ts'
import { sentLanguage } from '#lib/text/language.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { noticeNews } from '#lib/page/notices.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { useRealtime, useReconnected } from '#lib/socket.ts'
import { countAgain, putUnread, rereadList } from './notification-cache.ts'
import { useReading } from './use-reading.ts'

/** Pause in milliseconds after which what was pushed is read once, however much it was. */
const readAfter = 1000

const newest = code(() => import('./newest-lines.ts'))

/** Reads how many there are, and what came last where the list is shown. */
async function readNewest(client: QueryClient): Promise<void> {
  if (countAgain(client)) await newest.until().then(({ putNewest }) => putNewest(client))
}

/**
 * How many lines are unread, kept right while they arrive, grow and are read elsewhere; lines that do not grow quietly
 * show a toast.
 */
export function useFeed(): number {
  const t = useText()
  const client = useQueryClient()
  const { open } = useReading()
  const known = useSession()?.user.notification_lines ?? 0
  const { data } = useRead(notifications.unread, {}, { quiet: true, enabled: useRested() })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const readSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void readNewest(client), readAfter)
  }

  useRealtime('notification', ({ data: about, link, author, message, line: { id, is_new, is_quiet } }) => {
    if (is_new) putUnread(client, ({ unread, lines }) => ({ unread: unread + 1, lines: lines + 1 }))
    readSoon()
    if (is_quiet) return
    noticeNews(`${author ?? t('notifications.system')} ${message[sentLanguage()]}`, () =>
      open({ id, link, data: about }),
    )
  })
  useRealtime('notification:read', (left) => {
    putUnread(client, () => left)
    rereadList()
  })
  useReconnected(() => void readNewest(client))

  return data?.data.lines ?? known
}
