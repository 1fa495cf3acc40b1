import * as z from 'zod/mini'
import { correctionDays } from '../capabilities/correction-days.ts'
import { readySet } from '../capabilities/ready-set.ts'
import { flag, id, line, optionalLine, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

export const itemStatus = z.object({
  id,
  code: z.string(),
  name: z.string(),
  color: z.string(),
  description: wire('desc', z.nullable(z.string())),
  /** Allows comments. */
  allows_comments: wire('is_cmt', z.boolean()),
  /** The status a new audit item starts in; one status is. */
  is_default: wire('is_def', z.boolean()),
  /** Asks for input information. */
  asks_input: wire('is_si', z.boolean()),
  /** Marks a finding. */
  is_finding: wire('is_report', z.boolean()),
  /** Of two findings that two people name without having seen one another's the severer counts, 9 before 0. */
  severity: z.number(),
  /** Days within which such a finding is usually put right; offered, and never stored unasked. */
  correction_days: z.nullable(z.number()),
})
export type ItemStatus = z.output<typeof itemStatus>

export const itemStatusDetail = z.extend(itemStatus, {
  /** How many audits that are in progress or corrective have taken over what it means. */
  running: z.number(),
  /** An audit that has started has it: its code stays. */
  keeps_code: z.boolean(),
})
export type ItemStatusDetail = z.output<typeof itemStatusDetail>

export const itemStatusForm = z.object({
  code: line(20),
  name: line(100),
  color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  description: wire('desc', optionalLine(500)),
  allows_comments: wire('cmt', z._default(flag, false)),
  is_default: wire('def', z._default(flag, false), { told: 'is_def' }),
  asks_input: wire('si', z._default(flag, false)),
  is_finding: wire('is_report', z._default(flag, false)),
  /** Left out, it stays as it is; of a new status it is 0. */
  severity: z.optional(wholeNumber(0, 9)),
  /** Left out, it stays as it is. */
  correction_days: z.optional(correctionDays),
})

export const itemStatuses = {
  list: route('GET /checklist-item-status', {
    access: 'signed-in',
    external: 'open',
    reply: z.array(itemStatus),
    reads: 'item_status',
    sameForAll: true,
  }),
  show: route('GET /checklist-item-status/:id', {
    access: 'signed-in',
    external: 'open',
    reply: itemStatusDetail,
    reads: ['item_status', 'audit'],
  }),
  create: route('POST /checklist-item-status', {
    access: 'CREATE_CHECKLIST_ITEM_STATUS',
    body: itemStatusForm,
    reply: itemStatus,
    trail: 'item_status.created',
    changes: 'item_status',
  }),
  update: route('PUT /checklist-item-status/:id', {
    access: 'UPDATE_CHECKLIST_ITEM_STATUS',
    body: itemStatusForm,
    reply: itemStatus,
    trail: 'item_status.updated',
    changes: 'item_status',
  }),
  remove: route('DELETE /checklist-item-status/:id', {
    access: 'DELETE_CHECKLIST_ITEM_STATUS',
    trail: 'item_status.deleted',
    changes: 'item_status',
  }),
  /** The product's own: adds the statuses of the ready set that are missing. */
  addReady: route('POST /checklist-item-status/ready-set', {
    access: 'CREATE_CHECKLIST_ITEM_STATUS',
    reply: readySet,
    trail: 'item_status.ready_set_added',
    changes: 'item_status',
  }),
}
