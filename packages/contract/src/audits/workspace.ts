import * as z from 'zod/mini'
import { documentItemRef } from '../capabilities/document-item.ts'
import { findingsMoveDuring, findingStates } from '../catalogues/finding-states.ts'
import { auditStatus } from '../catalogues/statuses.ts'
import { date, id, idList, instant, search, sentDate, sentId, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { answerStatus, findingCount } from './answer-status.ts'
import { clockSkew, conflict, heads, seenChanges } from './heads.ts'

/** One question in one audit with its answer. */
export const auditItem = z.object({
  id,
  library_item_id: wire('chk_item_id', id),
  group_id: wire('grp_chk_item_id', id),
  header: z.string(),
  content: z.string(),
  asks_input: wire('si', z.boolean()),
  tags: z.array(z.object({ id, name: z.string() })),
  status: wire('checklist_item_status', answerStatus),
  comment_count: wire('no_cmt', z.number()),
  /** Of a finding; kept, and not shown, while the item is none. */
  corrective_date: z.nullable(date),
  corrective_status: z.number(),
  finding_state: z.enum(findingStates),
  /** Who answers for the correction of a finding; while it is nobody, all internal auditees do. */
  responsible: z.nullable(z.object({ id, fullname: z.string() })),
  /** `NC-2026-014`; it stays even if the item is no finding any more. */
  finding_number: z.nullable(z.string()),
  /** Whether a finding has a comment that concludes it. */
  has_conclusion: z.boolean(),
  document_items: z.array(documentItemRef),
  heads,
  conflicts: z.array(conflict),
})
export type AuditItem = z.output<typeof auditItem>
export const auditItemEvent = z.object({ item: auditItem })

/** A group of the audit's tree; `total` and `checked` count its own items and those of the groups below it. */
export const auditGroup = z.object({
  id,
  parent_id: z.number(),
  index: z.string(),
  header: z.string(),
  total: z.number(),
  checked: wire('is_check', z.number()),
  own_total: z.number(),
})
export type AuditGroup = z.output<typeof auditGroup>

export const quickReportRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  color: z.string(),
  total: z.number(),
  /** Share of all items, 2 decimals. */
  percent: wire('point', z.number()),
})
export type QuickReportRow = z.output<typeof quickReportRow>
export const quickReportEvent = z.object({ rows: z.array(quickReportRow) })

/**
 * What the history of an item tells of; `detail` is the date of a `corrective_date_set`, of what was hidden or given back
 * with the answer, the name of who answers for it, the number of the finding, what the conclusion says now, the date
 * that was asked for or granted, or how its effect was judged: `early`, before the day (`before`) on which it was to be
 * looked at, and `own`, by whoever verified it. `corrective_status_set` is its verification. `…_unseen` was said without having seen what
 * counts, and does not count until somebody settles it.
 */
export const historyActions = [
  'answered',
  'answered_unseen',
  'corrective_date_set',
  'corrective_date_unseen',
  'corrective_status_set',
  'comment_made_final',
  'comment_final_unseen',
  'correction_hidden',
  'correction_given_back',
  'responsible_set',
  'responsible_unseen',
  'conflict_settled',
  'finding_numbered',
  'conclusion_edited',
  'conclusion_removed',
  'correction_proposed',
  'correction_accepted',
  'evidence_given',
  'correction_done',
  'correction_sent_back',
  'effect_confirmed',
  'effect_denied',
  'extension_asked',
  'extension_granted',
  'extension_refused',
] as const
export type HistoryAction = (typeof historyActions)[number]

export const historyEntry = z.object({
  id,
  user: z.object({ id, fullname: z.string(), avatar: z.nullable(z.string()) }),
  action: z.enum(historyActions),
  /** The code of the item status at that time. */
  status: z.nullable(z.string()),
  completed: z.nullable(z.boolean()),
  detail: z.nullable(z.string()),
  /** What the conclusion said before, or the date that counted until then. */
  before: z.nullable(z.string()),
  /** Why, or what was remarked. */
  reason: z.nullable(z.string()),
  /** When it was said, as the device has it, where it arrived later. */
  said_at: z.nullable(instant),
  clock_skew: clockSkew,
  created_at: instant,
})
export type HistoryEntry = z.output<typeof historyEntry>

/** A question that waits for an answer, and where it stands. */
export const openQuestion = z.object({ id, group_id: wire('grp_chk_item_id', id), header: z.string() })

/** What an audit has come to, in figures. */
export const auditFigures = z.object({
  /** Groups that hold findings themselves, in the order of the tree. */
  groups: z.array(z.object({ id, index: z.string(), header: z.string(), findings: z.array(findingCount) })),
  /** Whose answers stand now; of these, how many are findings. */
  members: z.array(
    z.object({
      id,
      fullname: z.string(),
      avatar: z.nullable(z.string()),
      answered: z.number(),
      findings: z.number(),
    }),
  ),
  last_activity_at: z.nullable(instant),
  /** The first open question after the one that the caller answered last, else the first of all. */
  next: z.nullable(openQuestion),
})
export type AuditFigures = z.output<typeof auditFigures>

const filter = z.object({ status_ids: wire('stt', z.optional(idList)) })
const audited = [auditStatus.IN_PROGRESS] as const

export const auditWorkspace = {
  /** The whole tree with counts; with `status_ids`, the groups that lead to items in those statuses, counting only these. */
  groups: route('GET /checklists/:id/checklist-items', {
    access: { audit: 'see' },
    query: filter,
    reply: z.object({
      groups: z.array(auditGroup),
      /** Of the whole audit, whatever the filter. */
      total: z.number(),
      checked: z.number(),
      /** `checked` / `total` in percent, 2 decimals. */
      percent: z.number(),
    }),
    reads: ['audit_item', 'item_status'],
  }),
  /** The items of one group and of every group below it, in order; group 0 is the whole audit. */
  items: route('GET /checklists/:id/group-checklist-items/:groupId', {
    access: { audit: 'see' },
    query: filter,
    reply: z.array(auditItem),
    reads: ['audit_item', 'finding', 'comment', 'item_status', 'library_item', 'tag', 'document', 'user'],
  }),
  item: route('GET /checklists/:id/checklist-items/:itemId', {
    access: { audit: 'see', external: 'own finding' },
    reply: auditItem,
    reads: ['audit_item', 'finding', 'comment', 'item_status', 'library_item', 'tag', 'document', 'user'],
  }),
  answer: route('PUT /checklists/:id/checklist-items/:itemId', {
    access: { audit: ['AUDIT_CHECKLIST_ITEM'] },
    during: audited,
    /** `set_at` is when the person said it, where that was before it is sent; it refuses nothing. */
    body: z.object({
      status_code: wire('stt_code', z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
      seen: seenChanges,
      set_at: z.optional(instant),
    }),
    reply: auditItem,
    trail: 'audit_item.answered',
    changes: ['audit_item', 'audit_access'],
  }),
  figures: route('GET /checklists/:id/figures', {
    access: { audit: 'see' },
    reply: auditFigures,
    reads: ['audit_item', 'comment', 'item_status', 'user'],
  }),
  /** Where the caller goes on: the next open question of the running audit of theirs in which they answered last. */
  resume: route('GET /checklists/resume', {
    access: 'signed-in',
    external: 'own',
    reply: z.nullable(z.object({ audit: z.object({ id, name: z.string() }), next: openQuestion })),
    reads: ['audit', 'audit_item', 'item_status'],
  }),
  quickReport: route('GET /checklists/:id/quick-reports', {
    access: { audit: 'see' },
    reply: z.array(quickReportRow),
    reads: ['audit_item', 'item_status'],
  }),
  history: route('GET /checklists/:id/checklist-items/:itemId/histories', {
    access: { audit: 'see' },
    reply: z.array(historyEntry),
    reads: ['audit_item', 'finding', 'comment', 'user'],
  }),
  /** Up to 200 items whose text holds the words. */
  search: route('GET /checklists/:id/search', {
    access: { audit: 'see' },
    query: z.object({ search }),
    reply: z.array(auditItem),
    reads: ['audit_item', 'finding', 'comment', 'item_status', 'library_item', 'tag', 'document', 'user'],
  }),
  setCorrectiveDate: route('POST /set-corrective-date/:id/chk-item/:itemId', {
    access: { audit: ['SET_CORRECTIVE_DATE'] },
    during: audited,
    /** `set_at` is when the person set it, where that was before it is sent: at most 7 days ago. The date is judged by that day. */
    body: z.object({ corrective_date: sentDate, set_at: z.optional(instant), seen: seenChanges }),
    reply: auditItem,
    trail: 'audit_item.corrective_date_set',
    changes: 'audit_item',
  }),
  /** 422 for whoever is neither one of the auditees nor an active user of the audited organisation or one below it. */
  setResponsible: route('PUT /checklists/:id/checklist-items/:itemId/responsible', {
    access: { audit: ['SET_CORRECTIVE_DATE'] },
    during: [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE],
    body: z.object({ responsible_id: z.nullable(sentId), seen: seenChanges, set_at: z.optional(instant) }),
    reply: auditItem,
    trail: 'audit_item.responsible_set',
    changes: ['audit_item', 'audit_access'],
  }),
  /** 1 verifies, whatever state the finding is in; 0 sends back what is done or verified. */
  setCorrectiveStatus: route('POST /set-status/:id/chk-item/:itemId', {
    access: { audit: ['SET_CORRECTIVE_STATUS'] },
    during: findingsMoveDuring,
    body: z.object({ status: wholeNumber(0, 1) }),
    reply: auditItem,
    trail: 'audit_item.corrective_status_set',
    changes: ['audit_item', 'finding'],
  }),
}
