import * as z from 'zod/mini'
import { auditStatus } from '../../catalogues/statuses.ts'
import { date, id, instant } from '../../http/fields.ts'
import { route } from '../../http/route.ts'
import { seal } from '../minutes.ts'

/** What was done about the findings of an audit up to a day, frozen when it was saved: an addendum to the pack of its minutes. */
const addendum = z.object({
  id,
  /** The first of an audit is 1. */
  number: z.number(),
  /** The day up to which it reports. */
  date,
  user: z.object({ id, fullname: z.string() }),
  created_at: instant,
  /** How many findings it covers, and how many of these have nothing left to do. */
  total: z.number(),
  verified: z.number(),
  /** The number of the minutes that it belongs to. */
  minutes_number: z.nullable(z.string()),
  seal,
})
export type Addendum = z.output<typeof addendum>

const { CORRECTIVE, CLOSE } = auditStatus

export const addenda = {
  /** All of an audit, the newest first. */
  list: route('GET /checklists/:id/addenda', {
    access: { audit: 'see' },
    reply: z.object({
      rows: z.array(addendum),
      /** Whether the caller may save one, now that the audit is in correction or closed. */
      may_save: z.boolean(),
    }),
    reads: ['addendum', 'audit', 'setting'],
  }),
  /** For whoever leads the audit or may save its minutes; 403 for others. 402 before there are minutes, 400 without a finding and where nothing has been done since the last one. */
  create: route('POST /checklists/:id/addenda', {
    access: { audit: 'see' },
    during: [CORRECTIVE, CLOSE],
    reply: addendum,
    trail: 'addendum.saved',
    changes: 'addendum',
  }),
}
