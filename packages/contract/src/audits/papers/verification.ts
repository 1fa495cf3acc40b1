import * as z from 'zod/mini'
import { date, id } from '../../http/fields.ts'
import { route } from '../../http/route.ts'

/** Signs of a digest that stand at the foot of a paper; whoever has no more learns nothing by them. */
export const shownSigns = 12

/** What is known of a digest: whether saved minutes or an addendum to them have it, and what stands at the head of the paper, to compare it. */
export const verification = z.object({
  is_saved: z.boolean(),
  date: z.nullable(date),
  /** Of the minutes; none where they were saved before they had one. */
  number: z.nullable(z.string()),
  /** Which addendum to them it is, and `date` the day up to which that reports; null of minutes themselves. */
  addendum: z.nullable(z.number()),
  /** Where they are, for whoever is signed in and may see their audit. */
  minutes: z.nullable(z.object({ id, audit_id: id })),
})
export type Verification = z.output<typeof verification>

export const verifications = {
  /** Whatever is not the whole digest of saved minutes or of an addendum gets the same answer; 429 after too many of these. */
  show: route('GET /verification', {
    access: 'anyone',
    query: z.object({ digest: z._default(z.string(), '') }),
    reply: verification,
    reads: ['minutes', 'addendum'],
  }),
}
