import { isRead, type Route } from '@apron/contract'
import { lookForServer } from '../code/away.ts'
import { CallError, heard, type CallAnswer } from './call-error.ts'
import type { CallRequest } from './request.ts'

/** Waits in milliseconds before a write is retried after a network failure. */
const pauses = [500, 1500]

/**
 * Sends a request until its answer has been read to its end: a broken one may be anything. A read is sent once. Throws a
 * `CallError` with status 0 when the network failed.
 */
export const fetchWithRetries = (route: Route, url: string, request: CallRequest, through: typeof fetch = fetch) =>
  attempt(url, request, isRead(route) ? [] : pauses, through)

async function attempt(
  url: string,
  request: CallRequest,
  pausesLeft: readonly number[],
  through: typeof fetch,
): Promise<CallAnswer> {
  // A device may have slept between two tries.
  if (request.body) request.headers.set('Device-Time', new Date().toISOString())
  try {
    return await heard(await through(url, request))
  } catch (failure) {
    if (request.signal?.aborted) throw failure
    const [pause, ...rest] = pausesLeft
    if (pause === undefined) {
      lookForServer()
      throw new CallError(0, 'network', '')
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    return attempt(url, request, rest, through)
  }
}
