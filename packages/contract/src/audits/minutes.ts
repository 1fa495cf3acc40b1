import * as z from 'zod/mini'
import { auditStatus } from '../catalogues/statuses.ts'
import { requiredRichText } from '../capabilities/rich-text.ts'
import { date, flag, id, instant, sentId } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { paperHead } from './papers/paper-head.ts'
import { documentItemRef } from '../capabilities/document-item.ts'
import { scanMark } from './papers/scans.ts'

const image = z.object({ id, name: z.string(), url: z.string() })
const finalComment = z.object({
  content: z.string(),
  result: z.nullable(z.string()),
  images: wire('img', z.array(image)),
  /** The small copies of `images`, in the same order. */
  small_images: wire('img_resize', z.array(image)),
  files: z.array(image),
})

/** One item as minutes and results show it. `id` is the audit item's. */
export const itemReport = z.object({
  id,
  group_id: wire('grp_chk_item_id', id),
  header: z.string(),
  content: z.string(),
  status: wire(
    'checklist_item_status',
    z.object({
      code: z.string(),
      name: z.string(),
      color: z.string(),
      is_finding: wire('is_report', z.boolean()),
      /** 9 before 0; not in minutes that were saved before they kept it. */
      severity: z.optional(z.number()),
    }),
  ),
  /** By when a finding is to be corrected. */
  corrective_date: z.nullable(date),
  finding_number: z.nullable(z.string()),
  responsible: z.nullable(z.object({ id, fullname: z.string() })),
  final_comment: wire('cmt_final', z.nullable(finalComment)),
  document_items: z.array(documentItemRef),
})
export type ItemReport = z.output<typeof itemReport>

/** The people of one team role as they stood when the minutes were saved, by the order of their positions, highest first. */
export const minutesRole = z.object({
  team_role_id: wire('group_alias_id', id),
  alias: z.string(),
  part: z.nullable(z.enum(['leader', 'auditor', 'auditee'])),
  users: z.array(
    z.object({
      id,
      fullname: z.string(),
      /** 1 is Mr. */
      gender: z.number(),
      position: z.nullable(z.object({ id, name: z.string(), order: z.number() })),
    }),
  ),
})
export type MinutesRole = z.output<typeof minutesRole>

/** Who, where and when: what the head of the minutes shows. */
export const minutesHead = z.object({
  id,
  name: z.string(),
  starting_date: date,
  /** The audit's own; minutes of earlier versions do not know it. */
  ending_date: z.optional(date),
  scope: z.string(),
  criteria: z.string(),
  category: z.nullable(z.string()),
  paper: paperHead,
  organization: z.object({ id, name: z.string(), address: z.nullable(z.string()) }),
  users: z.array(minutesRole),
})
export type MinutesHead = z.output<typeof minutesHead>

export const minutesRow = z.object({
  id,
  /** By which papers refer to them; minutes of earlier versions have none. */
  number: z.nullable(z.string()),
  user: z.object({ id, fullname: z.string() }),
  total_result: z.number(),
  /** Saved after the audit was closed. */
  is_addendum: z.boolean(),
  created_at: instant,
})
export type MinutesRow = z.output<typeof minutesRow>

/** The same as the history shows them. */
export const listedMinutes = z.extend(minutesRow, {
  scans: z.array(scanMark),
})
export type ListedMinutes = z.output<typeof listedMinutes>

/** By which minutes are known outside: the SHA-256 of all that they froze, and the address at which anybody who holds it may ask. */
export const seal = z.object({ digest: z.string(), url: z.string() })
export type Seal = z.output<typeof seal>

/** How many questions of the whole audit have an answer; findings first, the severest before the others. */
const statusCount = z.object({
  code: z.string(),
  name: z.string(),
  is_finding: wire('is_report', z.boolean()),
  /** Minutes that were saved before they kept it do not know it: their papers stay as they were, in another order. */
  severity: z.optional(z.number()),
  total: z.number(),
})
export type StatusCount = z.output<typeof statusCount>

/** Saved minutes, frozen: nothing in them follows later changes. */
export const savedMinutes = z.extend(minutesRow, {
  /** The day they were saved, in the configured time zone: the end of the audit period. */
  date,
  seal,
  checklist: minutesHead,
  conclusion: z.string(),
  self_assessment: z.string(),
  counts: z.array(statusCount),
  items: wire('list_items_report_alias', z.array(itemReport)),
  /** The findings that the minutes do not list. */
  left_out: z.array(id),
})
export type SavedMinutes = z.output<typeof savedMinutes>

export const auditResult = z.object({
  minutes_id: id,
  number: z.nullable(z.string()),
  is_addendum: z.boolean(),
  date,
  seal,
  created_at: instant,
  checklist: minutesHead,
  conclusion: z.string(),
  self_assessment: z.string(),
  counts: z.array(statusCount),
  /** Groups that hold items, and those above them, in the order of the tree; `level` is 0 at the root. */
  groups: wire(
    'chk_items',
    z.array(z.object({ id, index: z.string(), header: z.string(), level: z.number(), items: z.array(itemReport) })),
  ),
})
export type AuditResult = z.output<typeof auditResult>

const { IN_PROGRESS, CORRECTIVE, CLOSE } = auditStatus

const readableMinutes = z.object({
  id,
  number: z.nullable(z.string()),
  is_addendum: z.boolean(),
  created_at: instant,
  audit: z.object({ id, name: z.string() }),
})
export type ReadableMinutes = z.output<typeof readableMinutes>

export const minutes = {
  /** Saved minutes of all audits whose minutes the caller may read, the newest first. */
  readable: route('GET /meeting-minutes', {
    access: 'signed-in',
    external: 'own',
    query: pageQuery,
    list: readableMinutes,
    reads: ['minutes', 'audit'],
  }),
  list: route('GET /checklists/:id/meeting-minutes', {
    access: { audit: 'see', external: 'saved minutes' },
    reply: z.array(listedMinutes),
    reads: ['minutes', 'minutes_scan'],
  }),
  /** The items to choose from: findings first, then all others, each in the order of the tree. */
  reportable: route('GET /checklists/:id/meeting-minutes/checklist-items', {
    access: { audit: 'see' },
    reply: z.array(itemReport),
    reads: ['audit_item', 'comment', 'item_status', 'document', 'user'],
  }),
  show: route('GET /checklists/:id/meeting-minutes/:minutesId', {
    access: { audit: 'see', external: 'saved minutes' },
    reply: savedMinutes,
    reads: ['minutes', 'setting'],
  }),
  last: route('GET /checklists/:id/meeting-minutes-last', {
    access: { audit: 'see', external: 'saved minutes' },
    reply: z.nullable(savedMinutes),
    reads: ['minutes', 'setting'],
  }),
  create: route('POST /checklists/:id/meeting-minutes', {
    access: { audit: ['EXPORT_MINUTES'] },
    during: [IN_PROGRESS, CORRECTIVE, CLOSE],
    body: z.object({
      conclusion: requiredRichText,
      self_assessment: requiredRichText,
      /** The audit items that the minutes list. */
      checklist_items: z._default(idListUpTo(20_000), []),
      /** 400 while people said different things of a question and nobody has settled it. */
      refuse_conflicts: z._default(flag, false),
    }),
    reply: savedMinutes,
    trail: 'minutes.saved',
    changes: ['minutes', 'audit_item'],
  }),
  /** 402 before minutes exist. */
  result: route('GET /checklists/:id/result', {
    access: { audit: 'see', external: 'saved minutes' },
    reply: auditResult,
    reads: ['minutes', 'setting'],
  }),
}

function idListUpTo(most: number) {
  return z.array(sentId).check(z.maxLength(most))
}
