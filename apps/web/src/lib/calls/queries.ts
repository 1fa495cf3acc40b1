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
import { call, newIdempotencyKey, readAhead, type Sent } from './call.ts'
import { CallError } from './call-error.ts'
import { factsOf, isMet, type Fact } from '../change-feed/stale-answers.ts'
import type { TextKey } from '../text/i18n.ts'
import { noticeSuccess } from '../page/notices.ts'
import { noteOwnWrite } from '../change-feed/own-writes.ts'
import { afterwards, queryClient } from './query-client.ts'
import { refreshSettings } from '../session/settings.ts'

/** The calls whose answers are kept, by name: what these are made from says when they are stale. */
const known = new Map<unknown, Route>()

/** The address of an answer in the cache; `form` for one that is kept in another form than the call gives it. */
export function keyOf<R extends Route>(route: R, sent: Partial<Sent<R>> = {}, form?: string): readonly unknown[] {
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

/** Has every answer read anew that is made from what changed: at once, or `afterwards`, what is shown, the rest when it is shown again. */
export function readAnew(facts: readonly Fact[], which: Which = {}, when?: typeof afterwards): Promise<void> {
  if (facts.length === 0) return Promise.resolve()
  if (isMet(session.settings, null, facts)) void refreshSettings()
  const isStale = ({ queryKey: [name, params] }: Query) => {
    const route = known.get(name)
    return route !== undefined && isMet(route, params as Parameters<typeof isMet>[1], facts)
  }
  return queryClient.invalidateQueries({ ...which, predicate: isStale }, when)
}

/** Has answers read anew whose addresses begin so: for what a room keeps right by events of its own, which say just what is missing. */
export const readAgain = (queryKey: readonly unknown[], when?: typeof afterwards): Promise<void> =>
  queryClient.invalidateQueries({ queryKey }, when)

/** Has answers on their way asked for anew, which may be from before what is shown since: they would take it off the screen again. What shows nothing yet may come first. */
export function readOvertaken(queryKey: readonly unknown[]): void {
  for (const { queryKey: coming, state } of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    void readAgain(coming, state.data === undefined ? afterwards : undefined)
}

/** Has everything read anew: what happened is not known. `but`: what is made from this as well, which a room keeps right. */
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
  /** Asks anew each minute while the page is in sight: the answer holds figures of which only those who have the audit open are told. */
  eachMinute?: boolean
}

/** Reads a route that changes nothing; failures are told to the person (see `tellRefusal`). */
export function useRead<R extends Route>(
  route: R,
  sent: Sent<R>,
  options: ReadOptions = {},
): UseQueryResult<AnswerOf<R>, CallError> {
  const { screen = false, quiet = false, keepsPrevious = route.list !== undefined, enabled = true, staleTime } = options
  return useQuery<AnswerOf<R>, CallError>({
    queryKey: keyOf(route, sent),
    queryFn: ({ signal }) => call(route, sent, { signal }),
    ...(enabled ? { initialData: () => readAhead(route, sent) } : {}),
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
  onDone?: (answer: AnswerOf<R>, sent: Sent<R>) => void
}

export type Write<R extends Route> = {
  /** Sends it; rejects with `CallError` after the person was told (a 422 is left to the form). */
  write: (sent: Sent<R>) => Promise<AnswerOf<R>>
  /** Sends it without waiting; the person is told of a failure. */
  start: (sent: Sent<R>) => void
  isWriting: boolean
}

/** What is refused as things stand, or for what is no more: what was read before is old. */
const overtaken = new Set([400, 404])

/** Makes a write: toast on success, what it changes read anew (also when it shows that others were ahead), the same idempotency key while the same thing is sent again after a network failure. */
export function useWrite<R extends Route>(route: R, options: WriteOptions<R> = {}): Write<R> {
  const unanswered = useRef<{ print: string; key: string } | null>(null)
  const { mutate, mutateAsync, isPending } = useMutation<AnswerOf<R>, CallError, Sent<R>>({
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
