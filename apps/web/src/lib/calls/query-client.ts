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

/** Asks anew also for what is on its way for the first time: it may have been read before what changed. The library waits for it. */
class Client extends QueryClient {
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    if (filters?.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
        if (options?.cancelRefetch === false) askOnceMore(query)
        else if (query.state.data === undefined) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

/** What is on its way may come, and is asked for once more then: asked for anew each time, it would never come over a far line while others change much. For whoever saves something it is not enough, who would see what was there before. */
export const afterwards = { cancelRefetch: false } as const

/** What was only too early is asked again until it is there, within reason. */
const triesAfter = (error: CallError) => (error.isTooEarly ? 30 : error.isNetwork ? 2 : 0)
/** Not all at once: a screen asks for many things. */
const spread = (wait: number) => Math.max(wait, 1000) * (1 + Math.random())

export const queryClient = new Client({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // One answer may be shown in several places: the bar above a screen asks for it more quietly than the screen.
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

// An answer that nobody is left to hear: what was written would look as if it were not.
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
// What is not on the screen for want of a network comes by itself.
onServerBack(readFailed)

let reader = currentSession()?.user.id
let isSignedIn = Boolean(currentSession()?.token)
// What one person has read is not shown to whoever signs in next.
onSessionChange(() => {
  const session = currentSession()
  const present = session?.user.id
  // Nobody was told of what changed while the screen waited for them.
  if (present === reader && session?.token && !isSignedIn) void queryClient.invalidateQueries()
  isSignedIn = Boolean(session?.token)
  if (present === undefined || present === reader) return
  if (reader !== undefined) queryClient.clear()
  reader = present
})
