import * as z from 'zod/mini'
import { notifyFromJob } from '#capabilities/notifications/notify-from-job.ts'
import { dayIn } from '#kernel/clock.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'
import { askAndRemind } from './ask-and-remind.ts'

/** Before the morning summary, so that it is in that. */
const asking: JobKind<object> = {
  name: 'documents.readings',
  title: 'jobs.kind_document_readings',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { daily: '06:15' },
}

/** Every morning those are asked who have to read a document since yesterday, as they are new in a group, and those reminded whose reading is due tomorrow or was due yesterday. */
export const readingJobs = (services: Services): Job[] => [
  defineJob(asking, () =>
    notifyFromJob(services, (db, publish) => {
      const { time_zone } = services.settings.now()
      return askAndRemind({ db, publish, caller: null }, dayIn(time_zone, services.now()), time_zone)
    }),
  ),
]
