import * as z from 'zod/mini'
import { documentItemRef } from '../../capabilities/document-item.ts'
import { richText } from '../../capabilities/rich-text.ts'
import {
  findingMoveNames,
  findingsMoveDuring,
  findingStates,
  type FindingMove,
} from '../../catalogues/finding-states.ts'
import { date, flag, id, instant, sentDate, sentId } from '../../http/fields.ts'
import { route } from '../../http/route.ts'
import { comment } from '../comment.ts'
import { commentFiles, imagesTaken } from '../comments.ts'
import { headFields } from '../heads.ts'
import { historyEntry } from '../workspace.ts'

const longest = 4000
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
const remark = z._default(z.string().check(z.trim(), z.maxLength(longest)), '')
const person = z.object({ id, fullname: z.string() })

const plan = z.object({ id, root_cause: z.string(), action: z.string(), due_on: date })
export type FindingPlan = z.output<typeof plan>

/** One step of the finding workflow, as the history shows it; of a proposal with what was proposed. */
const step = z.extend(historyEntry, { plan: z.nullable(plan) })
export type FindingStep = z.output<typeof step>

/** A finding with its way, as somebody sees it who may do `may` with it now. */
export const finding = z.object({
  id,
  audit: z.object({ id, name: z.string(), status: z.number() }),
  organization: z.object({ id, name: z.string() }),
  group_id: id,
  header: z.string(),
  content: z.string(),
  finding_number: z.nullable(z.string()),
  /** What was found, in words without markup; null while nothing concludes it. */
  conclusion: z.nullable(z.string()),
  status: z.object({ code: z.string(), name: z.string(), color: z.string() }),
  document_items: z.array(documentItemRef),
  state: z.enum(findingStates),
  corrective_date: z.nullable(date),
  is_overdue: z.boolean(),
  /** What people said differently of it without having seen one another's, with how much is said; nothing to external people. */
  disputed: z.array(z.object({ field: z.enum(headFields), count: z.number() })),
  /** Nobody by name: all internal auditees. */
  responsible: z.nullable(person),
  /** When it is looked at whether what was verified has worked. */
  look_again_on: z.nullable(date),
  /** What counts of what was proposed. */
  plan: z.nullable(plan),
  /** More time that was asked for and is neither granted nor refused. */
  extension: z.nullable(
    z.object({ id, asked_date: date, earlier_date: date, reason: z.string(), user: person, asked_at: instant }),
  ),
  /** All of it, the first step first. */
  steps: z.array(step),
  may: z.array(z.enum(findingMoveNames as [FindingMove, ...FindingMove[]])),
})
export type Finding = z.output<typeof finding>

/** What a judgement of the effect is marked with: before the day on which it was to be looked at, or by whoever verified it. Either takes a reason. */
export const judgementMarks = ['early', 'own'] as const
export type JudgementMark = (typeof judgementMarks)[number]
export function judgementNotes(asked: {
  lookAgainOn: string | null
  verifierId: number | null
  judgeId: number | null
  today: string
}): JudgementMark[] {
  const { lookAgainOn, verifierId, judgeId, today } = asked
  const is = { early: lookAgainOn !== null && today < lookAgainOn, own: judgeId !== null && verifierId === judgeId }
  return judgementMarks.filter((mark) => is[mark])
}
/** The marks of a step of the history. */
export const marksIn = ({ action, detail }: Pick<FindingStep, 'action' | 'detail'>): JudgementMark[] =>
  action === 'effect_confirmed' || action === 'effect_denied'
    ? judgementMarks.filter((mark) => detail?.split(' ').includes(mark))
    : []

const subject = 'finding'
const during = findingsMoveDuring
/** Whoever sees it; who makes which move is said by `findingMoves`. */
const access = { audit: 'see' } as const
/** What the person responsible does, also an external one. */
const answering = { audit: 'see', external: 'own finding' } as const
const verifying = { audit: ['SET_CORRECTIVE_STATUS'] } as const
const evidence = z.object({ content: richText, images_taken: imagesTaken })

/** A finding on its way to its end; it is an item of an audit. 404 for whoever does not see that, and for what is no finding. */
export const findingWorkflow = {
  show: route('GET /findings/:id', {
    subject,
    access: answering,
    reply: finding,
    reads: ['finding', 'audit', 'audit_item', 'comment', 'item_status', 'document', 'user'],
  }),
  propose: route('POST /findings/:id/proposal', {
    subject,
    access: answering,
    during,
    body: z.object({ root_cause: words, action: words, due_on: sentDate }),
    reply: finding,
    trail: 'finding.proposed',
    changes: ['finding', 'audit_access'],
  }),
  /** 400 where another plan than the one that was read has been proposed since. */
  accept: route('POST /findings/:id/acceptance', {
    subject,
    access,
    during,
    body: z.object({ plan_id: sentId }),
    reply: finding,
    trail: 'finding.accepted',
    changes: 'finding',
  }),
  verify: route('POST /findings/:id/verification', {
    subject,
    access: verifying,
    during,
    body: z.object({ remark }),
    reply: finding,
    trail: 'finding.verified',
    changes: 'finding',
  }),
  sendBack: route('POST /findings/:id/return', {
    subject,
    access,
    during,
    body: z.object({ reason: words }),
    reply: finding,
    trail: 'finding.sent_back',
    changes: 'finding',
  }),
  /** What was verified is looked at again; what has not worked is sent back, with a reason. It takes one as well before the day, and of whoever verified it. */
  judgeEffect: route('POST /findings/:id/effectiveness', {
    subject,
    access: verifying,
    during,
    body: z.object({ is_effective: flag, reason: remark }),
    reply: finding,
    trail: 'finding.effect_judged',
    changes: 'finding',
  }),
  askExtension: route('POST /findings/:id/extensions', {
    subject,
    access: answering,
    during,
    body: z.object({ asked_date: sentDate, reason: words }),
    reply: finding,
    trail: 'finding.extension_asked',
    changes: 'finding',
  }),
  /** Grants or, with a reason, refuses what was asked for; 400 once that is decided. */
  decideExtension: route('POST /findings/:id/extensions/:extensionId/decision', {
    subject,
    access,
    during,
    body: z.object({ is_granted: flag, reason: remark }),
    reply: finding,
    trail: 'finding.extension_decided',
    changes: 'finding',
  }),
}

/** What is said and shown of a finding on its way. */
export const findingEvidence = {
  /** What was said and shown of it: what concludes it, and the evidence. */
  list: route('GET /findings/:id/comments', {
    subject,
    access: answering,
    reply: z.array(comment),
    reads: ['finding', 'comment', 'user'],
  }),
  give: route('POST /findings/:id/evidence', {
    subject,
    access: answering,
    during,
    body: evidence,
    files: commentFiles,
    reply: finding,
    trail: 'finding.evidence_given',
    changes: ['finding', 'comment'],
  }),
  complete: route('POST /findings/:id/completion', {
    subject,
    access: answering,
    during,
    body: evidence,
    files: commentFiles,
    reply: finding,
    trail: 'finding.completed',
    changes: ['finding', 'comment'],
  }),
}
