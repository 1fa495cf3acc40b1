import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#db/client.ts'
import {
  budgets,
  countTries,
  inTurnFor,
  takeBack,
  tooManyTries,
  waitsOf,
  type Window,
} from '#http/rate-limits/tries.ts'
import { gate } from './gate.ts'
import { networkOf } from '#http/rate-limits/network.ts'

/** Who tries a password: for which account, where from, and what a device calls itself when it does. */
export type LoginAttempt = { email: string; address: string; device?: string | undefined; isKnown?: boolean }

const quarter = 15
const day = 24 * 60
const forPlace: Window[] = [
  { most: 10, minutes: quarter },
  { most: 30, minutes: day },
]
/** All addresses together that have not signed in to the account before. */
const forStrangers: Window[] = [
  { most: 20, minutes: quarter },
  { most: 100, minutes: day },
]
/** All accounts together that have not been signed in to from the address before. */
const forAddress: Window[] = [{ most: 50, minutes: quarter }]
/** From here on nothing is looked at any more that an address asks without a known device. */
const forFlood: Window[] = [{ most: 200, minutes: quarter }]

/** A device that does not name itself at length could be guessed. */
const leastDevice = 20

function placesOf({ email, address, device = '' }: LoginAttempt) {
  const name = createHash('sha256').update(device).digest('base64url')
  return {
    account: email.toLowerCase(),
    address: `address:${networkOf(address)}`,
    device: device.length < leastDevice ? undefined : `device:${name}`,
  }
}

const at = (account: string, place: string) => `account:${account} ${place}`

// Passwords are looked at four at a time anyway. Whoever waits is not counted yet, so that many people behind one
// address do not close it for one another by coming at the same moment.
const inTurn = gate(4)

/**
 * Gives what `look` finds by a right password. The try is counted as a failure before it is looked at, so that no number
 * of tries at the same moment gets past a limit, and taken back unless it was wrong. 429 after too many failures; see
 * decision 15. A device or an address that has signed in to the account before is not refused for what others did.
 * Where strangers are refused, a wrong password gets the same answer from a known address, after the same work: nobody
 * learns who has signed in from where.
 */
export function tryPassword<Found>(db: Database, tried: LoginAttempt, look: () => Promise<Found>): Promise<Found> {
  return inTurn(async () => {
    const { counted, isKnown, strangersWait } = await count(db, tried)
    let isWrong = false
    try {
      const found = await look()
      isWrong = !found || (strangersWait > 0 && !isKnown)
      if (isWrong && strangersWait > 0) throw tooManyTries(strangersWait)
      return found
    } finally {
      if (!isWrong) await takeBack(db, counted)
    }
  })
}

type AttemptCounts = {
  counted: number[]
  /** Whether this place has signed in to the account before. */
  isKnown: boolean
  /** Seconds until a place that has not may; 0 when it may now. */
  strangersWait: number
}

/** Counts one failure for each subject unless there are too many; one at a time for a subject, in every process. */
function count(db: Database, tried: LoginAttempt): Promise<AttemptCounts> {
  const { account, address, device } = placesOf(tried)
  return db.transaction().execute(async (held) => {
    const known = await held
      .selectFrom('sign_in_places')
      .select('place')
      .where('account', '=', account)
      .where('place', 'in', device ? [address, device] : [address])
      .execute()
    const isOf = (place: string | undefined) => known.some((row) => row.place === place)
    const hasDevice = isOf(device)
    const own = budgets(at(account, hasDevice ? device! : address), forPlace)
    const closing = hasDevice ? own : [...own, ...budgets(address, forFlood)]
    const others = hasDevice ? [] : [...budgets(`strangers:${account}`, forStrangers), ...budgets(address, forAddress)]
    const subjects = [...new Set([...closing, ...others].map(({ subject }) => subject))].toSorted()
    await inTurnFor(held, subjects)
    const waits = await waitsOf(held, [...closing, ...others])
    const closedFor = Math.max(...waits.slice(0, closing.length))
    if (closedFor > 0) throw tooManyTries(closedFor)
    return {
      counted: await countTries(held, subjects),
      isKnown: hasDevice || isOf(address) || tried.isKnown === true,
      strangersWait: Math.max(0, ...waits.slice(closing.length)),
    }
  })
}

/** After a success: this place's own failures are forgotten, and it is known from now on. Those of others stay. */
export async function knowPlace(db: Database, tried: LoginAttempt): Promise<void> {
  const { account, ...named } = placesOf(tried)
  const places = [named.address, named.device].filter((place) => place !== undefined)
  const subjects = places.map((place) => at(account, place))
  await db.deleteFrom('login_attempts').where('subject', 'in', subjects).execute()
  await db
    .insertInto('sign_in_places')
    .values(places.map((place) => ({ account, place })))
    .onConflict((conflict) => conflict.columns(['account', 'place']).doUpdateSet({ used_at: sql`now()` }))
    .execute()
}
