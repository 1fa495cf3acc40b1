import * as z from 'zod/mini'
import { flag, id, sentId } from '../http/fields.ts'
import { route } from '../http/route.ts'

/** What is drawn, and what `of` names then: minutes by their own number; the result, the register and a blank checklist by that of the audit; a finding by that of the audit's item. */
export const exportedPapers = ['minutes', 'result', 'finding', 'findings', 'blank'] as const
export type ExportedPaper = (typeof exportedPapers)[number]
export const exportFormats = ['docx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportStates = ['waiting', 'running', 'failed', 'cancelled', 'done'] as const

const query = z.object({
  /** Of a result its findings alone. */
  findings_only: z._default(flag, false),
  photos: z._default(z.enum(['small', 'large']), 'small'),
})
export type ExportQuery = z.output<typeof query>

export const paperExport = z.object({
  id,
  /** The job that makes it, by which whoever began it cancels it; null once that is forgotten. */
  job_id: z.nullable(id),
  state: z.enum(exportStates),
  /** From 0 to 1. */
  progress: z.number(),
  /** Why it failed, in a sentence. */
  error: z.nullable(z.string()),
  file: z.nullable(z.object({ name: z.string(), url: z.string(), bytes: z.number() })),
  /** What is not on it as it should be, in sentences. */
  notes: z.array(z.string()),
})
export type PaperExport = z.output<typeof paperExport>

export const exports = {
  /** Begins to make a paper as a file, or answers with the one that is the same, made or being made. For whoever sees the audit; 404 otherwise. */
  create: route('POST /exports', {
    access: 'signed-in',
    body: z.object({
      what: z.enum(exportedPapers),
      of: sentId,
      query: z._default(query, { findings_only: false, photos: 'small' }),
      format: z.enum(exportFormats),
      /** One; papers in two at once are still to come. */
      languages: z.array(z.enum(['vi', 'en'])).check(z.minLength(1), z.maxLength(1)),
    }),
    reply: paperExport,
    trail: 'paper.exported',
    changes: 'export',
  }),
  /** For whoever sees the audit now. */
  show: route('GET /exports/:id', { access: 'signed-in', reply: paperExport, reads: ['export', 'job'] }),
}
