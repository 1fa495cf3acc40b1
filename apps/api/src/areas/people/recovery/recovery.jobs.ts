import * as z from 'zod/mini'
import type { Services } from '#http/services.ts'
import { languages, type Language } from '@apron/messages'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'
import { writeLink } from './recovery.ts'

export const asking: JobKind<{ email: string; language?: Language | undefined }> = {
  name: 'recovery',
  title: 'jobs.kind_recovery',
  input: z.object({ email: z.string(), language: z.optional(z.enum(languages)) }),
  tries: 3,
  seconds: 60,
}

export const recoveryJobs = (services: Services): Job[] => [
  defineJob(asking, ({ input }) => services.db.transaction().execute((db) => writeLink(db, services, input))),
]
