import * as z from 'zod/mini'
import type { Database } from '#db/client.ts'
import { deleteExpired } from './forget.ts'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'

const forgetting: JobKind<object> = {
  name: 'forget',
  title: 'jobs.kind_forget',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { seconds: 3600 },
}

export const forgetJobs = (db: Database): Job[] => [defineJob(forgetting, () => deleteExpired(db))]
