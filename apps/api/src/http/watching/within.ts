import { setTimeout as sleep } from 'node:timers/promises'

/** What some work comes to, or nothing when it fails or takes longer than so many milliseconds: a server that was halted neither answers nor refuses. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  const over = new AbortController()
  const late = sleep(milliseconds, undefined, { ref: false, signal: over.signal }).catch(() => undefined)
  return Promise.race([work.catch(() => undefined), late]).finally(() => over.abort())
}
