import { sql, type RawBuilder } from 'kysely'
import {
  findingMoveNames,
  findingMoves,
  findingsMoveDuring,
  leadsTo,
  type FindingMove,
  type FindingParty,
  type FindingState,
} from '@apron/contract'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'
import { found } from '#kernel/refusals.ts'
import type { AuditAccess } from '#http/rights/audit-access.ts'
import { isSuper, type Caller } from '#kernel/caller.ts'
import { hasWorkedOn, isParty } from './parties.ts'

/** A finding as its moves need it, and what the caller is to it. */
export type FindingRow = {
  id: number
  audit_id: number
  /** The code of its answer. */
  code: string
  finding_state: FindingState
  corrective_date: string | null
  responsible_id: number | null
  look_again_on: string | null
  /** Who verified it last. */
  verifier_id: number | null
  is_responsible: boolean
  is_lead: boolean
  has_worked: boolean
  plan_id: number | null
  /** What was asked for by way of time and waits. */
  extension_id: number | null
}

/** Who acts on a finding: a caller inside its audit. */
export type Actor = { db: Database; caller: Caller; audit: AuditAccess; key?: string | null }

/** The audit of a finding, an item; 404 when there is none. */
export async function auditOf(db: Database, itemId: number): Promise<number> {
  const row = await db.selectFrom('audit_items').select('audit_id').where('id', '=', itemId).executeTakeFirst()
  return found(row).audit_id
}

/** One finding of the audit; its row is locked before it is joined, so that what is joined is as it is once it is held. */
async function read({ db, caller, audit }: Actor, itemId: number, lock: RawBuilder<unknown>): Promise<FindingRow> {
  const { rows } = await sql<FindingRow>`
    select i.id, i.audit_id, s.code, i.finding_state, i.corrective_date, i.responsible_id, i.look_again_on,
      ${isParty('responsible', caller.id)} as is_responsible, ${isParty('lead', caller.id)} as is_lead,
      ${hasWorkedOn(caller.id)} as has_worked,
      (select h.user_id from audit_item_history h where h.audit_item_id = i.id
        and h.action = 'corrective_status_set' and h.completed order by h.id desc limit 1) as verifier_id,
      (select max(id) from finding_plans where audit_item_id = i.id) as plan_id,
      (select id from finding_extensions where audit_item_id = i.id and is_granted is null) as extension_id
    from (select * from audit_items where id = ${itemId} and audit_id = ${audit.id} ${lock}) i
    join audits a on a.id = i.audit_id ${joinStatus()}
    where s.is_finding`.execute(db)
  return found(rows[0])
}

/** 404 for a question that is not a finding. */
export const find = (actor: Actor, itemId: number) => read(actor, itemId, sql``)

/** The same, held until the transaction ends: of two who move it the second meets what the first did. Two statements, as the second sees what was committed while the first waited. */
export async function hold(actor: Actor, itemId: number): Promise<FindingRow> {
  await sql`select from audit_items where id = ${itemId} for no key update`.execute(actor.db)
  return find(actor, itemId)
}

/** Whether the caller is one of the parties that make a move. */
export function isOneOf(parties: readonly FindingParty[], { caller, audit }: Actor, row: FindingRow): boolean {
  const is: Record<FindingParty, boolean> = {
    responsible: row.is_responsible,
    lead: row.is_lead || isSuper(caller),
    verifier: audit.may('SET_CORRECTIVE_STATUS'),
  }
  return parties.some((party) => is[party])
}

/** Whether the caller answers for the finding or has worked on it, so that others judge it. */
export const isOwn = (row: FindingRow) => row.is_responsible || row.has_worked

/** What has to be there, beside the state, for some of the moves. */
const needs: Partial<Record<FindingMove, (row: FindingRow) => boolean>> = {
  ask_extension: ({ extension_id, corrective_date }) => extension_id === null && corrective_date !== null,
  grant_extension: ({ extension_id }) => extension_id !== null,
  refuse_extension: ({ extension_id }) => extension_id !== null,
}

/** Whether a move is open as the finding stands, whoever makes it. */
export const isOpen = (move: FindingMove, row: FindingRow): boolean =>
  leadsTo(move, row.finding_state) !== null && (needs[move]?.(row) ?? true)

/** The moves that the caller may make now. */
export function movesOf(actor: Actor, row: FindingRow): FindingMove[] {
  if (!findingsMoveDuring.some((status) => status === actor.audit.status)) return []
  return findingMoveNames.filter((move) => {
    const { by, isForOthers } = findingMoves[move]
    return isOpen(move, row) && isOneOf(by, actor, row) && !(isForOthers && isOwn(row))
  })
}
