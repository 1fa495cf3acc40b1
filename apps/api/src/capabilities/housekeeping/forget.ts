import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { deleteOldWrites } from '#db/table-cache/writes.ts'
import { deleteOldChanges } from '#events/domain-events.ts'
import { forgetSettled } from '#http/rate-limits/settle.ts'
import { deleteGoneJobs } from '#jobs/records.ts'

/** Deletes what has expired. */
export async function deleteExpired(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
  await db.deleteFrom('login_attempts').where('at', '<', ago('1 day')).execute()
  await db.deleteFrom('sign_in_places').where('used_at', '<', ago('180 days')).execute()
  // The last sign-in of each stays: without any, the next would count as the first.
  await sql`
    delete from sign_ins s where at < now() - interval '180 days'
      and (not succeeded or exists (select from sign_ins l where l.user_id = s.user_id and l.id > s.id and l.succeeded))`.execute(
    db,
  )
  await db.deleteFrom('sign_ins').where('user_id', 'is', null).where('at', '<', ago('1 day')).execute()
  await forgetSettled(db)
  await deleteGoneJobs(db)
  await deleteOldChanges(db)
  await deleteOldWrites(db)
  await db
    .deleteFrom('password_resets')
    .where('expires_at', '<', ago('1 day'))
    // An invitation that nobody followed is shown until somebody takes it back.
    .where((row) => row.or([row('invited_by', 'is', null), row('used_at', 'is not', null)]))
    .execute()
  await db.deleteFrom('mails').where('created_at', '<', ago('90 days')).execute()
  await db.deleteFrom('used_captchas').where('expires_at', '<', ago('1 day')).execute()
}

const ago = (time: string) => sql<string>`now() - ${time}::interval`
