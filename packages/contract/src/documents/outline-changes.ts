import * as z from 'zod/mini'
import { auditState } from '../capabilities/review.ts'
import { id, sentId } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** What has become of an item; one that was moved and has other words is `changed`. */
export const outlineChanges = ['same', 'new', 'changed', 'moved', 'gone'] as const
export type OutlineChangeKind = (typeof outlineChanges)[number]

/** An item as it stood, or stands. `content` is null where it is the same on both sides, and where it is too long to be shown here. */
const side = z.object({ index: z.string(), header: z.string(), content: z.nullable(z.string()) })

export const outlineChange = z.object({
  /** Null for one that is not there yet. */
  id: z.nullable(id),
  change: z.enum(outlineChanges),
  /** Whether it stands elsewhere, whatever else has become of it. */
  is_moved: z.boolean(),
  /** Whether its text is other than before, and not only its index or header. */
  is_text_changed: z.boolean(),
  /** From 1. */
  level: z.number(),
  before: z.nullable(side),
  after: z.nullable(side),
  /** How many questions refer to it; one that is gone is kept for them. */
  questions: z.number(),
})
export type OutlineChange = z.output<typeof outlineChange>

const versionRef = z.nullable(z.object({ id, label: z.string() }))

export const outlineComparison = z.object({
  from: versionRef,
  to: versionRef,
  /** In the order of the later outline, what is gone last. Texts that are the same on both sides are left out. */
  items: z.array(outlineChange),
})
export type OutlineComparison = z.output<typeof outlineComparison>

const touched = z.object({ id, index: z.string(), header: z.string(), change: z.enum(outlineChanges) })

export const versionImpact = z.object({
  version: versionRef,
  /** False where the version brings no outline with it: then nothing can be said of what it touches. */
  has_outline: z.boolean(),
  /** Questions that refer to an item which says something else, or is gone. */
  questions: z.array(
    z.object({
      id,
      /** Where it stands in the library: a link to it names both. */
      group_id: id,
      header: z.string(),
      content: z.string(),
      author: z.nullable(z.object({ id, fullname: z.string() })),
      items: z.array(touched),
    }),
  ),
  /** Audits that run and hold such questions. */
  audits: z.array(z.object({ id, name: z.string(), status: auditState, questions: z.number() })),
  /** Findings on such questions that are still open. */
  findings: z.array(
    z.object({
      id,
      number: z.nullable(z.string()),
      header: z.string(),
      audit: z.object({ id, name: z.string() }),
    }),
  ),
  /** How many more there are in audits that the caller may not see. */
  unseen: z.object({ audits: z.number(), findings: z.number() }),
})
export type VersionImpact = z.output<typeof versionImpact>

/** The product's own calls: what is new in a version of a document, and whom it concerns. */
export const documentChanges = {
  /** Two versions side by side; left out, `to` is the one in force and `from` the one before it. A version that waits is only there for whoever sees documents in every status. */
  compare: route('GET /documents/:id/comparison', {
    access: 'signed-in',
    external: 'own',
    query: z.object({ from: z.optional(sentId), to: z.optional(sentId) }),
    reply: outlineComparison,
    reads: ['document', 'document_version', 'document_item', 'outline_import', 'library_item'],
  }),
  /** What a version touches: the one that waits, where none is named. */
  impact: route('GET /documents/:id/impact', {
    access: ['UPDATE_DOCUMENT', 'APPROVE_DOCUMENT', 'VIEW_DOCUMENT_ORGANIZATION'],
    query: z.object({ version: z.optional(sentId) }),
    reply: versionImpact,
    reads: ['document', 'document_version', 'document_item', 'outline_import', 'library_item', 'audit', 'audit_item'],
  }),
}
