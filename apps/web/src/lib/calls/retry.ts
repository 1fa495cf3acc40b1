import type { Query, QueryCache } from '@tanstack/react-query'

const behind = new Set<string>()

/** Notes that what is on its way may be from before something that has been said meanwhile. */
export const askOnceMore = ({ queryHash }: Query): void => void behind.add(queryHash)

/** Has `ask` ask once more for what is here by now and was noted while it came. */
export function askedOnceMore(cache: QueryCache, ask: (query: Query) => void): void {
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (behind.delete(event.query.queryHash)) ask(event.query)
  })
}
