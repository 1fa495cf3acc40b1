import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { rightsOf, type Caller } from '#kernel/caller.ts'

/**
 * A place in the change feed: the row that was given out last, in one database cluster. `seq` is 0 before there was
 * any.
 */
export type FeedPosition = { system: string; xid: string; seq: number; at: string }

const written = z.tuple([z.string(), z.string(), z.number(), z.string(), z.string()])

/** The reader of a cursor and their permissions: after a change of permissions everything is read anew. */
const reader = (caller: Caller) =>
  createHash('sha256')
    .update(`${caller.id} ${rightsOf(caller)}`)
    .digest('base64url')
    .slice(0, 16)

/** A place as text, for its reader. */
export const cursorOf = (caller: Caller, { system, xid, seq, at }: FeedPosition): string =>
  Buffer.from(JSON.stringify([system, xid, seq, at, reader(caller)])).toString('base64url')

/** The place of a cursor; null for an invalid one, and for one of another caller or of earlier permissions. */
export function positionOf(caller: Caller, cursor: string): FeedPosition | null {
  const read = z.safeParse(written, parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [system, xid, seq, at, of] = read.data
  const isPlace = /^\d{1,20}$/.test(xid) && Number.isSafeInteger(seq) && !Number.isNaN(Date.parse(at))
  return isPlace && of === reader(caller) ? { system, xid, seq, at } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
