import * as z from 'zod/mini'
import { madeFile } from '../capabilities/made-file.ts'
import { entityNames } from '../entities/all.ts'
import { id, instant, sentDate, sentId, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** The kinds of records that entries of the audit trail are about and found by: every entity. */
export const trailKinds = entityNames
export type TrailKind = (typeof trailKinds)[number]
const kind = z.enum(trailKinds)

/** How many entries one answer has. */
export const trailPage = 50
/** How many exports of one person may be on their way. */
export const mostTrailExports = 3

const filters = z.object({
  user_id: z.optional(sentId),
  kind: z.optional(kind),
  /** The number of a record of that kind. */
  record_id: z.optional(sentId),
  /** The name of an entry. */
  action: z.optional(z.string().check(z.maxLength(80))),
  /** Days in the configured time zone, both included. */
  from: z.optional(sentDate),
  to: z.optional(sentDate),
})
export type TrailFilters = z.output<typeof filters>

const named = z.object({ id, fullname: z.string() })
const record = z.object({
  kind,
  id,
  /** What the kind is called. */
  title: z.string(),
  /** Null for what has no name, or is no more. */
  name: z.nullable(z.string()),
})
const entry = z.object({
  id: z.number(),
  at: instant,
  /** Null when nobody was signed in or the product itself did it. */
  user: z.nullable(named),
  is_product: z.boolean(),
  action: z.string(),
  /** What was done, in the language of the call. */
  title: z.string(),
  /** The first records that it is about, and how many more there are. */
  records: z.array(record),
  more: z.number(),
  /** Words in the language of the call; null where the trail has none, empty where there was nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  address: z.string(),
  agent: z.string(),
})
export type TrailEntry = z.output<typeof entry>

export const trailFormats = ['ndjson', 'xlsx'] as const
export type TrailFormat = (typeof trailFormats)[number]
const trailExport = z.extend(madeFile, {
  /** How many entries it has; null before it is made. */
  entries: z.nullable(z.number()),
})
export type TrailExport = z.output<typeof trailExport>

/** The audit trail. Its changes are not pushed, as every write would be: readers read it anew. */
export const trail = {
  /** Newest first; `before` is an entry: only those that follow it, so that new ones move nothing. */
  list: route('GET /trail', {
    access: 'VIEW_TRAIL',
    query: z.extend(filters, { before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)) }),
    reply: z.object({
      entries: z.array(entry),
      /** What the next ones are asked with; null when there are none. */
      next: z.nullable(z.number()),
      /** Whom and what the entries are narrowed to. */
      user: z.nullable(named),
      record: z.nullable(record),
    }),
    reads: 'user',
  }),
  /** What the filters offer: kinds of records and names of entries, in words. */
  names: route('GET /trail/names', {
    access: 'VIEW_TRAIL',
    reply: z.object({
      kinds: z.array(z.object({ kind, title: z.string() })),
      actions: z.array(z.object({ action: z.string(), title: z.string(), kind: z.nullable(kind) })),
    }),
    reads: 'nothing',
  }),
  /** The first people whose name or address of mail holds the words, also those who are deleted. */
  people: route('GET /trail/people', {
    access: 'VIEW_TRAIL',
    query: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(200)), '') }),
    reply: z.array(named),
    reads: 'user',
  }),
}

export const trailExports = {
  /** Begins to put what the filters leave into a file, in the language of the call. */
  create: route('POST /trail/exports', {
    access: 'VIEW_TRAIL',
    body: z.object({ format: z.enum(trailFormats), query: z.prefault(filters, {}) }),
    reply: trailExport,
    trail: 'trail.exported',
    changes: 'trail_export',
  }),
  /** For whoever asked for it, while they may look at the trail. */
  show: route('GET /trail/exports/:id', { access: 'VIEW_TRAIL', reply: trailExport, reads: ['trail_export', 'job'] }),
}
