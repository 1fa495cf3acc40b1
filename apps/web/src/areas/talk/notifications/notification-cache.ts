import type { AnswerOf } from '@apron/contract'
import { notifications, type Notification } from '@apron/contract/talk'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { keyOf, readAgain } from '../../../lib/calls/queries.ts'

export type Page = AnswerOf<typeof notifications.list>
type Pages = InfiniteData<Page, number | undefined>

export const pageSize = 20
export const listKey = keyOf(notifications.list, {}, 'endless')
const unreadKey = keyOf(notifications.unread)

export function putUnread(client: QueryClient, change: (before: number) => number): void {
  client.setQueryData<AnswerOf<typeof notifications.unread>>(
    unreadKey,
    (shown) => shown && { data: { unread: change(shown.data.unread) } },
  )
}

/** Shows some notifications as read before the server has answered. */
export function showRead(client: QueryClient, isRead: (one: Notification) => boolean): void {
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

/** Reads what is newest and puts it above the pages that are shown, which stay as they are. */
export async function readNewest(client: QueryClient): Promise<void> {
  void readAgain(unreadKey)
  const shown = client.getQueryData<Pages>(listKey)
  const [first] = shown?.pages ?? []
  if (!shown || !first) return
  const newest = await call(notifications.list, { query: { per_page: pageSize } }).catch(() => null)
  if (!newest) return
  const top = first.data[0]?.id ?? 0
  const fresh = newest.data.filter(({ id }) => id > top)
  // More came than one page holds: the list starts anew.
  if (fresh.length === pageSize) return void client.resetQueries({ queryKey: listKey })
  const page = {
    ...first,
    data: [...fresh, ...first.data],
    meta: { ...first.meta, total: first.meta.total + fresh.length },
  }
  client.setQueryData<Pages>(listKey, { ...shown, pages: [page, ...shown.pages.slice(1)] })
}

/** What other tabs have read is read here too. */
export function rereadList(): void {
  void readAgain(listKey)
}
