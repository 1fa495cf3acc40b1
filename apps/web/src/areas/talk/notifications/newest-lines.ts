import { notifications, type NotificationLine } from '@apron/contract/talk'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/calls/call.ts'
import { listKey, pageSize, type Page, type Pages } from './notification-cache.ts'

/** Reads what came last and puts it above the pages that are shown. A line that has grown leaves its former place; one that only counts more stays there. */
export async function putNewest(client: QueryClient): Promise<void> {
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
