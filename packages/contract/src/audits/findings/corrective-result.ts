import * as z from 'zod/mini'
import { documentItemRef } from '../../capabilities/document-item.ts'
import { findingStates } from '../../catalogues/finding-states.ts'
import { date, id, statusFilter } from '../../http/fields.ts'
import { route } from '../../http/route.ts'
import { wire } from '../../http/wire.ts'
import { comment } from '../comment.ts'
import { minutesHead } from '../minutes.ts'
import { correctionShape } from './correction.ts'

/** A finding as far as its correction has come. */
export const correctedFinding = z.object({
  id,
  finding_number: z.nullable(z.string()),
  corrective_date: z.nullable(date),
  /** 1 complete: verified. */
  status: z.number(),
  finding_state: z.enum(findingStates),
  is_overdue: z.boolean(),
  ...correctionShape,
  responsible: z.nullable(z.object({ id, fullname: z.string() })),
  answer: wire('checklist_item_status', z.object({ code: z.string(), name: z.string(), color: z.string() })),
  question: wire(
    'chk_item',
    z.object({
      header: z.string(),
      content: z.string(),
      document_items: wire('documentitems', z.array(documentItemRef)),
    }),
  ),
  /** What concludes it, and below that what was said and shown of its correction. */
  comments: wire('cmts', z.array(comment)),
})
export type CorrectedFinding = z.output<typeof correctedFinding>

/** How many findings of one status are incomplete and complete, in this order, and how many of the incomplete are overdue. */
const dataset = z.object({
  id,
  code: z.string(),
  name: z.string(),
  color: z.string(),
  label: z.string(),
  data: z.tuple([z.number(), z.number()]),
  overdue: z.number(),
})

/** What has come of the findings of an audit. */
export const correctiveResult = z.object({
  checklist: z.extend(
    z.pick(minutesHead, { name: true, scope: true, criteria: true, category: true, organization: true, paper: true }),
    {
      starting_date: date,
      ending_date: date,
    },
  ),
  /** As they stand on this day. */
  date,
  /** Of all of them, whatever the filter. */
  chart: z.object({ labels: z.tuple([z.string(), z.string()]), datasets: z.array(dataset) }),
  items: wire('chk_items', z.array(correctedFinding)),
})
export type CorrectiveResult = z.output<typeof correctiveResult>

export const correctives = {
  /** In the order of the tree; complete (1) or incomplete (0) ones only, where that is asked for. */
  result: route('GET /checklists/:id/report-fixes', {
    access: { audit: 'see' },
    query: z.object({ status: statusFilter(1) }),
    reply: correctiveResult,
    reads: ['audit', 'audit_item', 'finding', 'comment', 'item_status', 'document', 'user', 'setting'],
  }),
}
