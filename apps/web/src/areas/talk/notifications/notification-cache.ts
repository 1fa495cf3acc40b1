import type { AnswerOf } from '@apron/contract'
import { notifications, type NotificationLine } from '@apron/contract/talk'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { keyOf, readAgain, readOvertaken } from '#lib/calls/queries.ts'

export type Page = AnswerOf<typeof notifications.lines>
export type Pages = InfiniteData<Page, number | undefined>
type Unread = AnswerOf<typeof notifications.unread>['data']

export const pageSize = 20
export const listKey = keyOf(notifications.lines, {}, 'endless')
const unreadKey = keyOf(notifications.unread)

export function putUnread(client: QueryClient, change: (before: Unread) => Unread): void {
  readOvertaken(unreadKey)
  client.setQueryData<AnswerOf<typeof notifications.unread>>(
    unreadKey,
    (shown) => shown && { data: change(shown.data) },
  )
}

/** Shows some lines as read before the server has answered. */
export function showRead(client: QueryClient, isRead: (one: NotificationLine) => boolean): void {
  const read_at = new Date().toISOString()
  client.setQueryData<Pages>(listKey, (shown) => {
    if (!shown) return shown
    const pages = shown.pages.map((page) => ({
      ...page,
      data: page.data.map((one) => (one.read_at === null && isRead(one) ? { ...one, read_at } : one)),
    }))
    return { ...shown, pages }
  })
}

/** Reads the count anew; returns whether the list is shown, too. */
export function countAgain(client: QueryClient): boolean {
  void readAgain(unreadKey)
  return client.getQueryData<Pages>(listKey) !== undefined
}

/** What other tabs have read is read here too. */
export function rereadList(): void {
  void readAgain(listKey)
}
