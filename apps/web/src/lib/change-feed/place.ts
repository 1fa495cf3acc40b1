import { feed } from '@apron/contract/product'
import { call } from '../calls/call.ts'

let noted: Promise<string | null> | null = null

/**
 * Reads, once, the cursor from which this page asks for changes: before its first screen is read. `first-paint.js`
 * prefetches it.
 */
export function notePlace(): void {
  noted ??= call(feed.changes, { query: {} }).then(
    ({ data }) => data.cursor,
    () => null,
  )
}

/** The cursor; null when none is known. */
export const notedPlace = (): Promise<string | null> => noted ?? Promise.resolve(null)
