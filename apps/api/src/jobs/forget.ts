import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { forgetWrites } from '../db/memory/writes.ts'
import { forgetChanges } from '../facts/facts.ts'
import { forgetSettled } from '../http/limits/settle.ts'
import { forgetGone } from './records.ts'

/** Throws away what has had its time. */
export async function forget(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
  await db.deleteFrom('login_attempts').where('at', '<', ago('1 day')).execute()
  await db.deleteFrom('sign_in_places').where('used_at', '<', ago('180 days')).execute()
  await forgetSettled(db)
  await forgetGone(db)
  await forgetChanges(db)
  await forgetWrites(db)
  await db.deleteFrom('password_resets').where('expires_at', '<', ago('1 day')).execute()
  await db.deleteFrom('mails').where('created_at', '<', ago('90 days')).execute()
  await db.deleteFrom('used_captchas').where('expires_at', '<', ago('1 day')).execute()
}

const ago = (time: string) => sql<string>`now() - ${time}::interval`
