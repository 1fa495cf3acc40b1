import * as z from 'zod/mini'
import { date } from '../../http/fields.ts'

const done = { by: z.string(), on: date }
/** Who judged, on which day, and why, where that was said. */
const judged = z.object({ ...done, reason: z.nullable(z.string()) })

/** What was done about a finding, as far as it still counts. */
export const correctionShape = {
  /** What was planned last, unless it was sent back, and who accepted it. */
  plan: z.nullable(
    z.object({ root_cause: z.string(), action: z.string(), due_on: date, accepted: z.nullable(z.object(done)) }),
  ),
  /** On which day it was said to be done; null once that was sent back. */
  done_on: z.nullable(date),
  /** Null while it is incomplete. */
  verified: z.nullable(judged),
  /** What was said of the effect since: `early_for` is the day that it was judged before, `is_own` by whoever verified it. */
  effect: z.nullable(z.extend(judged, { is_effective: z.boolean(), early_for: z.nullable(date), is_own: z.boolean() })),
}
const correction = z.object(correctionShape)
export type Correction = z.output<typeof correction>
