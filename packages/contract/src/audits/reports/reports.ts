import * as z from 'zod/mini'
import { date, id, idList, sentDate } from '../../http/fields.ts'
import { pageQuery } from '../../http/page.ts'
import { route } from '../../http/route.ts'
import { wire } from '../../http/wire.ts'
import { answerStatus } from '../answer-status.ts'
import { branchFilter, caption, period, periodShape, statusFilters, statusOfReport, yearChecks } from './periods.ts'

/** A report by tags goes over so many days at most: a leap year. */
export const mostDays = 366
const day = 86_400_000

/** What is counted in which years; the organisation stands in the address. */
export const periodFilters = z
  .object({
    /** Said again in the body by some clients; it may say nothing else. */
    organization_id: wire('org_id', z.optional(branchFilter), { also: 'organization_id', told: 'organization_id' }),
    ...periodShape,
    status_ids: statusFilters,
  })
  .check(...yearChecks)

export const periodReport = z.object({
  labels: z.array(z.string()),
  /** The days of each label. */
  periods: z.array(period),
  /** How many items have a status, by label. */
  datasets: z.array(
    z.object({ ...statusOfReport, is_finding: wire('is_report', z.boolean()), data: z.array(z.number()) }),
  ),
  /** How many audits began, by label. */
  audits: z.array(z.number()),
  caption,
})
export type PeriodReport = z.output<typeof periodReport>

/** Which items are listed: of audits that began from one day to another, in these statuses, with any of these tags. */
export const tagFilters = z
  .object({
    organization_id: wire('org_id', branchFilter),
    from_date: sentDate,
    to_date: sentDate,
    status_ids: statusFilters,
    tag_ids: wire('hashtag', z._default(idList, [])),
  })
  .check(
    z.refine(({ from_date, to_date }) => from_date <= to_date, {
      path: ['to_date'],
      params: { key: 'validation.not_after' },
    }),
    z.refine(({ from_date, to_date }) => Date.parse(to_date) - Date.parse(from_date) < mostDays * day, {
      path: ['from_date'],
      params: { key: 'validation.days_many', max: mostDays },
    }),
  )

export const taggedItem = z.object({
  id,
  header: z.string(),
  content: z.string(),
  asks_input: wire('si', z.boolean()),
  status: wire('checklist_item_status', answerStatus),
  group: z.object({ id, index: z.string(), header: z.string() }),
  tags: z.array(z.object({ id, name: z.string() })),
  audit: z.object({ id, name: z.string(), starting_date: date }),
  finding_number: z.nullable(z.string()),
})
export type TaggedItem = z.output<typeof taggedItem>

const counted = ['audit', 'audit_item', 'item_status', 'organization'] as const

/** The reports of the specification: of audits in progress, in correction and closed, by the day on which they were to begin. */
export const reports = {
  /** `id` is the organisation, those below it with it; 0 is all. */
  byPeriod: route('POST /checklists/:id/reports', {
    access: 'QREPORT_CHECKLIST',
    body: periodFilters,
    reply: periodReport,
    reads: counted,
  }),
  byTag: route('POST /checklists/hashtag/reports', {
    access: 'QREPORT_CHECKLIST',
    query: pageQuery,
    body: tagFilters,
    list: taggedItem,
    reads: [...counted, 'library_item', 'tag'],
  }),
}
