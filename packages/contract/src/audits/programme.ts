import * as z from 'zod/mini'
import { auditState } from '../capabilities/review.ts'
import { date, id, instant, line, optionalId, optionalLine, search, sentId, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

const named = z.object({ id, name: z.string() })
export const programmeYear = wholeNumber(1900, 2199)
const month = wholeNumber(1, 12)

/** How far a planned audit is: nobody has made it, it waits or was sent back, it runs or is corrected, it is closed, or it was called off. */
export const planStates = ['open', 'prepared', 'running', 'closed', 'cancelled'] as const
export type PlanState = (typeof planStates)[number]
/** By which a year's plan can be narrowed; `late` is what has not begun although its month is over. */
export const planFilters = [...planStates, 'late'] as const
export type PlanFilter = (typeof planFilters)[number]

/** One audit that a year's programme plans. */
export const plan = z.object({
  id,
  year: z.number(),
  month: z.number(),
  organization: named,
  category: z.nullable(named),
  note: z.nullable(z.string()),
  state: z.enum(planStates),
  is_late: z.boolean(),
  /** The audit that was made of it, for those who may see it. */
  audit: z.nullable(z.object({ id, name: z.string(), starting_date: date, status: auditState })),
  cancelled: z.nullable(z.object({ at: instant, reason: z.string(), user: z.object({ id, fullname: z.string() }) })),
})
export type Plan = z.output<typeof plan>

const place = { organization_id: sentId, category_id: optionalId, month }
const planForm = z.object({ ...place, note: optionalLine(500) })
const narrowed = {
  /** This one where nothing is said. */
  year: z.optional(programmeYear),
  /** The organisation and those below it. */
  organization_id: z.optional(sentId),
  /** The category and those below it. */
  category_id: z.optional(sentId),
}

const totals = {
  open: z.number(),
  prepared: z.number(),
  running: z.number(),
  closed: z.number(),
  cancelled: z.number(),
  late: z.number(),
}
export const programmeTotals = z.object({
  year: z.number(),
  ...totals,
  /** Audits that began in the year, or are to begin, and that no plan had. */
  unplanned: z.number(),
})
export type ProgrammeTotals = z.output<typeof programmeTotals>

/** What a category's interval and its last audit in an organisation ask for. */
export const proposedPlan = z.object({
  organization: named,
  category: named,
  month: z.number(),
  interval_months: z.number(),
  /** The day on which the last audit of its kind began there. */
  last_on: date,
})
export type ProposedPlan = z.output<typeof proposedPlan>

/** A category that comes round, and an organisation in which it was never audited and is not planned in any year. */
export const programmeGap = z.object({ organization: named, category: named, interval_months: z.number() })
export type ProgrammeGap = z.output<typeof programmeGap>

/** All that the paper of a year says. */
export const yearProgramme = z.object({
  year: z.number(),
  /** The day of the reading, where the company is. */
  as_of: date,
  caption: z.object({
    organization: z.string(),
    category: z.nullable(z.string()),
    /** Whether the reader may see every audit there. */
    is_whole: z.boolean(),
  }),
  /** By month; each with who leads its audit. */
  plans: z.array(z.extend(plan, { leads: z.array(z.string()) })),
  /** Those of the plans and those above them, by name. */
  organizations: z.array(z.object({ id, name: z.string(), parent_id: z.nullable(id) })),
  unplanned: z.number(),
  /** By organisation; null for those who do not plan. */
  gaps: z.nullable(z.array(z.object({ organization: z.string(), categories: z.array(z.string()) }))),
})
export type YearProgramme = z.output<typeof yearProgramme>

/** How many plans are taken at once. */
export const mostAccepted = 500

const reads = ['plan', 'audit', 'organization', 'category'] as const
/** A month is planned anew only while nobody has made its audit. */
export const programme = {
  list: route('GET /programme', {
    access: 'signed-in',
    external: ['MANAGE_PROGRAMME'],
    query: z.extend(pageQuery, {
      ...narrowed,
      state: z.optional(z.enum(planFilters)),
      sort_by: z._default(z.enum(['month', 'organization']), 'month'),
      sort: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    list: plan,
    reads,
  }),
  totals: route('GET /programme/totals', {
    access: 'signed-in',
    external: ['MANAGE_PROGRAMME'],
    query: z.object(narrowed),
    reply: programmeTotals,
    reads,
  }),
  /** 400 for a year of more plans than a paper lists. */
  paper: route('GET /programme/paper', {
    access: 'signed-in',
    external: ['MANAGE_PROGRAMME'],
    query: z.object(narrowed),
    reply: yearProgramme,
    reads,
  }),
  show: route('GET /programme/:id', { access: 'signed-in', external: ['MANAGE_PROGRAMME'], reply: plan, reads }),
  create: route('POST /programme', {
    access: 'MANAGE_PROGRAMME',
    body: z.extend(planForm, { year: programmeYear }),
    reply: plan,
    trail: 'plan.created',
    changes: 'plan',
  }),
  update: route('PUT /programme/:id', {
    access: 'MANAGE_PROGRAMME',
    body: planForm,
    reply: plan,
    trail: 'plan.updated',
    changes: 'plan',
  }),
  cancel: route('POST /programme/:id/cancellation', {
    access: 'MANAGE_PROGRAMME',
    body: z.object({ reason: line(500) }),
    reply: plan,
    trail: 'plan.cancelled',
    changes: 'plan',
  }),
  /** What is due in a year by the intervals of categories, and not planned there. */
  proposals: route('GET /programme/proposals', {
    access: 'MANAGE_PROGRAMME',
    query: z.object({ year: programmeYear, organization_id: narrowed.organization_id }),
    reply: z.array(proposedPlan),
    reads,
  }),
  /** What no interval can propose, because nothing was there yet: by organisation. */
  gaps: route('GET /programme/gaps', {
    access: 'MANAGE_PROGRAMME',
    query: z.extend(pageQuery, {
      organization_id: narrowed.organization_id,
      category_id: narrowed.category_id,
      /** Words of the organisation's name or code. */
      search,
      sort: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    list: programmeGap,
    reads,
  }),
  /** Plans what was proposed; what is planned by now is left out. */
  accept: route('POST /programme/proposals', {
    access: 'MANAGE_PROGRAMME',
    body: z.object({ year: programmeYear, plans: z.array(planForm).check(z.minLength(1), z.maxLength(mostAccepted)) }),
    reply: z.object({ count: z.number() }),
    trail: 'plan.accepted',
    changes: 'plan',
  }),
  intervals: route('GET /programme/intervals', {
    access: 'MANAGE_PROGRAMME',
    reply: z.array(z.object({ id, name: z.string(), interval_months: z.nullable(z.number()) })),
    reads: 'category',
  }),
  /** After how many months a category is audited again; null is never. */
  setInterval: route('PUT /programme/intervals/:id', {
    access: 'MANAGE_PROGRAMME',
    body: z.object({ interval_months: z.nullable(wholeNumber(1, 120)) }),
    reply: z.object({ id, name: z.string(), interval_months: z.nullable(z.number()) }),
    trail: 'category.interval_set',
    changes: 'category',
  }),
}
