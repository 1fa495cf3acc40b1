import * as z from 'zod/mini'
import type { Publish } from '../../../http/context.ts'
import { dayIn } from '../../../http/reading/today.ts'
import type { Services } from '../../../http/services.ts'
import { job, type Job, type Kind } from '../../../jobs/kind.ts'
import { passOn } from './passed-on.ts'

/** Before what waits for the morning is summed up, so that it is in that. */
const late: Kind<object> = {
  name: 'audits.late',
  title: 'jobs.kind_late',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { daily: '06:45' },
}

/** Every morning heads of organisations hear of what is late; those to whom it was said are told once it is written. */
export const lateJobs = ({ db, settings, emit, now }: Services): Job[] => [
  job(late, async () => {
    const said: (() => void)[] = []
    const publish: Publish = (to, event, payload) => said.push(() => emit(to, event, payload))
    const { late_after_days, time_zone } = settings.now()
    const today = dayIn(time_zone, now())
    await db.transaction().execute((inside) => passOn({ db: inside, publish, caller: null }, late_after_days, today))
    for (const say of said) say()
  }),
]
