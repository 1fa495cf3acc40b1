import * as z from 'zod/mini'
import type { Gathered } from '../../../../capabilities/area.ts'
import { onceWritten } from '../../../../capabilities/notifications/notify-from-job.ts'
import { dayIn } from '../../../../kernel/clock.ts'
import type { Services } from '../../../../http/services.ts'
import { job, type Job, type Kind } from '../../../../jobs/kind.ts'
import { mailNotices } from '../mail/notice-mail.ts'
import { sumUp } from './morning.ts'

const morning: Kind<object> = {
  name: 'notifications.morning',
  title: 'jobs.kind_morning',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { daily: '07:00' },
}

/** At seven everybody hears in one line of what waited for it, and gets in one mail what was to come by then. */
export const morningJobs = (services: Services, { tells }: Gathered): Job[] => [
  job(morning, () =>
    onceWritten(services, async (db, publish) => {
      // Before what waits counts as read.
      await mailNotices(db, services, tells, 'morning')
      await sumUp({ db, publish, caller: null }, dayIn(services.settings.now().time_zone, services.now()))
    }),
  ),
]
