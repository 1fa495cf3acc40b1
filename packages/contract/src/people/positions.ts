import * as z from 'zod/mini'
import { approvalStatus } from '../catalogues/statuses.ts'
import { review, status } from '../capabilities/review.ts'
import { id, line, sentId, statusFilter, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

export const position = z.object({
  id,
  name: z.string(),
  order: z.number(),
  status,
})
export type Position = z.output<typeof position>

export const positionForm = z.object({
  name: line(),
  order: wholeNumber(0, 9999),
})

export const positions = {
  list: route('GET /positions', {
    access: 'signed-in',
    external: 'open',
    query: z.extend(pageQuery, {
      status: statusFilter(approvalStatus.REJECTION),
      /** Answers with the page on which this one stands, whatever `page` says. */
      position_id: z.optional(sentId),
      sort_by: z._default(z.enum(['id', 'name', 'order', 'status']), 'id'),
    }),
    list: position,
    reads: 'position',
    sameForAll: true,
  }),
  show: route('GET /positions/:id', { access: 'signed-in', external: 'open', reply: position, reads: 'position' }),
  create: route('POST /positions', {
    access: 'CREATE_POSITION',
    body: positionForm,
    reply: position,
    trail: 'position.created',
    changes: 'position',
  }),
  update: route('PUT /positions/:id', {
    access: 'UPDATE_POSITION',
    body: positionForm,
    reply: position,
    trail: 'position.updated',
    changes: 'position',
  }),
  remove: route('DELETE /positions/:id', { access: 'DELETE_POSITION', trail: 'position.deleted', changes: 'position' }),
  ...review('positions', 'position', 'APPROVE_POSITION', 'REJECT_POSITION'),
}
