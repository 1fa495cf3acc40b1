import type { Database } from '#db/client.ts'
import { Refusal } from '#kernel/refusals.ts'
import { networkOf } from '#http/rate-limits/network.ts'
import { budgets, tryGuess } from '#http/rate-limits/tries.ts'
import * as preferences from '../preferences.ts'
import { read, type Off } from './off-link.ts'

/** Links that were none, from one network. */
const wrong = [{ most: 20, minutes: 60 }]

const gone = () => new Refusal(410, 'mail_off_gone')

/** What a link turns off; 410 for one that is none, 429 after too many of those. Nobody is looked up for it. */
export async function check(db: Database, secret: string, sent: { token: string; address: string }): Promise<Off> {
  const asked = budgets(`mail off from ${networkOf(sent.address)}`, wrong)
  const off = await tryGuess(db, asked, async () => read(secret, sent.token))
  if (!off) throw gone()
  return off
}

/** Turns mail of these kinds off; 410 when the person is no more. */
export async function turnOff(db: Database, { userId, kinds }: Off): Promise<void> {
  const rows = db.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null)
  if (!(await rows.executeTakeFirst())) throw gone()
  await preferences.change(
    db,
    userId,
    kinds.map((type) => ({ type, mail: 'off' as const })),
  )
}
