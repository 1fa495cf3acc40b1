import * as z from 'zod/mini'
import { documentItemRef } from '../../capabilities/document-item.ts'
import { findingStates } from '../../catalogues/finding-states.ts'
import { date, id, idList } from '../../http/fields.ts'
import { route } from '../../http/route.ts'
import { minutesHead } from '../minutes.ts'
import { correctedFinding } from './corrective-result.ts'
import { paperHead } from '../papers/paper-head.ts'

/** Who did something, and on which day. */
const done = z.object({ by: z.string(), on: date })
/** The same with the reason or the remark, where there was one. */
const said = z.extend(done, { reason: z.nullable(z.string()) })
export type SaidOfFinding = z.output<typeof said>

/** A plan, and what became of it; `returned` is null of one that counts, and of one that another took the place of. */
const plan = z.object({
  root_cause: z.string(),
  action: z.string(),
  due_on: date,
  proposed: done,
  accepted: z.nullable(done),
  returned: z.nullable(said),
})
export type ToldPlan = z.output<typeof plan>

/** `is_granted` is null while it waits. */
const extension = z.object({
  asked_date: date,
  earlier_date: date,
  asked: said,
  is_granted: z.nullable(z.boolean()),
  decided: z.nullable(said),
})
export type ToldExtension = z.output<typeof extension>

/** What was done and came back, also after it had been verified; `is_ineffective` where its effect was denied. */
const returned = z.extend(said, { is_ineffective: z.boolean(), done: z.nullable(done), verified: z.nullable(said) })
export type ReturnedResult = z.output<typeof returned>

const picture = z.object({ id, url: z.string() })
/** What somebody wrote and showed, without where and when its photos were taken. */
const shown = z.extend(done, {
  content: z.string(),
  result: z.nullable(z.string()),
  /** Its photos, and their small copies in the same order. */
  images: z.array(picture),
  small_images: z.array(picture),
  /** The names of the other files. */
  files: z.array(z.string()),
})
export type ShownOfFinding = z.output<typeof shown>

/** A finding with all that was done about it. */
const finding = z.extend(
  z.pick(correctedFinding, {
    id: true,
    finding_number: true,
    corrective_date: true,
    is_overdue: true,
    verified: true,
    effect: true,
    responsible: true,
  }),
  {
    header: z.string(),
    content: z.string(),
    document_items: z.array(documentItemRef),
    state: z.enum(findingStates),
    status: z.object({ code: z.string(), name: z.string() }),
    audit: z.object({ id, name: z.string() }),
    organization: z.object({ id, name: z.string() }),
    category: z.nullable(z.string()),
    /** What was found; null while nothing concludes it. */
    conclusion: z.nullable(shown),
    /** The plan that counts. */
    plan: z.nullable(plan),
    /** Those before it, the first first, as all lists here. */
    earlier_plans: z.array(plan),
    extensions: z.array(extension),
    /** Who said that it is put right, unless that was sent back. */
    done: z.nullable(done),
    /** What was said and shown about the conclusion; while there is none, everything. */
    evidence: z.array(shown),
    /** What else was said of it. */
    remarks: z.array(shown),
    returned: z.array(returned),
  },
)
export type FindingActions = z.output<typeof finding>

/** What was done about findings, as it stands on a day: about all of one audit, or about those that were named. */
export const correctiveActions = z.object({
  paper: paperHead,
  date,
  /** Of all of one audit: which it is. */
  audit: z.nullable(
    z.extend(z.pick(minutesHead, { name: true, scope: true, criteria: true, category: true, organization: true }), {
      starting_date: date,
      ending_date: date,
    }),
  ),
  /** By audit, and in the order of its tree. */
  findings: z.array(finding),
})
export type CorrectiveActions = z.output<typeof correctiveActions>

/** How many findings can be named at once. */
export const mostReported = 200
export const namedFindings = idList.check(z.maxLength(mostReported))

const reads = [
  'finding',
  'audit',
  'audit_item',
  'comment',
  'item_status',
  'organization',
  'category',
  'document',
  'user',
  'setting',
] as const

export const actions = {
  /** Of findings that the caller sees, whatever their audits, at most 200; 404 where one of them is not among these. */
  ofFindings: route('GET /findings/actions', {
    access: 'signed-in',
    external: 'own',
    query: z.object({ ids: namedFindings }),
    reply: correctiveActions,
    reads,
  }),
  ofAudit: route('GET /checklists/:id/actions', {
    access: { audit: 'see' },
    reply: correctiveActions,
    reads,
  }),
}
