import type { AnswerOf } from '@apron/contract'
import { notifications, type NotificationLine } from '@apron/contract/talk'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { keyOf, readAgain, readOvertaken } from '../../../lib/calls/queries.ts'

export type Page = AnswerOf<typeof notifications.lines>
type Pages = InfiniteData<Page, number | undefined>
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

/** Reads what came last and puts it above the pages that are shown. A line that has grown leaves its former place; one that only counts more stays there. */
export async function readNewest(client: QueryClient): Promise<void> {
  void readAgain(unreadKey)
  if (!client.getQueryData<Pages>(listKey)) return
  const newest = await call(notifications.lines, { query: { per_page: pageSize } }).catch(() => null)
  const shown = client.getQueryData<Pages>(listKey)
  const [first] = shown?.pages ?? []
  if (!newest || !shown || !first) return
  const top = first.data[0]?.place ?? 0
  const fresh = newest.data.filter(({ place }) => place > top)
  // More came than one page holds: the list starts anew.
  if (fresh.length === pageSize) return void client.resetQueries({ queryKey: listKey })
  const moved = new Set(fresh.map(({ id }) => id))
  const now = new Map(newest.data.map((one) => [one.id, one]))
  const [kept, ...rest] = shown.pages.map((page) => stayed(page, moved, now))
  const page = {
    ...kept!,
    data: [...fresh, ...kept!.data],
    meta: { ...kept!.meta, total: kept!.meta.total + fresh.length },
  }
  client.setQueryData<Pages>(listKey, { ...shown, pages: [page, ...rest] })
}

function stayed(page: Page, moved: ReadonlySet<number>, now: ReadonlyMap<number, NotificationLine>): Page {
  const data = page.data.filter(({ id }) => !moved.has(id)).map((one) => now.get(one.id) ?? one)
  return { ...page, data, meta: { ...page.meta, total: page.meta.total - (page.data.length - data.length) } }
}

/** What other tabs have read is read here too. */
export function rereadList(): void {
  void readAgain(listKey)
}
