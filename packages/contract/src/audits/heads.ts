import * as z from 'zod/mini'
import { date, id, instant } from '../http/fields.ts'

/** The fields of an audit item that two people may set without having seen one another's change. */
export const headFields = ['answer', 'corrective_date', 'responsible', 'conclusion'] as const
export type HeadField = (typeof headFields)[number]

/** The id of a change: the key under which it was sent (`Idempotency-Key`). */
export const changeId = z.guid().check(z.toLowerCase())

/**
 * Seconds by which the clock of the device that made a change was ahead of ours (its `Device-Time`); null where it is
 * not known.
 */
export const clockSkew = z.nullable(z.int())

/** The changes that whoever sends one had seen of its field; who says nothing has seen all. At most 16. */
export const seenChanges = z.optional(z.array(changeId).check(z.maxLength(16)))

/** Of each field the changes that nobody has answered knowingly; more than one that say otherwise are a conflict. */
export const heads = z.object({
  answer: z.array(changeId),
  corrective_date: z.array(changeId),
  responsible: z.array(changeId),
  conclusion: z.array(changeId),
})
export type Heads = z.output<typeof heads>

/** One of the things that are said of a field; what it says stands in the one that its field is about. */
const side = z.object({
  id: changeId,
  user: z.object({ id, fullname: z.string() }),
  status: z.nullable(z.object({ id, code: z.string(), name: z.string(), color: z.string() })),
  date: z.nullable(date),
  responsible: z.nullable(z.object({ id, fullname: z.string() })),
  comment_id: z.nullable(id),
  /** When it was said, as the device has it; null when it arrived at once. */
  said_at: z.nullable(instant),
  clock_skew: clockSkew,
  arrived_at: instant,
  /** Whether it is what counts until somebody settles it. */
  counts: z.boolean(),
})
export type Side = z.output<typeof side>

/** A field of which people said different things without having seen one another's; first what counts. */
export const conflict = z.object({ field: z.enum(headFields), sides: z.array(side) })
export type Conflict = z.output<typeof conflict>
