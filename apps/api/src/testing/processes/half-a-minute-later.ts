import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

/**
 * Milliseconds within which a job whose process was killed has ended: it is taken up within a minute and a half, and may
 * be tried again after half a minute and one.
 */
export const takenUp = 240_000

/** Has a job whose process is gone, and the last look for such jobs, be half a minute ago. */
export async function halfAMinuteLater(db: Database): Promise<void> {
  const ago = sql`now() - interval '31 seconds'`
  await sql`update pgboss.job set heartbeat_on = ${ago} where state = 'active'`.execute(db)
  await sql`update pgboss.queue set monitor_claim_on = ${ago}`.execute(db)
}
