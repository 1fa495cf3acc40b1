import * as z from 'zod/mini'
import type { Language } from '@apron/messages'
import type { ReceivedFile } from '#files/store.ts'
import type { JobKind } from '#jobs/kind.ts'
import { jobName } from './imports.ts'

export type Input = { import: number; language: Language; preview: boolean }
/** An import that is read, with its file. */
export type ImportJob = { id: number; document_id: number; started_by: number; file: ReceivedFile; sent: Input }

/** Reads the file of an import; how it is written, or why it is not, is settled in one transaction at its end. */
export const reading: JobKind<Input> = {
  name: jobName,
  title: 'jobs.kind_outline',
  input: z.object({ import: z.number(), language: z.enum(['vi', 'en']), preview: z.boolean() }),
  tries: 3,
  seconds: 900,
}
