import * as z from 'zod/mini'
import type { ModuleRegistry } from '#capabilities/area.ts'
import { notifyFromJob } from '#capabilities/notifications/notify-from-job.ts'
import { dayIn } from '#kernel/clock.ts'
import type { Services } from '#http/services.ts'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'
import { mailNotices } from '../mail/notice-mail.ts'
import { sumUp } from './morning.ts'

const morning: JobKind<object> = {
  name: 'notifications.morning',
  title: 'jobs.kind_morning',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { daily: '07:00' },
}

/** At seven sends everybody one summary line of what waited for it, and one mail of what was due by then. */
export const morningJobs = (services: Services, { notificationTypes }: ModuleRegistry): Job[] => [
  defineJob(morning, () =>
    notifyFromJob(services, async (db, publish) => {
      // Before what waits counts as read.
      await mailNotices(db, services, notificationTypes, 'morning')
      await sumUp({ db, publish, caller: null }, dayIn(services.settings.now().time_zone, services.now()))
    }),
  ),
]
