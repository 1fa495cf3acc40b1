import { notifications } from '@apron/contract/talk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { listKey, pageSize, type Page } from './notification-cache.ts'

/** The person's notifications, page after page; each page goes on from the last one of the page before. */
export function useNotificationList(enabled = true) {
  return useInfiniteQuery({
    queryKey: listKey,
    enabled,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(notifications.list, { query: { per_page: pageSize, before: pageParam } }, { signal }),
    getNextPageParam: (last: Page) => (last.meta.total > last.data.length ? last.data.at(-1)?.id : undefined),
  })
}
