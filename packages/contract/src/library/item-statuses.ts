import * as z from 'zod/mini'
import { flag, id, line, optionalLine } from '../http/fields.ts'
import { route } from '../http/route.ts'

export const itemStatus = z.object({
  id,
  code: z.string(),
  name: z.string(),
  color: z.string(),
  desc: z.nullable(z.string()),
  /** Allows comments. */
  is_cmt: z.boolean(),
  /** The status a new audit item starts in; one status is. */
  is_def: z.boolean(),
  /** Asks for input information. */
  is_si: z.boolean(),
  /** Marks a finding. */
  is_report: z.boolean(),
})
export type ItemStatus = z.output<typeof itemStatus>

export const itemStatusForm = z.object({
  code: line(20),
  name: line(100),
  color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  desc: optionalLine(500),
  cmt: z._default(flag, false),
  def: z._default(flag, false),
  si: z._default(flag, false),
  is_report: z._default(flag, false),
})

export const itemStatuses = {
  list: route('GET /checklist-item-status', { access: 'signed-in', reply: z.array(itemStatus) }),
  show: route('GET /checklist-item-status/:id', { access: 'signed-in', reply: itemStatus }),
  create: route('POST /checklist-item-status', {
    access: 'CREATE_CHECKLIST_ITEM_STATUS',
    body: itemStatusForm,
    reply: itemStatus,
    trail: 'item_status.created',
  }),
  update: route('PUT /checklist-item-status/:id', {
    access: 'UPDATE_CHECKLIST_ITEM_STATUS',
    body: itemStatusForm,
    reply: itemStatus,
    trail: 'item_status.updated',
  }),
  remove: route('DELETE /checklist-item-status/:id', {
    access: 'DELETE_CHECKLIST_ITEM_STATUS',
    trail: 'item_status.deleted',
  }),
}
