import * as z from 'zod/mini'
import { fileKinds } from '../catalogues/file-types.ts'
import { id, instant, line, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** What a file is sent for: what it may be, and for how long an upload that stopped is waited for. */
export const uploadPurposes = {
  audit: { kinds: ['image', 'document'], days: 30 },
  forum: { kinds: ['image'], days: 7 },
  chat: { kinds: ['image', 'document'], days: 7 },
  document: { kinds: ['document', 'image'], days: 7 },
  media: { kinds: ['image', 'document', 'video', 'audio'], days: 7 },
} as const
export type UploadPurpose = keyof typeof uploadPurposes

const purpose = z.enum(Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]])

const largestUpload = Math.max(...Object.values(fileKinds).map(({ largest }) => largest))
/** SHA-256 in hexadecimal digits. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A finished resumable upload; calls that take a file take its upload instead. */
const uploadedFile = z.object({
  id,
  url: z.string(),
  file_name: z.string(),
  type: z.string(),
  bytes: z.number(),
})

/** A file that comes in parts, as its sender sees it. */
export const upload = z.object({
  id,
  name: z.string(),
  bytes: z.number(),
  /** Bytes of each part but the last. */
  part_bytes: z.number(),
  /** The numbers of the parts that are kept here, from 1, in their order. */
  have: z.array(z.number()),
  /** Once it was completed. */
  file: z.nullable(uploadedFile),
})
export type Upload = z.output<typeof upload>

/** One that is not whole yet, which counts as its sender's until it is, or is dropped or forgotten. */
const openUpload = z.object({
  id,
  name: z.string(),
  bytes: z.number(),
  /** As many of them have come. */
  kept_bytes: z.number(),
  purpose,
  /** When something of it came last. */
  touched_at: instant,
  /** When it is forgotten unless more of it comes. */
  forgotten_at: instant,
})
export type OpenUpload = z.output<typeof openUpload>

/**
 * Resumable uploads, for large files and slow networks; only the person who began an upload knows of it (404 for all
 * others).
 */
export const uploads = {
  /** The same bytes (`digest`) of the same sender and purpose go on where they stopped, or are there at once. */
  begin: route('POST /uploads', {
    access: 'signed-in',
    external: 'own',
    body: z.object({
      name: line(255),
      bytes: wholeNumber(1, largestUpload),
      digest: z.optional(sha256),
      purpose,
    }),
    reply: upload,
    trail: 'upload.begun',
    changes: 'nothing',
    remembered: 30,
  }),
  /** What of the caller's is not whole yet, at most twenty, the latest first. */
  mine: route('GET /uploads', { access: 'signed-in', external: 'own', reply: z.array(openUpload), reads: 'nothing' }),
  find: route('GET /uploads/:id', { access: 'signed-in', external: 'own', reply: upload, reads: 'nothing' }),
  /** Kept and flushed before it is answered; 422 when the bytes are not those of the digest, the same part again is the same. */
  part: route('POST /uploads/:id/parts/:n', {
    access: 'signed-in',
    external: 'own',
    body: z.object({ digest: sha256 }),
    files: { part: { kinds: [], atMost: 1, isPart: true } },
    reply: z.object({ id, have: z.array(z.number()) }),
    trail: 'upload.part_kept',
    changes: 'nothing',
  }),
  /** Puts the parts together, checks what they are (413, 415) and gives the file its record; 400 names how many are missing. `poster` is a frame of a video. */
  complete: route('POST /uploads/:id/completion', {
    access: 'signed-in',
    external: 'own',
    files: { poster: { kinds: ['image'], atMost: 1, copy: 'poster' } },
    reply: upload,
    trail: 'upload.completed',
    changes: 'nothing',
  }),
  remove: route('DELETE /uploads/:id', {
    access: 'signed-in',
    external: 'own',
    trail: 'upload.dropped',
    changes: 'nothing',
  }),
}
