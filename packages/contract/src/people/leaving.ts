import * as z from 'zod/mini'
import { idList, optionalId } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** What hangs on people: findings that they are to correct, audits that they lead or are in the team of and that are not closed, categories whose audits are proposed with them, and organisations that they lead. */
export const hangingKinds = ['findings', 'leads', 'teams', 'defaults', 'heads'] as const
export type HangingKind = (typeof hangingKinds)[number]

const count = z.number()
const hanging = z.object({
  findings: count,
  leads: count,
  teams: count,
  defaults: count,
  heads: count,
  /** Whether the caller may hand all of it over. */
  may_hand_over: z.boolean(),
})
export type HangingWork = z.output<typeof hanging>

/** Who takes over what hangs on those who leave; nobody by that name: it stays with them. */
export const handOver = { hand_over_to: optionalId }

export const leaving = {
  /** What hangs on these people together. */
  hanging: route('GET /users/hanging', {
    access: ['DEACTIVATE_USER', 'DELETE_USER'],
    query: z.object({ ids: idList }),
    reply: hanging,
    reads: ['user', 'audit', 'audit_item', 'category', 'organization'],
  }),
}
