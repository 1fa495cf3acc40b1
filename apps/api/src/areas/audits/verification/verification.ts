import { sql } from 'kysely'
import type { Verification } from '@apron/contract/audits'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import { networkOf } from '#http/rate-limits/network.ts'
import { budgets, tryGuess, type Window } from '#http/rate-limits/tries.ts'
import type { Caller } from '#kernel/caller.ts'

/** What one address asks of digests that nothing has. */
const unknowns: Window[] = [
  { most: 20, minutes: 15 },
  { most: 100, minutes: 24 * 60 },
]

type VerificationCodeRow = {
  id: number
  audit_id: number
  date: string
  number: string | null
  addendum: number | null
  is_seen: boolean
}
type VerificationCodeInput = { digest: string; caller: Caller | null; address: string }

/**
 * What a holder of a digest may know. One query in any case: a partial digest is answered like one that does not exist.
 */
export async function verify(db: Database, { digest, caller, address }: VerificationCodeInput): Promise<Verification> {
  const sees = caller?.isAdmitted ? visibleTo(caller) : sql<boolean>`false`
  const isSeen = sql<boolean>`exists (select from audits where audits.id = m.audit_id and ${sees})`
  const look = async () => {
    const { rows } = await sql<VerificationCodeRow>`
      select m.id, m.audit_id, m.number, m.snapshot->>'date' as date, null::integer as addendum, ${isSeen} as is_seen
      from minutes m where m.digest = ${plain(digest)}
      union all
      select m.id, m.audit_id, m.number, a.snapshot->>'date', a.number, ${isSeen}
      from addenda a join minutes m on m.id = a.minutes_id where a.digest = ${plain(digest)}`.execute(db)
    return rows[0]
  }
  const known = await tryGuess(db, budgets(`verify:${networkOf(address)}`, unknowns), look)
  if (!known) return { is_saved: false, date: null, number: null, addendum: null, minutes: null }
  const { id, audit_id, date, number, addendum, is_seen } = known
  return { is_saved: true, date, number, addendum, minutes: is_seen ? { id, audit_id } : null }
}

/** As somebody types it off a paper. */
const plain = (digest: string) => digest.trim().toLowerCase()
