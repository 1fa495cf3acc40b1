import type { Query, QueryCache } from '@tanstack/react-query'

const behind = new Set<string>()

/** Notes that what is on its way may be from before something that has been said meanwhile. */
export const askOnceMore = ({ queryHash }: Query): void => void behind.add(queryHash)

/** Has `ask` ask once more for what is here by now and was noted while it came. */
export function askedOnceMore(cache: QueryCache, ask: (query: Query) => void): void {
  cache.subscribe((event) => {
    if (behind.size === 0 || event.type !== 'updated') return
    const { action, query } = event
    const hasEnded = action.type === 'error' || (action.type === 'success' && !action.manual)
    if (hasEnded && behind.delete(query.queryHash) && action.type === 'success') ask(query)
  })
}
