import type { Database } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

const window = 15
const perAccount = 10
const perAddress = 50

/** The subjects whose failures are counted: the account that was tried, and where from. */
const subjects = (email: string, address: string) => [
  { subject: `account:${email.toLowerCase()}`, limit: perAccount },
  { subject: `address:${address}`, limit: perAddress },
]

/** 429 after too many failures within a quarter of an hour, for an account (10) or an address (50). */
export async function checkLimit(db: Database, email: string, address: string): Promise<void> {
  const since = new Date(Date.now() - window * 60_000)
  for (const { subject, limit } of subjects(email, address)) {
    const { failures } = await db
      .selectFrom('login_attempts')
      .select((all) => all.fn.countAll<number>().as('failures'))
      .where('subject', '=', subject)
      .where('at', '>', since.toISOString())
      .executeTakeFirstOrThrow()
    if (failures >= limit) throw new Refusal(429, 'too_many_requests', { minutes: window })
  }
}

/** Counts one failure; kept although the call itself is refused. */
export async function noteFailure(db: Database, email: string, address: string): Promise<void> {
  await db
    .insertInto('login_attempts')
    .values(subjects(email, address).map(({ subject }) => ({ subject })))
    .execute()
}

/** A success clears the account's failures, not the address's. */
export async function clearFailures(db: Database, email: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('subject', '=', `account:${email.toLowerCase()}`).execute()
}
