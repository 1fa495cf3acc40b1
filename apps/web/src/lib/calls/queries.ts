import type { AnswerOf, ParamsOf, Route } from '@apron/contract'
import { session } from '@apron/contract/people'
import { readsOf, type Entity } from '@apron/contract/product'
import {
  keepPreviousData,
  type Query,
  useMutation,
  useQuery,
  type InvalidateQueryFilters,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { prefetchedAnswer } from './answer.ts'
import { call, newIdempotencyKey } from './call.ts'
import type { CallInput } from './request.ts'
import { CallError } from './call-error.ts'
import { factsOf, isMet, type Fact } from '../change-feed/stale-answers.ts'
import type { TextKey } from '../text/i18n.ts'
import { noticeSuccess } from '../page/notices.ts'
import { noteOwnWrite } from '../change-feed/own-writes.ts'
import { afterwards, queryClient } from './query-client.ts'
import { refreshSettings } from '../session/settings.ts'

/** The calls whose answers are cached, by name: their `reads` say when they are stale. */
const known = new Map<unknown, Route>()

/** The address of an answer in the cache; `form` for one that is cached in another form than the call returns. */
export function keyOf<R extends Route>(route: R, sent: Partial<CallInput<R>> = {}, form?: string): readonly unknown[] {
  known.set(route.endpoint, route)
  const { params = null, query = null, body } = sent as { params?: object; query?: object; body?: object }
  return [route.endpoint, params, query, ...(body ? [body] : []), ...(form === undefined ? [] : [form])]
}

/** Where the addresses of all answers of a call begin, or of those about the same record. */
export function startOf<R extends Route>(route: R, params?: ParamsOf<R>): readonly unknown[] {
  return keyOf(route)
    .slice(0, 1)
    .concat(params ?? [])
}

type Which = Pick<InvalidateQueryFilters, 'refetchType'>

/**
 * Reads anew every answer that is stale after these changes: at once, or `afterwards`, what is shown; the rest when it
 * is shown again.
 */
export function readAnew(facts: readonly Fact[], which: Which = {}, when?: typeof afterwards): Promise<void> {
  if (facts.length === 0) return Promise.resolve()
  if (isMet(session.settings, null, facts)) void refreshSettings()
  const isStale = ({ queryKey: [name, params] }: Query) => {
    const route = known.get(name)
    return route !== undefined && isMet(route, params as Parameters<typeof isMet>[1], facts)
  }
  return queryClient.invalidateQueries({ ...which, predicate: isStale }, when)
}

/**
 * Reads answers anew whose addresses begin so: for screens with realtime events of their own, which know just what is
 * missing.
 */
export const readAgain = (queryKey: readonly unknown[], when?: typeof afterwards): Promise<void> =>
  queryClient.invalidateQueries({ queryKey }, when)

/**
 * Repeats requests on their way, whose answers may be older than what is shown and would overwrite it. First loads
 * finish before that.
 */
export function readOvertaken(queryKey: readonly unknown[]): void {
  for (const { queryKey: coming, state } of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    void readAgain(coming, state.data === undefined ? afterwards : undefined)
}

/**
 * Reads everything anew: what happened is not known. `but`: except what is made from this as well, which a screen keeps
 * right itself.
 */
export function readAllAnew({ but = [] }: { but?: readonly Entity[] } = {}): Promise<void> {
  const isOther = ({ queryKey: [name] }: Query) => {
    const route = known.get(name)
    return !route || !readsOf(route).some((entity) => but.includes(entity))
  }
  void refreshSettings()
  return queryClient.invalidateQueries({ predicate: isOther })
}

export type ReadOptions = {
  /** The screen lives from this answer: a 404 leads to the page for what does not exist. */
  screen?: boolean
  /** False: nothing is asked yet. */
  enabled?: boolean
  /** Keeps the last answer on screen while the next one loads (pages of a list). */
  keepsPrevious?: boolean
  /** The caller shows failures itself. */
  quiet?: boolean
  staleTime?: number
  /**
   * Polls each minute while the page is visible: the answer has figures whose changes are announced only to people with
   * the audit open.
   */
  eachMinute?: boolean
}

/** Reads a route that changes nothing; failures are shown to the person (see `tellRefusal`). */
export function useRead<R extends Route>(
  route: R,
  sent: CallInput<R>,
  options: ReadOptions = {},
): UseQueryResult<AnswerOf<R>, CallError> {
  const { screen = false, quiet = false, keepsPrevious = route.list !== undefined, enabled = true, staleTime } = options
  return useQuery<AnswerOf<R>, CallError>({
    queryKey: keyOf(route, sent),
    queryFn: ({ signal }) => call(route, sent, { signal }),
    ...(enabled ? { initialData: () => prefetchedAnswer(route, sent) } : {}),
    enabled,
    meta: { screen, quiet },
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(options.eachMinute ? { refetchInterval: 60_000 } : {}),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

export type WriteOptions<R extends Route> = {
  /** The toast after it worked; none when absent. */
  success?: TextKey
  /** The caller shows failures itself. */
  quiet?: boolean
  /** A form shows what is wrong with its files under their fields. */
  inForm?: boolean
  onDone?: (answer: AnswerOf<R>, sent: CallInput<R>) => void
}

export type Write<R extends Route> = {
  /** Sends it; rejects with `CallError` after showing it (a 422 is left to the form). */
  write: (sent: CallInput<R>) => Promise<AnswerOf<R>>
  /** Sends it without waiting; a failure is shown. */
  start: (sent: CallInput<R>) => void
  isWriting: boolean
}

/** After a refusal or a 404, what was read before is stale. */
const overtaken = new Set([400, 404])

/**
 * Makes a write: toast on success, and stale answers read anew (also when others were faster). A retry after a network
 * failure has the same idempotency key.
 */
export function useWrite<R extends Route>(route: R, options: WriteOptions<R> = {}): Write<R> {
  const unanswered = useRef<{ print: string; key: string } | null>(null)
  const { mutate, mutateAsync, isPending } = useMutation<AnswerOf<R>, CallError, CallInput<R>>({
    meta: { quiet: options.quiet ?? false, inForm: options.inForm ?? false },
    mutationFn: async (sent) => {
      const print = fingerprint(sent)
      const key = unanswered.current?.print === print ? unanswered.current.key : newIdempotencyKey()
      unanswered.current = { print, key }
      noteOwnWrite(key)
      const answer = await call(route, sent, { idempotencyKey: key }).catch((error: unknown) => {
        if (!(error instanceof CallError && error.isNetwork)) unanswered.current = null
        throw error
      })
      unanswered.current = null
      return answer
    },
    onSuccess: (answer, sent) => {
      if (options.success) noticeSuccess(options.success)
      options.onDone?.(answer, sent)
      void readAnew(factsOf(route, sent.params))
    },
    onError: (error, sent) => {
      if (overtaken.has(error.status)) void readAnew(factsOf(route, sent.params))
    },
  })
  return { write: mutateAsync, start: mutate, isWriting: isPending }
}

function fingerprint(sent: unknown): string {
  return JSON.stringify(sent, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}
