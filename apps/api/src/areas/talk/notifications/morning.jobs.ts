import * as z from 'zod/mini'
import type { Publish } from '../../../http/context.ts'
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

/** At seven everybody hears in one line of what waited for it; those to whom it was said are told once it is written. */
export const morningJobs = ({ db, settings, emit, now }: Services): Job[] => [
  job(morning, async () => {
    const said: (() => void)[] = []
    const publish: Publish = (to, event, payload) => said.push(() => emit(to, event, payload))
    const day = dayIn(settings.now().time_zone, now())
    await db.transaction().execute((inside) => sumUp({ db: inside, publish, caller: null }, day))
    for (const say of said) say()
  }),
]
