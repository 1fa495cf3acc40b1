import * as z from 'zod/mini'
import { findingStates, type FindingState } from '../../catalogues/finding-states.ts'
import { flag, id, idList, line, search, sentDate, sentId, wholeNumber } from '../../http/fields.ts'
import { pageQuery } from '../../http/page.ts'
import { route } from '../../http/route.ts'
import { wire } from '../../http/wire.ts'

/**
 * By when: 1 to 7 of the findings that are to be corrected, due today, this month, this year, on any
 * day, before today, until the end of the week, or without a date; 8 all of them, 9 those
 * that nobody can act on; 0 every finding there is.
 */
export const everyFinding = 0

const states = z.pipe(
  z.transform((sent: unknown): unknown => (Array.isArray(sent) ? sent : String(sent).split(',').filter(Boolean))),
  z.array(z.enum(findingStates)).check(z.maxLength(findingStates.length)),
)

/** What the register can be narrowed by. */
const findingFilters = z.object({
  /** In number, question or conclusion, whatever the case and diacritics. */
  search,
  states: z.optional(states),
  /** The classes: statuses that are findings. */
  classes: z.optional(idList),
  due: z.optional(wholeNumber(0, 9)),
  /** The organisation and those below it. */
  organization_id: z.optional(sentId),
  /** The category and those below it. */
  category_id: wire('ctg', z.optional(sentId)),
  /** Who answers for it; 0 is nobody. */
  responsible_id: z.optional(wholeNumber(0, 2_147_483_647)),
  /** The question failed in this organisation before. */
  repeated: z.optional(flag),
  tag_id: z.optional(sentId),
  /** The days between which its audit began. */
  from: z.optional(sentDate),
  to: z.optional(sentDate),
})
export type FindingFilters = z.output<typeof findingFilters>

const person = z.object({ id, fullname: z.string() })
const registered = z.object({
  id,
  group_id: wire('grp_chk_item_id', id),
  finding_number: z.nullable(z.string()),
  header: z.string(),
  /** Words without markup, as the conclusion. */
  content: z.string(),
  conclusion: z.nullable(z.string()),
  state: z.custom<FindingState>(),
  corrective_date: z.nullable(z.string()),
  is_late: z.boolean(),
  status: z.object({ code: z.string(), name: z.string(), color: z.string() }),
  audit: z.object({ id, name: z.string(), starting_date: z.string() }),
  organization: z.object({ id, name: z.string() }),
  category: z.nullable(z.string()),
  responsible: z.nullable(person),
  /** How often the same question failed in this organisation before. */
  repeats: z.number(),
})
export type RegisterFinding = z.output<typeof registered>

const column = z.object({ state: z.custom<FindingState>(), total: z.number(), rows: z.array(registered) })
export type RegisterColumn = z.output<typeof column>
/** How many findings a column of the board shows; the list shows the others. */
export const mostOfColumn = 20

const view = z.object({ id, name: z.string(), query: findingFilters, sort_by: z.string(), sort: z.string() })
export type FindingView = z.output<typeof view>
const findingOrders = ['due', 'number', 'begun', 'class', 'state'] as const
const viewForm = z.object({
  name: line(80),
  query: findingFilters,
  sort_by: z._default(z.enum(findingOrders), 'due'),
  sort: z._default(z.enum(['asc', 'desc']), 'asc'),
})
/** How many views somebody may keep. */
export const mostViews = 50
/** As which files the register can be had. */
export const registerFormats = ['xlsx', 'csv'] as const
export type RegisterFormat = (typeof registerFormats)[number]
/** How many findings one file holds. */
export const mostExported = 20_000

/** How many earlier findings of a question are named. */
export const mostRepeats = 3
/** Where a question failed before in the same organisation: how often in all, and the last of them in audits that the reader may see. */
const repeats = z.object({
  item_id: id,
  total: z.number(),
  last: z.array(
    z.object({
      id,
      finding_number: z.nullable(z.string()),
      state: z.custom<FindingState>(),
      status: z.object({ code: z.string(), name: z.string(), color: z.string() }),
      audit: z.object({ id, name: z.string(), starting_date: z.string() }),
      /** A photo of it, small. */
      photo: z.nullable(z.string()),
    }),
  ),
})
export type Repeats = z.output<typeof repeats>

const reads = ['audit', 'audit_item', 'comment', 'item_status', 'organization', 'category', 'tag', 'user'] as const

/** All findings that the caller may see: of audits that they see, and those that they answer for. */
export const register = {
  list: route('GET /findings', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, {
      ...findingFilters.shape,
      sort: z._default(z.enum(['asc', 'desc']), 'asc'),
      /** `due`: the soonest first, then those without a date. `begun`: by the day on which the audit began. */
      sort_by: z._default(z.enum(findingOrders), 'due'),
    }),
    list: registered,
    reads,
  }),
  /** The same findings by their state: how many are in each, and the first of them, the soonest due first. */
  board: route('GET /findings/board', {
    access: 'signed-in',
    external: 'own',
    query: findingFilters,
    reply: z.array(column),
    reads,
  }),
  /** Of the questions of a group in an audit those that failed in its organisation before. */
  repeats: route('GET /checklists/:id/group-checklist-items/:groupId/repeats', {
    access: { audit: 'see' },
    reply: z.array(repeats),
    reads: ['audit', 'audit_item', 'item_status'],
  }),
  /** Who answers for any of them, by name; the first 500. */
  people: route('GET /findings/people', {
    access: 'signed-in',
    external: 'own',
    reply: z.array(person),
    reads: ['audit_item', 'user'],
  }),
  /** The same findings with what was done about them, as a file that a spreadsheet opens and runs nothing of, 20,000 at most. */
  export: route('POST /findings/exports', {
    access: 'signed-in',
    external: 'own',
    body: z.object({ format: z.enum(registerFormats), query: findingFilters }),
    /** `content` is the file in base64. */
    reply: z.object({ name: z.string(), type: z.string(), content: z.string(), total: z.number() }),
    trail: 'finding.exported',
    changes: 'nothing',
  }),
}

/** What somebody has kept of the register under a name. */
export const findingViews = {
  list: route('GET /findings/views', {
    access: 'signed-in',
    external: 'own',
    reply: z.array(view),
    reads: 'finding_view',
  }),
  create: route('POST /findings/views', {
    access: 'signed-in',
    external: 'own',
    body: viewForm,
    reply: view,
    trail: 'finding_view.created',
    changes: 'finding_view',
  }),
  update: route('PUT /findings/views/:id', {
    access: 'signed-in',
    external: 'own',
    body: viewForm,
    reply: view,
    trail: 'finding_view.updated',
    changes: 'finding_view',
  }),
  remove: route('DELETE /findings/views/:id', {
    access: 'signed-in',
    external: 'own',
    trail: 'finding_view.deleted',
    changes: 'finding_view',
  }),
}
