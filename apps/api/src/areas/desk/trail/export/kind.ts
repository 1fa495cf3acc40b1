import * as z from 'zod/mini'
import type { JobKind } from '#jobs/kind.ts'

/** Makes a file of the entries that somebody has asked for. */
export const exporting: JobKind<{ export: number }> = {
  name: 'desk.trail_export',
  title: 'jobs.kind_trail',
  input: z.object({ export: z.number() }),
  tries: 2,
  seconds: 3600,
}

export const forgetting: JobKind<object> = {
  name: 'desk.trail_exports_forgotten',
  title: 'jobs.kind_forget_trail',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { seconds: 3600 },
}
