import { sql } from 'kysely'
import type { Verification } from '@apron/contract/audits'
import { visibleTo } from '../../../capabilities/visible/visible-audits.ts'
import type { Database } from '../../../db/client.ts'
import { networkOf } from '../../../http/limits/network.ts'
import { budgets, tryGuess, type Window } from '../../../http/limits/tries.ts'
import type { Caller } from '../../../http/rights/caller.ts'

/** What one address asks of digests that no minutes have. */
const unknowns: Window[] = [
  { most: 20, minutes: 15 },
  { most: 100, minutes: 24 * 60 },
]

type Asked = { digest: string; caller: Caller | null; address: string }

/** What somebody may know who holds a digest. One query, whatever it is: nothing tells a part of one from another that is not there. */
export async function verify(db: Database, { digest, caller, address }: Asked): Promise<Verification> {
  const sees = caller?.isAdmitted ? visibleTo(caller) : sql<boolean>`false`
  const look = async () => {
    const { rows } = await sql<{
      id: number
      audit_id: number
      date: string
      number: string | null
      is_seen: boolean
    }>`
      select m.id, m.audit_id, m.number, m.snapshot->>'date' as date,
        exists (select from audits where audits.id = m.audit_id and ${sees}) as is_seen
      from minutes m where m.digest = ${plain(digest)}`.execute(db)
    return rows[0]
  }
  const known = await tryGuess(db, budgets(`verify:${networkOf(address)}`, unknowns), look)
  if (!known) return { is_saved: false, date: null, number: null, minutes: null }
  const { id, audit_id, date, number, is_seen: isSeen } = known
  return { is_saved: true, date, number, minutes: isSeen ? { id, audit_id } : null }
}

/** As somebody types it off a paper. */
const plain = (digest: string) => digest.trim().toLowerCase()
