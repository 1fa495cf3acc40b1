import { MutationCache, notifyManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { isServerAway, onServerBack } from '../code/away.ts'
import { watchReads } from '../code/failed-reads.ts'
import { holdPage } from '../code/page-hold.ts'
import { currentSession, onSessionChange } from '../session/session.ts'
import { CallError } from './call-error.ts'
import { askedOnceMore, askOnceMore } from './retry.ts'
import { prefetchAfter } from './prefetch/prefetch.ts'
import { tellRefusal } from './refusals.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
    queryMeta: { screen?: boolean; quiet?: boolean }
    mutationMeta: { quiet?: boolean; inForm?: boolean }
  }
}

/**
 * Also repeats first loads on their way: they may have been read before the change. The library would wait for them.
 */
class Client extends QueryClient {
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    if (filters?.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
        if (options?.cancelRefetch === false) askOnceMore(query)
        else if (query.state.data === undefined) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

/**
 * Requests on their way may finish, and are then repeated: aborted each time, they would never finish on a slow network
 * while others change much. After one's own save that is not enough: the old state would be shown.
 */
export const afterwards = { cancelRefetch: false } as const

/** A call that came too early is retried until it succeeds, within reason. */
const triesAfter = (error: CallError) => (error.isTooEarly ? 30 : error.isNetwork ? 2 : 0)
/** Not all at once: a screen makes many calls. */
const spread = (wait: number) => Math.max(wait, 1000) * (1 + Math.random())

export const queryClient = new Client({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // One answer may be shown in several places: the bar above a screen reads it without error messages, the screen
      // with them.
      const shown = query.observers.length > 0 ? query.observers.map(({ options }) => options.meta) : [query.meta]
      // A line over the screen says so already.
      if (shown.every((one) => one?.quiet) || (error.isNetwork && isServerAway())) return
      tellRefusal(error, { screen: shown.some((one) => one?.screen) })
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, mutation) =>
      mutation.meta?.quiet || tellRefusal(error, { inForm: mutation.meta?.inForm ?? false }),
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => error instanceof CallError && failures < triesAfter(error),
      retryDelay: (failures, error) => (error.isTooEarly ? spread(error.wait) : Math.min(1000 * 2 ** failures, 30_000)),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// A reload would lose the answer to a write, which would then look as if it had not been saved.
holdPage(() => queryClient.isMutating() > 0)
prefetchAfter(() => queryClient.isFetching() > 0)

const cache = queryClient.getQueryCache()
const isMissing = ({ state: { data, error } }: Query) =>
  data === undefined && Boolean(error?.isFault || error?.isNetwork)
const readFailed = () =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
askedOnceMore(cache, ({ queryKey }) => void queryClient.invalidateQueries({ queryKey, exact: true }))
watchReads({
  subscribe: (hear) => cache.subscribe(notifyManager.batchCalls(hear)),
  haveFailed: () =>
    cache.findAll({ type: 'active', predicate: isMissing }).length > 0 &&
    !queryClient.isFetching({
      type: 'active',
      predicate: ({ state, meta }) => state.status === 'pending' && !meta?.quiet,
    }),
  readFailed,
})
// Queries that failed for want of a network repeat by themselves.
onServerBack(readFailed)

let reader = currentSession()?.user.id
let isSignedIn = Boolean(currentSession()?.token)
// What one person has read is not shown to the next one who signs in.
onSessionChange(() => {
  const session = currentSession()
  const present = session?.user.id
  // Events were missed while the screen waited for its person to sign in again.
  if (present === reader && session?.token && !isSignedIn) void queryClient.invalidateQueries()
  isSignedIn = Boolean(session?.token)
  if (present === undefined || present === reader) return
  if (reader !== undefined) queryClient.clear()
  reader = present
})
