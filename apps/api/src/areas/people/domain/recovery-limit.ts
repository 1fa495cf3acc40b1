import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import { tooMany } from '#kernel/refusals.ts'
import { networkOf } from '#http/rate-limits/network.ts'

const hour = 60
/** Links for one account, and from one network, in which many may sit; links that are none for one account from there, and for all. */
const most = { account: 3, network: 30, wrong: 15, wrongOfAll: 60, invitations: 5 }

/** Counts one wish for a link, whether or not there is such an account; 429 for too many in an hour. With the caller's transaction. */
export async function countRecovery(db: Database, { email, address }: { email: string; address: string }) {
  await count(db, [
    { subject: `recovery:${email.toLowerCase()}`, most: most.account },
    { subject: `recovery of ${networkOf(address)}`, most: most.network },
  ])
}

/** Counts one invitation of somebody; 429 for too many in an hour. With the caller's transaction. */
export async function countInvitation(db: Database, userId: number): Promise<void> {
  await count(db, [{ subject: `invitation:${userId}`, most: most.invitations }], 'too_many_invitations')
}

/** Gives what `look` finds by a link. One that is none is counted for its account and where it came from, so that nobody tries many, nor ends it for the others there; 429. */
export async function tryRecovery<Found>(
  db: Database,
  { email, address }: { email: string; address: string },
  look: () => Promise<Found>,
): Promise<Found> {
  const network = networkOf(address)
  const asked = [
    { subject: `link of ${email.toLowerCase()} from ${network}`, most: most.wrong },
    { subject: `link from ${network}`, most: most.wrongOfAll },
  ]
  const counted = await db.transaction().execute((trx) => count(trx, asked))
  const found = await look()
  if (found) await db.deleteFrom('login_attempts').where('id', 'in', counted).execute()
  return found
}

type Budget = { subject: string; most: number }

async function count(
  db: Database,
  budgets: readonly Budget[],
  code: 'too_many_recoveries' | 'too_many_invitations' = 'too_many_recoveries',
): Promise<number[]> {
  const subjects = budgets.map(({ subject }) => subject).toSorted()
  await sql`select pg_advisory_xact_lock(hashtextextended(subject, 0)) from unnest(${subjects}::text[]) subject`.execute(
    db,
  )
  // After the lock, in a statement of its own: what others have counted is seen.
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from tried.at + make_interval(mins => ${hour}) - now())::float8 as wait
    from unnest(${budgets.map(({ subject }) => subject)}::text[], ${budgets.map((one) => one.most)}::int[]) as budget (subject, most)
    cross join lateral (
      select at from login_attempts
      where login_attempts.subject = budget.subject and at > now() - make_interval(mins => ${hour})
      order by at desc offset budget.most - 1 limit 1) tried`.execute(db)
  const wait = Math.max(0, ...rows.map((row) => row.wait))
  if (wait > 0) throw tooMany(code, wait, { minutes: Math.max(1, Math.ceil(wait / 60)) })
  const counted = await db
    .insertInto('login_attempts')
    .values(subjects.map((subject) => ({ subject })))
    .returning('id')
    .execute()
  return counted.map(({ id }) => id)
}
