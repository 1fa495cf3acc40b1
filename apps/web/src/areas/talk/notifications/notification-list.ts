import { notifications } from '@apron/contract/talk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#lib/calls/call.ts'
import { listKey, pageSize, type Page } from './notification-cache.ts'

/** The person's notification lines, page after page; each page goes on below the last line of those before. */
export function useNotificationList(enabled = true) {
  return useInfiniteQuery({
    queryKey: listKey,
    enabled,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(notifications.lines, { query: { per_page: pageSize, before: pageParam } }, { signal }),
    getNextPageParam: (last: Page, pages: readonly Page[]) =>
      last.meta.total > last.data.length ? pages.flatMap(({ data }) => data).at(-1)?.place : undefined,
  })
}
