import { sql } from 'kysely'
import { correctiveStatus, leadsTo } from '@apron/contract'
import type { Actor, FindingRow } from './finding.ts'
import { make, type MoveResult } from './move.ts'

/** What a verification goes by: today, and after how many days it is looked at again (never for 0). */
export type VerifyOptions = { today: string; lookAgainAfter: number; remark?: string }

/** Verifies what was done about a held finding. */
export function verify(
  actor: Actor,
  row: FindingRow,
  { today, lookAgainAfter, remark = '' }: VerifyOptions,
): Promise<MoveResult> {
  const lookAgainOn = lookAgainAfter > 0 ? sql<string>`${today}::date + ${lookAgainAfter}::integer` : null
  return make(actor, row, 'verify', { reason: remark, lookAgainOn })
}

/** Sends a held finding back, as a plan or as what was done. */
export const sendBack = (actor: Actor, row: FindingRow, reason: string | null): Promise<MoveResult> =>
  make(actor, row, 'send_back', { reason })

/** What the specification's status asks for: 1 verifies, 0 sends back what is done or verified; null where that is so already. */
export async function setStatus(
  actor: Actor,
  row: FindingRow,
  status: number,
  verifying: VerifyOptions,
): Promise<MoveResult | null> {
  const { finding_state: state } = row
  if (status === correctiveStatus.COMPLETE)
    return leadsTo('verify', state) === null ? null : verify(actor, row, verifying)
  // A plan that is sent back has another end.
  return leadsTo('send_back', state) === 'sent_back' ? sendBack(actor, row, null) : null
}
