import * as z from 'zod/mini'
import { approvalStatus } from '../catalogues/statuses.ts'
import { review, status } from '../capabilities/review.ts'
import { id, line, sentId, statusFilter, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

export const hazard = z.object({
  id,
  name: z.string(),
  severity: z.number(),
  status,
})
export type Hazard = z.output<typeof hazard>

export const hazardForm = z.object({
  name: line(),
  severity: wholeNumber(1, 5),
})

export const hazards = {
  list: route('GET /hazards', {
    access: 'signed-in',
    external: 'open',
    query: z.extend(pageQuery, {
      status: statusFilter(approvalStatus.REJECTION),
      /** Answers with the page on which this one stands, whatever `page` says. */
      hazard_id: z.optional(sentId),
      sort_by: z._default(z.enum(['id', 'name', 'severity', 'status']), 'id'),
    }),
    list: hazard,
    reads: 'hazard',
    sameForAll: true,
  }),
  show: route('GET /hazards/:id', { access: 'signed-in', external: 'open', reply: hazard, reads: 'hazard' }),
  create: route('POST /hazards', {
    access: 'CREATE_HAZARD',
    body: hazardForm,
    reply: hazard,
    trail: 'hazard.created',
    changes: 'hazard',
  }),
  update: route('PUT /hazards/:id', {
    access: 'UPDATE_HAZARD',
    body: hazardForm,
    reply: hazard,
    trail: 'hazard.updated',
    changes: 'hazard',
  }),
  remove: route('DELETE /hazards/:id', { access: 'DELETE_HAZARD', trail: 'hazard.deleted', changes: 'hazard' }),
  ...review('hazards', 'hazard', 'APPROVE_HAZARD', 'REJECT_HAZARD'),
}
