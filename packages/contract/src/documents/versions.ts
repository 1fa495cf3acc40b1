import * as z from 'zod/mini'
import { status } from '../capabilities/review.ts'
import { flag, id, instant, line, optionalLine } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

const person = z.object({ id, fullname: z.string() })

/** A stored file as a viewer opens it; its address expires. */
export const documentFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  url: z.string(),
})
export type DocumentFile = z.output<typeof documentFile>

/** One edition of a document. */
export const documentVersion = z.object({
  id,
  label: z.string(),
  status,
  /** Documents from before there were files have none. */
  file: z.nullable(documentFile),
  note: z.nullable(z.string()),
  /** What changed is only its wording: whoever has read the one before has read it. */
  is_editorial: z.boolean(),
  maker: z.nullable(person),
  created_at: instant,
  decided_at: z.nullable(instant),
  decided_by: z.nullable(person),
  is_in_force: z.boolean(),
  /** How many people have confirmed that they have read it. */
  acknowledged: z.number(),
  /** Why it cannot be deleted, as a sentence; null when it can. */
  kept_because: z.nullable(z.string()),
})
export type DocumentVersion = z.output<typeof documentVersion>

export const documentVersionForm = z.object({
  /** Left out, the labels count on. */
  version: z.optional(line(50)),
  note: optionalLine(2000),
  is_editorial: wire('editorial', z._default(flag, false)),
})

export const documentVersions = {
  /** The newest first; those that were deleted are left out. */
  list: route('GET /documents/:id/versions', {
    access: ['UPDATE_DOCUMENT', 'VIEW_DOCUMENT_ORGANIZATION'],
    reply: z.array(documentVersion),
    reads: ['document', 'document_version', 'document_acknowledgement'],
  }),
  /** One that waits, while the one in force stays so. */
  create: route('POST /documents/:id/versions', {
    access: 'UPDATE_DOCUMENT',
    body: documentVersionForm,
    files: { file_path: { kinds: ['document'], atMost: 1, isRequired: true } },
    reply: documentVersion,
    trail: 'document.version_added',
    changes: ['document', 'document_version'],
  }),
  remove: route('DELETE /documents/:id/versions/:versionId', {
    access: 'UPDATE_DOCUMENT',
    trail: 'document.version_deleted',
    changes: ['document', 'document_version'],
  }),
}
