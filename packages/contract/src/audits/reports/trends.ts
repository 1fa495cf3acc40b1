import * as z from 'zod/mini'
import { date, flag, id, wholeNumber } from '../../http/fields.ts'
import { pageQuery } from '../../http/page.ts'
import { route } from '../../http/route.ts'
import { branchFilter, caption, period, periodShape, statusOfReport, yearChecks } from './periods.ts'

const filters = { organization_id: z._default(branchFilter, 0), ...periodShape }
const filtered = z.object(filters).check(...yearChecks)

export const findingTrends = z.object({
  labels: z.array(z.string()),
  periods: z.array(period),
  /** The classes of findings that there were; everything else names them by their place here. */
  classes: z.array(z.object({ ...statusOfReport, data: z.array(z.number()) })),
  /** How many of each class, by organisation, most first. */
  organizations: z.array(z.object({ id, name: z.string(), findings: z.array(z.number()), total: z.number() })),
  caption,
})
export type FindingTrends = z.output<typeof findingTrends>

/** Days from the answer that made it a finding to the mark that it is complete. */
export const closingDays = z.object({
  closed: z.number(),
  median: z.nullable(z.number()),
  /** Nine in ten took no longer. */
  ninetieth: z.nullable(z.number()),
})
/** Findings, and of these how many had failed before in the same organisation. */
export const repeatRate = z.object({ findings: z.number(), repeated: z.number() })

const bySort = { ...statusOfReport, ...closingDays.shape, ...repeatRate.shape }

export const findingFigures = z.object({
  /** Of all classes together. */
  all: z.object({ ...closingDays.shape, ...repeatRate.shape }),
  classes: z.array(z.object(bySort)),
})
export type FindingFigures = z.output<typeof findingFigures>

export const failedQuestion = z.object({
  /** The question of the library. */
  id,
  header: z.string(),
  content: z.string(),
  group: z.object({ id, index: z.string(), header: z.string() }),
  answered: z.number(),
  failed: z.number(),
  /** Of those answered, two decimals. */
  percent: z.number(),
})
export type FailedQuestion = z.output<typeof failedQuestion>

const covered = z.object({
  /** The day on which an audit of it last began, if any did. */
  last_on: z.nullable(date),
  audit: z.nullable(z.object({ id, name: z.string() })),
  /** Whole months since then. */
  months: z.nullable(z.number()),
  is_due: z.boolean(),
})

export const coverage = z.object({
  organizations: z.array(z.extend(covered, { id, name: z.string() })),
  /** Groups at the root of the library. */
  chapters: z.array(z.extend(covered, { id, index: z.string(), header: z.string() })),
  caption: z.object({ organization: z.string(), is_whole: z.boolean() }),
})
export type Coverage = z.output<typeof coverage>

const counted = ['audit', 'audit_item', 'item_status', 'organization'] as const

/** Figures of findings over time. */
export const trends = {
  findings: route('GET /reports/findings', {
    access: 'QREPORT_CHECKLIST',
    query: filtered,
    reply: findingTrends,
    reads: counted,
  }),
  figures: route('GET /reports/findings/figures', {
    access: 'QREPORT_CHECKLIST',
    query: filtered,
    reply: findingFigures,
    reads: counted,
  }),
  /** Questions of the library that were answered, those that failed most often first. */
  questions: route('GET /reports/questions', {
    access: 'QREPORT_CHECKLIST',
    query: z.extend(pageQuery, { ...filters, sort_by: z._default(z.enum(['failed', 'percent']), 'failed') }),
    list: failedQuestion,
    reads: [...counted, 'library_item', 'library_group'],
  }),
  /** What has not been audited for so many months. */
  coverage: route('GET /reports/coverage', {
    access: 'QREPORT_CHECKLIST',
    query: z.object({
      organization_id: filters.organization_id,
      months: z._default(wholeNumber(1, 120), 12),
      due_only: z._default(flag, false),
    }),
    reply: coverage,
    reads: ['audit', 'audit_item', 'organization', 'library_group'],
  }),
}
