import type { Query, QueryCache } from '@tanstack/react-query'

const behind = new Set<string>()

/** Marks a query on its way as possibly older than an event that has arrived meanwhile. */
export const askOnceMore = ({ queryHash }: Query): void => void behind.add(queryHash)

/** Makes `ask` repeat what was marked while it was on its way. */
export function askedOnceMore(cache: QueryCache, ask: (query: Query) => void): void {
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (behind.delete(event.query.queryHash)) ask(event.query)
  })
}
