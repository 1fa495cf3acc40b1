import * as z from 'zod/mini'
import { findingStates } from '../../catalogues/finding-states.ts'
import { date, id, sentDate } from '../../http/fields.ts'
import { pageQuery } from '../../http/page.ts'
import { route } from '../../http/route.ts'
import { wire } from '../../http/wire.ts'
import { correctionShape } from '../findings/correction.ts'
import { branchFilter, statusFilters, statusOfReport } from './periods.ts'

/** Which corrections: all, those that are not complete, those that are, and of the former those whose day has passed. */
export const correctionStates = ['all', 'incomplete', 'complete', 'overdue'] as const
export type CorrectionState = (typeof correctionStates)[number]

/** Of audits that began from one day to another; of all where nothing is said. */
const correctiveFilters = {
  organization_id: z._default(branchFilter, 0),
  status_ids: statusFilters,
  from_date: z.optional(sentDate),
  to_date: z.optional(sentDate),
}

const counts = { incomplete: z.number(), complete: z.number(), overdue: z.number() }

export const correctiveReport = z.object({
  /** Of each status `[incomplete, complete]`, and how many of the former are overdue. */
  datasets: z.array(z.object({ ...statusOfReport, label: z.string(), data: z.array(z.number()), overdue: z.number() })),
  /** The same by organisation, where most is overdue first. */
  organizations: z.array(z.object({ id, name: z.string(), ...counts })),
  caption: z.object({ organization: z.string(), is_whole: z.boolean() }),
})
export type CorrectiveReport = z.output<typeof correctiveReport>

export const correctiveItem = z.object({
  id,
  group_id: wire('grp_chk_item_id', id),
  finding_number: z.nullable(z.string()),
  header: z.string(),
  content: z.string(),
  status: wire('checklist_item_status', z.object(statusOfReport)),
  corrective_date: z.nullable(date),
  /** 1 is complete. */
  corrective_status: z.number(),
  is_overdue: z.boolean(),
  /** How far its correction has come. */
  finding_state: z.enum(findingStates),
  ...correctionShape,
  responsible: z.nullable(z.object({ id, fullname: z.string() })),
  audit: z.object({ id, name: z.string() }),
  organization: z.object({ id, name: z.string() }),
})
export type CorrectiveItem = z.output<typeof correctiveItem>

const reads = ['audit', 'audit_item', 'item_status', 'organization'] as const

/** Corrections of all audits that the reader may see, which the specification has for one audit only. */
export const corrections = {
  counts: route('GET /reports/correctives', {
    access: 'QREPORT_CHECKLIST',
    query: z.object(correctiveFilters),
    reply: correctiveReport,
    reads,
  }),
  items: route('GET /reports/correctives/items', {
    access: 'QREPORT_CHECKLIST',
    query: z.extend(pageQuery, {
      ...correctiveFilters,
      state: z._default(z.enum(correctionStates), 'all'),
      sort_by: z._default(z.enum(['due', 'id']), 'due'),
      sort: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    list: correctiveItem,
    reads: [...reads, 'finding', 'user'],
  }),
}
