import * as z from 'zod/mini'
import type { Services } from '../../../http/services.ts'
import { languages, type Language } from '@apron/messages'
import { job, type Job, type Kind } from '../../../jobs/kind.ts'
import { writeLink } from './recovery.ts'

export const asking: Kind<{ email: string; language?: Language | undefined }> = {
  name: 'recovery',
  title: 'jobs.kind_recovery',
  input: z.object({ email: z.string(), language: z.optional(z.enum(languages)) }),
  tries: 3,
  seconds: 60,
}

export const recoveryJobs = (services: Services): Job[] => [
  job(asking, ({ input }) => services.db.transaction().execute((db) => writeLink(db, services, input))),
]
