import * as z from 'zod/mini'
import { dashboardPanels, panelTexts, type DashboardPanel } from '../catalogues/dashboard-panels.ts'
import { date, id, sentId, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

export { dashboardPanels, panelTexts, type DashboardPanel }

const panels = z.array(z.enum(dashboardPanels))
const sentPanels = panels.check(
  z.refine((sent) => new Set(sent).size === sent.length, { params: { key: 'validation.invalid' } }),
)

/**
 * Which findings to correct: due today, this month, this year, or all that have a date; overdue, due from today to
 * the end of the week, without a date, all of them, or
 * those that nobody can act on, as whoever answers for them has left.
 */
export const fixFilter = {
  TODAY: 1,
  MONTH: 2,
  YEAR: 3,
  ALL: 4,
  OVERDUE: 5,
  WEEK: 6,
  UNDATED: 7,
  OPEN: 8,
  NOBODY: 9,
} as const
export type FixFilter = (typeof fixFilter)[keyof typeof fixFilter]

const itemToFix = z.object({
  id,
  group_id: wire('grp_chk_item_id', id),
  /** Words without markup. */
  header: z.string(),
  content: z.string(),
  finding_number: z.nullable(z.string()),
  conclusion: z.nullable(z.string()),
  status: z.object({ code: z.string(), name: z.string(), color: z.string() }),
  /** Null only where those without a date are asked for. */
  pivot: z.object({ corrective_date: z.nullable(date) }),
})
export const auditToFix = z.object({ id, name: z.string(), checklist_items: z.array(itemToFix) })
export type AuditToFix = z.output<typeof auditToFix>

const dueCounts = z.object({
  /** Of all findings to correct, whenever they are due. */
  open: z.number(),
  overdue: z.number(),
  /** From today to the end of the week. */
  week: z.number(),
  undated: z.number(),
  /** That nobody can act on. */
  nobody: z.number(),
})
export type DueCounts = z.output<typeof dueCounts>

/** Organisations that are named with what is due in their audits. */
export const mostOrganizations = 50

export const dashboard = {
  /**
   * Findings that are not complete, by audit, the audit with the soonest date first; those without a date only where
   * they are asked for. Pages count findings, not audits.
   */
  itemsToFix: route('GET /checklist-item-fix', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, {
      due: wire('stt', z._default(wholeNumber(1, 9), fixFilter.ALL)),
      /** Those of audits of just this organisation. */
      organization_id: z.optional(sentId),
    }),
    list: auditToFix,
    reads: ['audit', 'audit_item', 'item_status'],
  }),
  /** How many findings are to be corrected, and in which organisations: where most is overdue first. */
  due: route('GET /checklist-item-fix/counts', {
    access: 'signed-in',
    external: 'own',
    reply: z.extend(dueCounts, {
      organizations: z.array(z.extend(dueCounts, { id, name: z.string() })),
      /** How many organisations there are besides those named. */
      others: z.number(),
    }),
    reads: ['audit', 'audit_item', 'item_status', 'organization'],
  }),
}

/** Which panels the members of a group see on their dashboard, in their order. */
export const groupDashboards = {
  show: route('GET /groups/:id/dashboard', {
    access: 'signed-in',
    external: 'open',
    reply: panels,
    reads: 'dashboard',
  }),
  save: route('PUT /groups/:id/dashboard', {
    access: 'UPDATE_MENU',
    body: z.object({
      panels: sentPanels,
      /** Those it had when they were read: the call is refused (400) when somebody else has changed them since. */
      seen: panels,
    }),
    reply: panels,
    trail: 'group.dashboard_saved',
    changes: 'dashboard',
  }),
}
