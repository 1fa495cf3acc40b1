import * as z from 'zod/mini'
import { onceWritten } from '../../../capabilities/telling/once-written.ts'
import { dayIn } from '../../../http/reading/today.ts'
import type { Services } from '../../../http/services.ts'
import { job, type Job, type Kind } from '../../../jobs/kind.ts'
import { sumUp } from './morning.ts'

const morning: Kind<object> = {
  name: 'notifications.morning',
  title: 'jobs.kind_morning',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { daily: '07:00' },
}

/** At seven everybody hears in one line of what waited for it. */
export const morningJobs = (services: Services): Job[] => [
  job(morning, () =>
    onceWritten(services, (db, publish) =>
      sumUp({ db, publish, caller: null }, dayIn(services.settings.now().time_zone, services.now())),
    ),
  ),
]
