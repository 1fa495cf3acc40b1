import { sql } from 'kysely'
import type { Notifier } from '#capabilities/notifications/notify.ts'
import { askReaders, remind, tellAsked, type ReadingRequest } from '../domain/asking.ts'

/** Asks whoever has to read a document and has not been asked yet, and reminds those whose reading is due tomorrow or was due yesterday; once in a day, however often it runs. */
export async function askAndRemind(teller: Notifier, today: string, timeZone: string): Promise<void> {
  const { db } = teller
  await tellAsked(teller, await askReaders(db, null, today))
  const { rows } = await sql<ReadingRequest>`
    select version_id, user_id from document_readings r
    where due_on in (${today}::date + 1, ${today}::date - 1)
      and (asked_at at time zone ${timeZone})::date < ${today}::date
      and coalesce((reminded_at at time zone ${timeZone})::date < ${today}::date, true)
      and exists (select from documents d join document_versions v on v.id = d.current_version_id
        where v.reading_of_id = r.version_id and d.status = 1)
    order by version_id, user_id for update`.execute(db)
  await remind(teller, rows)
}
