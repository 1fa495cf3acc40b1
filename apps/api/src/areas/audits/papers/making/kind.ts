import * as z from 'zod/mini'
import type { Kind } from '../../../../jobs/kind.ts'

/** Makes the file of an export. */
export const making: Kind<{ export: number }> = {
  name: 'audits.paper',
  title: 'jobs.kind_paper',
  input: z.object({ export: z.number() }),
  tries: 2,
  seconds: 600,
}

export const forgetting: Kind<object> = {
  name: 'audits.papers_forgotten',
  title: 'jobs.kind_forget_papers',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { seconds: 3600 },
}
