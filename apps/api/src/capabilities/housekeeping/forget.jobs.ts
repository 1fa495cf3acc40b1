import * as z from 'zod/mini'
import type { Database } from '../../db/client.ts'
import { forget } from './forget.ts'
import { job, type Job, type Kind } from '../../jobs/kind.ts'

const forgetting: Kind<object> = {
  name: 'forget',
  title: 'jobs.kind_forget',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { seconds: 3600 },
}

export const forgetJobs = (db: Database): Job[] => [job(forgetting, () => forget(db))]
