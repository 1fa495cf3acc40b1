import { feed } from '@apron/contract/product'
import { call } from '../calls/call.ts'

let noted: Promise<string | null> | null = null

/** Takes note, once, from which on this page has to ask for what changed: before its first screen is read. `first-paint.js` asks for it ahead. */
export function notePlace(): void {
  noted ??= call(feed.changes, { query: {} }).then(
    ({ data }) => data.cursor,
    () => null,
  )
}

/** The place that was noted; null when none is known. */
export const notedPlace = (): Promise<string | null> => noted ?? Promise.resolve(null)
