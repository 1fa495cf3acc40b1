import * as z from 'zod/mini'
import { flag, id, instant } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { outlineChange } from './outline-changes.ts'

/**
 * `preview`: read, and nothing is written until somebody confirms it. `held`: written when the version that waits is
 * approved. `done`, `failed` and `cancelled` are its ends.
 */
export const outlineImportStates = ['waiting', 'reading', 'preview', 'held', 'done', 'failed', 'cancelled'] as const
export type OutlineImportState = (typeof outlineImportStates)[number]

/** What an import makes of an outline, in items; `kept` are those of the removed to which questions refer. */
export const outlineCounts = z.object({
  same: z.number(),
  new: z.number(),
  changed: z.number(),
  moved: z.number(),
  removed: z.number(),
  kept: z.number(),
})
export type OutlineCounts = z.output<typeof outlineCounts>

const base = {
  id,
  document_id: id,
  state: z.enum(outlineImportStates),
  /** From 0 to 100. */
  progress: z.number(),
}
/** How an import stands; also what its starter is pushed. */
export const outlineImport = z.object(base)
export type OutlineImport = z.output<typeof outlineImport>

export const outlineImportDetail = z.object({
  ...base,
  file_name: z.string(),
  started_by: z.nullable(z.object({ id, fullname: z.string() })),
  created_at: instant,
  ended_at: z.nullable(instant),
  /** The version that waits, with which it is held. */
  version: z.nullable(z.object({ id, label: z.string() })),
  /** How headings were found: by Word's styles, by the units of a law, by decimal numbers. */
  rule: z.nullable(z.enum(['styles', 'units', 'numbers'])),
  counts: z.nullable(outlineCounts),
  /** What did not come over as it stood there, in sentences. */
  warnings: z.array(z.string()),
  /** Why it failed, in a sentence. */
  error: z.nullable(z.string()),
  /** While it is a preview or held: what it would make of the outline as it is now, the removed last. */
  found: z.nullable(z.array(outlineChange)),
})
export type OutlineImportDetail = z.output<typeof outlineImportDetail>

const access = 'IMPORT_DOCUMENT_ITEM'
const one = 'document-items/:id/imports/:importId'

/** The outline of a document from a Word file; `id` is the document. */
export const outlineImports = {
  /** Begins to read the file. With `preview` it is shown before it is written. */
  create: route('POST /document-items/:id/imports', {
    access,
    files: { file: { kinds: ['document'], atMost: 1, isRequired: true } },
    body: z.object({ preview: z._default(flag, false) }),
    reply: outlineImport,
    trail: 'document.outline_import_started',
    changes: 'outline_import',
  }),
  /** The imports of a document that have not ended, and the last that has: the newest first. */
  list: route('GET /document-items/:id/imports', {
    access,
    reply: z.array(z.extend(outlineImport, { started_by: z.nullable(z.object({ id, fullname: z.string() })) })),
    reads: 'outline_import',
  }),
  show: route(`GET /${one}`, {
    access,
    reply: outlineImportDetail,
    reads: ['outline_import', 'document_item', 'document_version', 'library_item'],
  }),
  /** Writes what the preview showed, or has it held with the version that waits; refused when it is no longer that. */
  confirm: route(`POST /${one}/confirmation`, {
    access,
    body: z.object({ seen: z.optional(outlineCounts) }),
    reply: outlineImport,
    trail: 'document.outline_imported',
    changes: ['document_item', 'outline_import'],
  }),
  /** Ends one that waits, is being read, shown or held; nothing of it is written. */
  cancel: route(`DELETE /${one}`, {
    access,
    trail: 'document.outline_import_cancelled',
    changes: 'outline_import',
  }),
}
