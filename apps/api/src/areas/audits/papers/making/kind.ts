import * as z from 'zod/mini'
import type { Selectable } from 'kysely'
import type { ReportAsSaid } from '#db/schema/papers/exports.ts'
import type { Tables } from '#db/schema/index.ts'
import type { JobKind, JobRun } from '#jobs/kind.ts'

/** Makes the file of an export. */
export const making: JobKind<{ export: number }> = {
  name: 'audits.paper',
  title: 'jobs.kind_paper',
  input: z.object({ export: z.number() }),
  tries: 2,
  seconds: 600,
}

/** Makes a pack: its papers and what belongs to them, in one file. */
export const packing: JobKind<{ export: number }> = {
  name: 'audits.pack',
  title: 'jobs.kind_pack',
  input: z.object({ export: z.number() }),
  tries: 2,
  seconds: 1800,
}

export const forgetting: JobKind<object> = {
  name: 'audits.papers_forgotten',
  title: 'jobs.kind_forget_papers',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { seconds: 3600 },
}

/** An export; what a report says is read only where it is drawn. */
export type Export = Omit<Selectable<Tables['exports']>, 'report'> & { report?: ReportAsSaid | null }

/** Makes the file of a paper within a job; the paper's owner stores it. */
export type MakePaper = (one: Export, doing: Pick<JobRun, 'by' | 'leaving' | 'progress'>) => Promise<void>
