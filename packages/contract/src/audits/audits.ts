import * as z from 'zod/mini'
import { bulkReply } from '../capabilities/bulk.ts'
import { auditState, byDecision, reason } from '../capabilities/review.ts'
import { permission } from '../catalogues/permissions.ts'
import { auditStatus } from '../catalogues/statuses.ts'
import { date, flag, id, instant, line, optionalId, search, sentDate, sentId, statusList } from '../http/fields.ts'
import { pageQueryUpTo } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { person } from '../capabilities/person.ts'
import { answerStatus, findingCount } from './answer-status.ts'
import { mostFiled, sentQuestions, sentTeam } from './sent.ts'

const named = z.object({ id, name: z.string() })
const decidedState = z.extend(auditState, byDecision)

/** What an audit covers and what it is held against: lines that papers show as they were written. A form, a copy, a proposal and the overview have each of them. */
export const auditFrame = ['scope', 'criteria'] as const
type Framed<Value> = Record<(typeof auditFrame)[number], Value>
/** These lines of whatever has them. */
export const frameOf = <Value>(from: Framed<Value>): Framed<Value> => framed((field) => from[field])
/** Something for each of these lines. */
export const framed = <Value>(of: (field: (typeof auditFrame)[number]) => Value): Framed<Value> =>
  Object.fromEntries(auditFrame.map((field) => [field, of(field)])) as Framed<Value>

/** One audit in a list. */
export const audit = z.object({
  id,
  name: z.string(),
  starting_date: date,
  ending_date: date,
  start_corrective_date: z.nullable(date),
  end_corrective_date: z.nullable(date),
  closing_date: z.nullable(date),
  status: auditState,
  organization: z.object({ id, name: z.string(), address: z.nullable(z.string()) }),
  category: z.nullable(named),
  organization_id: wire('org_id', id),
  category_id: wire('ctg', z.nullable(id)),
  author: named,
  /** How many people are in the team. */
  team_size: z.number(),
  /** What the caller may do inside this audit. */
  permissions: z.array(permission),
})
export type Audit = z.output<typeof audit>

/** One audit in a list, with how far it is. */
export const listedAudit = z.extend(audit, {
  /** Items in all, and of those the ones whose status is no longer the default. */
  total: z.number(),
  checked: z.number(),
  findings: z.array(findingCount),
  leaders: z.array(named),
  /** When something was last answered, dated, marked or said in it. */
  last_activity_at: z.nullable(instant),
})
export type ListedAudit = z.output<typeof listedAudit>

/** The people of one team role, by the order of their positions, highest first. */
export const teamRole = z.object({
  team_role_id: wire('group_alias_id', id),
  alias: z.string(),
  part: z.nullable(z.enum(['leader', 'auditor', 'auditee'])),
  users: z.array(
    z.extend(person, {
      email: z.string(),
      gender: z.number(),
      /** What `position` holds, by itself. */
      position_name: wire('pos_name', z.nullable(z.string())),
      position_order: z.nullable(z.number()),
    }),
  ),
})
export type TeamRole = z.output<typeof teamRole>

export const auditDetail = z.extend(audit, {
  ...framed(() => z.string()),
  users: z.array(teamRole),
  /** The first day of the period of minutes that are saved today: the planned one, or the one on which the work began before it. */
  minutes_from: date,
  /** The same team as the form takes it. */
  checklist_users: z.array(z.object({ team_role_id: wire('group_alias_id', id), users: z.array(id) })),
  /** Items in all, and of those the ones whose status is no longer the default. */
  total: z.number(),
  checked: z.number(),
  /** Library item ids, so that the picker shows what is in already. */
  library_item_ids: wire('chk_item_ids', z.array(id)),
  /** What its items can be answered with, as it was when the audit started. */
  statuses: z.array(answerStatus),
})
export type AuditDetail = z.output<typeof auditDetail>

/** What is not sent stays as it is. */
const frameText = z.optional(z.string().check(z.trim(), z.maxLength(2000)))

const auditFields = z.object({
  name: line(),
  ...framed(() => frameText),
  starting_date: sentDate,
  ending_date: sentDate,
  category_id: wire('ctg', z._default(z.nullable(sentId), null)),
  organization_id: wire('org_id', sentId),
  users: wire('users', z._default(sentTeam, []), { also: 'checklist_users' }),
})
const inOrder = z.refine<{ starting_date: string; ending_date: string }>(
  (form) => form.ending_date >= form.starting_date,
  { path: ['ending_date'], params: { key: 'validation.not_after' } },
)
export const auditForm = auditFields.check(inOrder)
/** With `library_item_ids` it asks these questions from the start, which needs ADD_CHECKLIST_ITEM in it; with `plan_id` it carries out a line of the programme, whose organisation and category it has. */
const newAudit = z
  .extend(auditFields, { library_item_ids: wire('checklist_items', z.optional(sentQuestions)), plan_id: optionalId })
  .check(inOrder)

const { SUBMITTING, APPROVAL, REJECTION, IN_PROGRESS, CORRECTIVE } = auditStatus

/** What audits can be narrowed by, besides their status. */
const narrowed = {
  search,
  /** The organisation and those below it. */
  organization_id: z.optional(sentId),
  /** Those that were to begin on these days or between them. */
  starting_from: z.optional(sentDate),
  starting_to: z.optional(sentDate),
  /** The category and those below it. */
  category_id: wire('ctg', z.optional(sentId)),
}

export const checklists = {
  list: route('GET /checklists', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQueryUpTo(mostFiled), {
      ...narrowed,
      /** `work`: upwards, those in progress first, then in correction, waiting, rejected and closed; what is due sooner before what is due later, what was closed later before what was closed earlier. */
      sort_by: z._default(z.enum(['id', 'name', 'starting_date', 'status', 'work']), 'id'),
      status: z.optional(statusList(5)),
      /** Only audits in progress or corrective. */
      is_calendar: z.optional(flag),
      /** Leaves one out, which others are looked for beside. */
      except: z.optional(sentId),
    }),
    list: listedAudit,
    reads: ['audit', 'audit_item', 'comment', 'item_status', 'organization', 'category', 'user', 'team_role'],
  }),
  /** How many audits are in each status that any is in. */
  counts: route('GET /checklists/counts', {
    access: 'signed-in',
    external: 'own',
    query: z.object(narrowed),
    reply: z.array(z.object({ status: z.number(), count: z.number() })),
    reads: ['audit', 'organization', 'category'],
  }),
  show: route('GET /checklists/:id', {
    access: { audit: 'see' },
    reply: auditDetail,
    reads: ['audit', 'audit_item', 'item_status', 'user', 'position', 'organization', 'category', 'team_role'],
  }),
  create: route('POST /checklists', {
    access: 'CREATE_CHECKLIST',
    body: newAudit,
    reply: auditDetail,
    trail: 'audit.created',
    changes: ['audit', 'plan'],
  }),
  /** A team role that is not sent keeps its people. A closed audit is a record and stays as it is. */
  update: route('PUT /checklists/:id', {
    access: { audit: ['UPDATE_CHECKLIST'] },
    during: [SUBMITTING, APPROVAL, REJECTION, IN_PROGRESS, CORRECTIVE],
    body: auditForm,
    reply: auditDetail,
    trail: 'audit.updated',
    changes: ['audit', 'audit_access'],
  }),
  remove: route('DELETE /checklists/:id', {
    access: { audit: ['DELETE_CHECKLIST'] },
    during: [SUBMITTING, REJECTION],
    trail: 'audit.deleted',
    changes: ['audit', 'audit_access', 'plan'],
  }),
  team: route('GET /checklists/:id/users', {
    access: { audit: 'see' },
    reply: z.array(teamRole),
    reads: ['audit', 'user', 'position', 'team_role'],
  }),
  /** The audit then holds just these library items; needs REMOVE_CHECKLIST_ITEM when one of the present ones is missing. */
  setItems: route('POST /checklists/:id/checklist-items', {
    access: { audit: ['ADD_CHECKLIST_ITEM'] },
    during: [SUBMITTING],
    body: z.object({
      checklist_items: wire('checklist_items', sentQuestions, { also: 'chk_item_id' }),
    }),
    reply: bulkReply,
    trail: 'audit.items_set',
    changes: 'audit_item',
  }),
  approval: route('POST /checklists/:id/approval', {
    access: { audit: ['APPROVE_CHECKLIST'] },
    reply: decidedState,
    trail: 'audit.approved',
    changes: 'audit',
  }),
  rejection: route('POST /checklists/:id/rejection', {
    access: { audit: ['REJECT_CHECKLIST', 'APPROVE_CHECKLIST'] },
    body: z.object({ reason }),
    reply: decidedState,
    trail: 'audit.rejected',
    changes: 'audit',
  }),
  inProgress: route('POST /checklists/:id/in-progress', {
    access: { audit: ['IN_PROGRESS_CHECKLIST'] },
    reply: auditState,
    trail: 'audit.put_in_progress',
    changes: 'audit',
  }),
  corrective: route('POST /checklists/:id/corrective', {
    access: { audit: ['CORRECTIVE_CHECKLIST'] },
    body: z.object({
      end_corrective_date: z.optional(sentDate),
      checklist_item: z._default(z.array(z.object({ id: sentId, corrective_date: sentDate })), []),
    }),
    reply: auditState,
    trail: 'audit.put_in_correction',
    changes: ['audit', 'audit_item'],
  }),
  close: route('POST /checklists/:id/close', {
    access: { audit: ['CLOSE_CHECKLIST'] },
    /** `refuse_conflicts`: 400 while people said different things of a question and nobody has settled it. */
    body: z.object({ closing_date: sentDate, refuse_conflicts: z._default(flag, false) }),
    reply: auditState,
    trail: 'audit.closed',
    changes: ['audit', 'audit_item'],
  }),
  duplicate: route('POST /checklists/:id/duplicates', {
    access: { audit: ['DUPLICATE_CHECKLIST'] },
    reply: auditDetail,
    trail: 'audit.duplicated',
    changes: 'audit',
  }),
}
