import * as z from 'zod/mini'
import { date, id } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { answerStatus } from './answer-status.ts'

/** How a question of an audit was answered last, in an earlier one. */
export const earlierAnswer = z.object({
  item_id: id,
  audit: z.object({ id, name: z.string(), starting_date: date }),
  /** As it was answered there. */
  answered_item_id: id,
  status: answerStatus,
  /** What was concluded there, if anything was. */
  conclusion: z.nullable(z.string()),
})
export type EarlierAnswer = z.output<typeof earlierAnswer>

export const earlier = {
  /**
   * Of each question its last answer: in the audit that this one was copied from, or else in the last one of the same
   * organisation that asked it and began earlier. Only of audits that the caller may see.
   */
  answers: route('GET /checklists/:id/earlier-answers', {
    access: { audit: 'see' },
    reply: z.array(earlierAnswer),
    reads: ['audit', 'audit_item', 'comment', 'item_status'],
  }),
}
