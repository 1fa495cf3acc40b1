import * as z from 'zod/mini'
import { notifyFromJob } from '#capabilities/notifications/notify-from-job.ts'
import { dayIn } from '#kernel/clock.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'
import { escalateLate } from './late-escalation.ts'

/** Before the morning summary, so that it is in that. */
const late: JobKind<object> = {
  name: 'audits.late',
  title: 'jobs.kind_late',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { daily: '06:45' },
}

/** Every morning notifies of late findings those who answer for them, lead the audit, or lead the organisation. */
export const lateJobs = (services: Services): Job[] => [
  defineJob(late, () =>
    notifyFromJob(services, (db, publish) => {
      const { late_tell_days, late_lead_days, late_after_days, time_zone } = services.settings.now()
      const days = { responsible: late_tell_days, lead: late_lead_days, head: late_after_days }
      return escalateLate({ db, publish, caller: null }, days, dayIn(time_zone, services.now()))
    }),
  ),
]
