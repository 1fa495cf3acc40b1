import * as z from 'zod/mini'
import { approvalStatus } from '../catalogues/statuses.ts'
import { status } from '../capabilities/review.ts'
import { date, id, search, sentId, statusFilter } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

export const controlledDocument = z.object({
  id,
  name: z.string(),
  version: z.string(),
  expires_on: wire('exp_date', z.nullable(date)),
  group_id: wire('grp_doc_id', id),
  status,
})
export type Document = z.output<typeof controlledDocument>

export const documents = {
  /** Approved documents; whoever maintains documents sees every status. */
  list: route('GET /documents', {
    access: 'signed-in',
    query: z.extend(pageQuery, {
      search,
      status: statusFilter(approvalStatus.REJECTION),
      group_id: wire('grp_doc_id', z.optional(sentId)),
    }),
    list: controlledDocument,
    reads: 'document',
  }),
}
