import { sql } from 'kysely'
import * as z from 'zod/mini'
import { onceWritten } from '../../../capabilities/telling/once-written.ts'
import type { Teller } from '../../../capabilities/telling/notify.ts'
import { dayIn } from '../../../http/reading/today.ts'
import type { Services } from '../../../http/services.ts'
import { job, type Job, type Kind } from '../../../jobs/kind.ts'
import { askReaders, remind, tellAsked, type Asked } from '../domain/asking.ts'

/** Before what waits for the morning is summed up, so that it is in that. */
const asking: Kind<object> = {
  name: 'documents.readings',
  title: 'jobs.kind_document_readings',
  input: z.object({}),
  tries: 3,
  seconds: 600,
  every: { daily: '06:15' },
}

/** Every morning those are asked who have to read a document since yesterday, as they are new in a group, and those reminded whose reading is due tomorrow or was due yesterday. */
export const readingJobs = (services: Services): Job[] => [
  job(asking, () =>
    onceWritten(services, (db, publish) => {
      const { time_zone } = services.settings.now()
      return askAndRemind({ db, publish, caller: null }, dayIn(time_zone, services.now()), time_zone)
    }),
  ),
]

export async function askAndRemind(teller: Teller, today: string, timeZone: string): Promise<void> {
  const { db } = teller
  await tellAsked(teller, await askReaders(db, null, today))
  const { rows } = await sql<Asked>`
    select version_id, user_id from document_readings r
    where due_on in (${today}::date + 1, ${today}::date - 1)
      and (asked_at at time zone ${timeZone})::date < ${today}::date
      and coalesce((reminded_at at time zone ${timeZone})::date < ${today}::date, true)
      and exists (select from documents d join document_versions v on v.id = d.current_version_id
        where v.reading_of_id = r.version_id and d.status = 1)
    order by version_id, user_id for update`.execute(db)
  await remind(teller, rows)
}
