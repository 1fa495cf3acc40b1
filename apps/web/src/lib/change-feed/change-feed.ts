import { feed } from '@apron/contract/product'
import { call } from '../calls/call.ts'
import { readAllAnew, readAnew } from '../calls/queries.ts'
import { afterwards } from '../calls/query-client.ts'
import { notedPlace } from './place.ts'

/** Pages after which it is quicker to read everything anew. */
const mostPages = 6
/** Milliseconds in which a transaction that holds others back is given time. */
const patience = 1000

let cursor: string | null = null
let reading: Promise<void> | null = null
let isAsked = false

/**
 * Reads anew what changed since the last cursor, at first since the page began. To be called whenever events may have
 * been missed. Called while it runs, it runs once more.
 */
export function readOn(): Promise<void> {
  isAsked = true
  reading ??= untilDone().finally(() => (reading = null))
  return reading
}

async function untilDone(): Promise<void> {
  while (isAsked) {
    isAsked = false
    cursor ??= await notedPlace()
    const isKnown = cursor !== null
    try {
      if (!(await goOn())) void readAllAnew()
    } catch {
      // What was missed is not known.
      if (isKnown) void readAllAnew()
    }
  }
}

/** Reads the feed to its end; false when the changes are not known. */
async function goOn(): Promise<boolean> {
  for (let page = 1; page <= mostPages; page += 1) {
    const since = cursor
    const { data } = await call(feed.changes, { query: since === null ? {} : { since } })
    cursor = data.cursor
    if (since === null) return true
    if (data.resync) return false
    void readAnew(
      data.changes.map(({ entity, audit_id: auditId = null }) => ({ entity, auditId })),
      {},
      afterwards,
    )
    if (!data.more) return true
    if (data.changes.length === 0) await new Promise((resolve) => setTimeout(resolve, patience))
  }
  return false
}
