import * as z from 'zod/mini'
import { date, flag, id, instant, sentId, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

export const audienceKinds = ['group', 'organization', 'position', 'user'] as const
export type AudienceKind = (typeof audienceKinds)[number]

/** Who has to read a document, and within how many days of its coming into force; an organisation counts with those below it. */
export const documentAudience = z.object({
  due_days: z.number(),
  members: z.array(z.object({ kind: z.enum(audienceKinds), id, name: z.string() })),
  /** How many people that is today, and how many of them have confirmed the version in force. */
  people: z.number(),
  acknowledged: z.number(),
})
export type DocumentAudience = z.output<typeof documentAudience>

const longestReading = 86_400

const acknowledgement = z.object({
  user: z.object({
    id,
    fullname: z.string(),
    organization: z.nullable(z.string()),
    avatar500x500: z.nullable(z.string()),
  }),
  /** Whether the document is still, or at all, asked of this person. */
  is_asked: z.boolean(),
  due_on: z.nullable(date),
  is_late: z.boolean(),
  opened_at: z.nullable(instant),
  reminded_at: z.nullable(instant),
  /** When it was confirmed, after how many seconds, in which words, and the digest (SHA-256) of the file then. */
  acknowledged_at: z.nullable(instant),
  /** The label of the version that was read: an editorial one may have come since. */
  version: z.nullable(z.string()),
  read_seconds: z.nullable(z.number()),
  statement: z.nullable(z.string()),
  digest: z.nullable(z.string()),
})
export type Acknowledgement = z.output<typeof acknowledgement>

/** Who has to read the version in force and who has, as a paper lists them; instants by the company's clock, `YYYY-MM-DD HH:MM`. */
export const readerList = z.object({
  /** The day on which it stands so. */
  date,
  document: z.object({ name: z.string(), version: z.string(), group: z.string(), in_force_since: z.nullable(date) }),
  readers: z.array(
    z.object({
      fullname: z.string(),
      organization: z.nullable(z.string()),
      is_asked: z.boolean(),
      due_on: z.nullable(date),
      is_late: z.boolean(),
      opened_at: z.nullable(z.string()),
      acknowledged_at: z.nullable(z.string()),
      version: z.nullable(z.string()),
      statement: z.nullable(z.string()),
      read_seconds: z.nullable(z.number()),
      digest: z.nullable(z.string()),
    }),
  ),
})
export type ReaderList = z.output<typeof readerList>

const ownReading = z.object({
  version: z.object({ id, label: z.string() }),
  is_asked: z.boolean(),
  due_on: z.nullable(date),
  is_late: z.boolean(),
  opened_at: z.nullable(instant),
  last_page: z.nullable(z.number()),
  pages_seen: z.number(),
  read_seconds: z.number(),
  /** All of it has been shown or downloaded: it may be confirmed. */
  ended_at: z.nullable(instant),
  acknowledged_at: z.nullable(instant),
})

export const documentReading = z.extend(ownReading, {
  /** The words that are confirmed. */
  statement: z.string(),
})
export type DocumentReading = z.output<typeof documentReading>

export const profileReading = z.extend(ownReading, { document: z.object({ id, name: z.string() }) })
export type ProfileReading = z.output<typeof profileReading>

/** How far somebody is in the version in force. */
export const readingForm = z.object({
  version_id: sentId,
  last_page: z.optional(wholeNumber(1, 100_000)),
  pages_seen: z.optional(wholeNumber(0, 100_000)),
  /** Since the last report. */
  read_seconds: z._default(wholeNumber(0, longestReading), 0),
  /** The last page or outline item has been shown, or the file that cannot be shown was downloaded. */
  ended: z._default(flag, false),
})

export const readings = {
  audience: route('GET /documents/:id/audience', {
    access: 'UPDATE_DOCUMENT',
    reply: documentAudience,
    reads: ['document', 'document_acknowledgement', 'user', 'group', 'organization', 'position'],
  }),
  setAudience: route('PUT /documents/:id/audience', {
    access: 'UPDATE_DOCUMENT',
    body: z.object({
      due_days: wholeNumber(1, 365),
      members: z.array(z.object({ kind: z.enum(audienceKinds), id: sentId })).check(z.maxLength(500)),
    }),
    reply: documentAudience,
    trail: 'document.audience_set',
    changes: ['document', 'document_reading'],
  }),
  /** Who has confirmed a version and who has not, those that are late first; only their own row for whoever may neither write documents nor see all. */
  acknowledgements: route('GET /documents/:id/acknowledgements', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, {
      /** A version by its id; left out, the one in force. */
      version: z.optional(sentId),
      /** Only those who have confirmed it, or only those who have not. */
      done: z.optional(flag),
    }),
    list: acknowledgement,
    reads: ['document', 'document_acknowledgement', 'document_reading', 'user'],
  }),
  /** All of them at once, for a paper. */
  listed: route('GET /documents/:id/readers', {
    access: ['UPDATE_DOCUMENT', 'VIEW_DOCUMENT_ORGANIZATION'],
    reply: readerList,
    reads: ['document', 'document_version', 'document_acknowledgement', 'document_reading', 'user', 'organization'],
  }),
  /** How far the caller is. */
  own: route('GET /documents/:id/reading', {
    access: 'signed-in',
    external: 'own',
    reply: documentReading,
    reads: ['document', 'document_version', 'document_reading'],
  }),
  read: route('PUT /documents/:id/reading', {
    access: 'signed-in',
    external: 'own',
    body: readingForm,
    reply: documentReading,
    trail: 'document.read',
    changes: 'document_reading',
  }),
  /** Of the version in force, once all of it has been shown. */
  acknowledge: route('POST /documents/:id/acknowledgements', {
    access: 'signed-in',
    external: 'own',
    body: z.object({ version_id: sentId }),
    reply: documentReading,
    trail: 'document.acknowledged',
    changes: ['document_acknowledgement', 'document_reading'],
  }),
  /** Reminds those who have not confirmed it, each at most once a day. */
  remind: route('POST /documents/:id/reminders', {
    access: 'UPDATE_DOCUMENT',
    reply: z.object({ count: z.number() }),
    trail: 'document.readers_reminded',
    changes: 'document_reading',
  }),
  /** What the caller has to read and has read, what is due first. */
  mine: route('GET /profile/readings', {
    access: 'signed-in',
    external: 'own',
    query: z.extend(pageQuery, { done: z.optional(flag) }),
    list: profileReading,
    reads: ['document', 'document_version', 'document_reading'],
  }),
}
