import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { tooMany } from '../http/refusal.ts'
import { gate } from './gate.ts'

const window = 15
const perAccount = 10
const perAddress = 50

type Tried = { email: string; address: string }

/** The subjects whose failures are counted: the account that was tried, and where from. */
const subjects = ({ email, address }: Tried) => [
  { subject: `account:${email.toLowerCase()}`, limit: perAccount },
  { subject: `address:${address}`, limit: perAddress },
]

// Passwords are looked at four at a time anyway. Whoever waits is not counted yet, so that many people behind one
// address do not close it for one another by coming at the same moment.
const inTurn = gate(4)

/**
 * Gives what `look` finds by a right password. The try is counted as a failure before it is looked at, so that no number
 * of tries at the same moment gets past the limit, and taken back unless it was wrong. 429 after too many failures within
 * a quarter of an hour, for an account (10) or an address (50).
 */
export function tryPassword<Found>(db: Database, tried: Tried, look: () => Promise<Found>): Promise<Found> {
  return inTurn(async () => {
    const counted = await count(db, tried)
    let isWrong = false
    try {
      const found = await look()
      isWrong = !found
      return found
    } finally {
      if (!isWrong) await db.deleteFrom('login_attempts').where('id', 'in', counted).execute()
    }
  })
}

/** Counts one failure for each subject unless there are too many; one at a time for a subject, in every process. */
function count(db: Database, tried: Tried): Promise<number[]> {
  const since = new Date(Date.now() - window * 60_000).toISOString()
  return db.transaction().execute(async (held) => {
    const counted: number[] = []
    for (const { subject, limit } of subjects(tried)) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(held)
      const { failures } = await held
        .selectFrom('login_attempts')
        .select((all) => all.fn.countAll<number>().as('failures'))
        .where('subject', '=', subject)
        .where('at', '>', since)
        .executeTakeFirstOrThrow()
      if (failures >= limit) throw tooMany('too_many_requests', window * 60, { minutes: window })
      const { id } = await held
        .insertInto('login_attempts')
        .values({ subject })
        .returning('id')
        .executeTakeFirstOrThrow()
      counted.push(id)
    }
    return counted
  })
}

/** A success clears the account's failures, not the address's. */
export async function clearFailures(db: Database, email: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('subject', '=', `account:${email.toLowerCase()}`).execute()
}
