import * as z from 'zod/mini'
import { reason } from '../capabilities/review.ts'
import { waitingOrder } from '../entities/order.ts'
import { date, id, instant, line, sentId } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

const person = z.object({ id, fullname: z.string() })
const named = z.object({ id, name: z.string() })
const move = z.enum(['approval', 'rejection'])

/** What was said about a record by whoever decided about it. */
const verdict = z.object({
  move,
  at: instant,
  /** Null when the product itself did it. */
  user: z.nullable(person),
  /** Null where none was given. */
  reason: z.nullable(z.string()),
})
export type Verdict = z.output<typeof verdict>

/** A record that waits until the caller decides about it. */
const waitingRecord = z.object({
  /** What kind it is: a name that stays. */
  kind: z.string(),
  id,
  name: z.string(),
  /** Words that tell it from others. */
  detail: z.nullable(z.string()),
  /** What it is called under which it stands, and which branch of its tree it belongs to. */
  section: z.string(),
  branch: z.nullable(named),
  maker: z.nullable(person),
  since: instant,
  /** Where it is looked at. */
  link: z.string(),
  may_approve: z.boolean(),
  may_reject: z.boolean(),
  /** The last decision about it: it was changed since. */
  earlier: z.nullable(verdict),
})
export type WaitingRecord = z.output<typeof waitingRecord>

/**
 * What findings may want of a person: an answer or a correction (`mine`); of whoever leads a conclusion or a date (`led`),
 * that a plan is accepted (`accept`) or more time granted (`extend`); of whoever verifies that (`verify`), and that they look again whether it
 * has worked (`effect`).
 */
export const findingsAwaited = ['mine', 'led', 'accept', 'verify', 'extend', 'effect'] as const
export type FindingsAwaited = (typeof findingsAwaited)[number]

const finding = z.object({
  id,
  group_id: id,
  audit: named,
  header: z.string(),
  finding_number: z.nullable(z.string()),
  /** Words without markup, as the content. */
  conclusion: z.nullable(z.string()),
  content: z.string(),
  status: z.object({ code: z.string(), name: z.string(), color: z.string() }),
  corrective_date: z.nullable(date),
  has_conclusion: z.boolean(),
})
export type WaitingFinding = z.output<typeof finding>

const logEntry = z.object({
  at: instant,
  action: z.enum(['created', 'updated', 'approved', 'rejected', 'undone']),
  user: z.nullable(person),
  reason: z.nullable(z.string()),
  /** The fields that an edit changed, as the form calls them. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type DecisionLogEntry = z.output<typeof logEntry>

/** The entity of a kind, which is called by the table of its records. */
export const entityOfKind = (kind: string) => waitingOrder.find((entity) => kind === `${entity}s`)
const record = z.object({ kind: line(100), id: sentId })
const atMost = 1000

/** The product's own calls: what waits for the caller. */
export const waiting = {
  /** How much of what; `total` is all of it. */
  count: route('GET /waiting/count', {
    access: 'signed-in',
    external: 'own',
    reply: z.object({
      total: z.number(),
      sections: z.array(z.object({ section: z.string(), count: z.number() })),
      /** Findings that want something of the caller, as far as there are any. */
      findings: z.array(z.object({ of: z.enum(findingsAwaited), count: z.number() })),
      /** Audits that the caller leads and that want minutes. */
      minutes: z.number(),
      /** Documents that the caller has to read and has not confirmed. */
      readings: z.number(),
    }),
    reads: [
      ...waitingOrder,
      'audit_item',
      'finding',
      'comment',
      'minutes',
      'document_reading',
      'team_role',
      'group_permissions',
      'item_status',
      'setting',
    ],
  }),
  /** By section, branch and name. */
  list: route('GET /waiting', {
    access: 'signed-in',
    external: 'own',
    query: pageQuery,
    list: waitingRecord,
    reads: [...waitingOrder, 'user', 'team_role', 'group_permissions', 'setting'],
  }),
  /** One kind of them, the soonest due first. */
  findings: route('GET /waiting/findings', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, { of: z._default(z.enum(findingsAwaited), 'mine') }),
    list: finding,
    reads: ['audit', 'audit_item', 'finding', 'comment', 'item_status', 'team_role', 'group_permissions'],
  }),
  minutes: route('GET /waiting/minutes', {
    access: 'signed-in',
    external: 'own',
    query: pageQuery,
    list: z.extend(named, { organization: z.string(), left_progress_at: z.nullable(instant) }),
    reads: ['audit', 'minutes', 'organization', 'team_role'],
  }),
  /** Decides about all of the records, or none (400): each as its own call would. */
  decide: route('POST /waiting/decisions', {
    access: 'signed-in',
    external: 'own',
    body: z.object({ decision: move, records: z.array(record).check(z.minLength(1), z.maxLength(atMost)), reason }),
    reply: z.object({ count: z.number(), decision: id }),
    trail: 'waiting.decided',
    changes: waitingOrder,
  }),
  /** Takes a decision of one's own back, whichever call made it, for a few seconds and while nothing has happened to its records since. */
  undo: route('POST /waiting/undo', {
    // Whoever has just rejected their own user group takes that back.
    access: 'own-account',
    body: z.object({ decision: sentId }),
    reply: z.object({ count: z.number() }),
    trail: 'waiting.undone',
    changes: waitingOrder,
  }),
  /**
   * What was decided about a record and what changed in it, newest first, for whoever wrote it, may write it or may
   * decide about it; others learn of one that is rejected by whom, when and why. 404 for one that the caller does not see.
   */
  log: route('GET /waiting/log', {
    access: 'signed-in',
    external: 'own',
    query: record,
    reply: z.array(logEntry),
    reads: [...waitingOrder, 'user'],
  }),
}
