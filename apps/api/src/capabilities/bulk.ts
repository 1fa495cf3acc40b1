import { sql } from 'kysely'
import {
  approvalMoves,
  approvalStatus,
  mayMove,
  type ApprovalMove,
  type ApprovalStatus,
  type Route,
} from '@apron/contract'
import type { MessageKey } from '@apron/messages'
import type { Database } from '../db/client.ts'
import { isSuper, type Caller } from '../http/rights/caller.ts'
import type { Context } from '../http/context.ts'
import { refused } from '../http/answering/refusal.ts'
import { decided, type Reviewed } from './telling/status-changed.ts'

/** One of the records chosen together; `name` is what a person calls it. */
export type Chosen = { id: number; name: string; status: ApprovalStatus; maker_id: number | null }
type Named = Pick<Chosen, 'id' | 'name'>
type Reason = { text: MessageKey; values: { count: number; names?: string } }
type BulkContext = Context<Route> & { body: { ids: number[] }; caller: Caller }

/** The chosen records in the order of their ids, held until the transaction ends; those that are gone are left out. */
export async function holdChosen(db: Database, { table, name }: Reviewed, ids: number[]): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select id, ${sql.ref(name)} as name, status, maker_id from ${sql.table(table)}
    where id = any(${ids}) order by id for update`.execute(db)
  return rows
}

/** Refuses (400) all of them when any cannot go, and says how many, which and why. */
export function checkAll(ids: number[], chosen: Named[], stuck: { text: MessageKey; records: Named[] }[]): void {
  const missing = new Set(ids).size - chosen.length
  const reasons: Reason[] = stuck
    .filter(({ records }) => records.length > 0)
    .map(({ text, records }) => ({ text, values: { count: records.length, names: namesOf(records) } }))
  if (missing > 0) reasons.push({ text: 'bulk.missing', values: { count: missing } })
  if (reasons.length === 0) return
  const count = reasons.reduce((sum, { values }) => sum + values.count, 0)
  const total = new Set(ids).size
  const which = total === 1 ? 'bulk.which_only' : count === total ? 'bulk.which_all' : 'bulk.which_some'
  throw refused('bulk_refused', { which: { text: which, values: { count, total } }, reasons })
}

const mostNames = 5

function namesOf(records: Named[]): string {
  const names = records.slice(0, mostNames).map(({ name }) => name)
  return records.length > mostNames ? `${names.join(', ')}, …` : names.join(', ')
}

/** Moves all chosen records of a table under approval in one statement, or none. */
export function decideMany(reviewed: Reviewed, move: ApprovalMove) {
  return async (context: BulkContext): Promise<{ count: number }> => {
    const { db, body, caller } = context
    const chosen = await holdChosen(db, reviewed, body.ids)
    const open = (record: Chosen) => mayMove<ApprovalStatus>(approvalMoves[move], record.status)
    const ownNeedsOther = context.fourEyes && move === 'approval' && !isSuper(caller)
    const closed = (status: ApprovalStatus) => chosen.filter((record) => !open(record) && record.status === status)
    checkAll(body.ids, chosen, [
      { text: 'bulk.already_approved', records: closed(approvalStatus.APPROVAL) },
      { text: 'bulk.already_rejected', records: closed(approvalStatus.REJECTION) },
      {
        text: 'bulk.four_eyes',
        records: chosen.filter((record) => ownNeedsOther && open(record) && record.maker_id === caller.id),
      },
    ])
    const status = approvalMoves[move].to
    await db
      .updateTable(reviewed.table)
      .set({ status })
      .where(
        'id',
        'in',
        chosen.map(({ id }) => id),
      )
      .execute()
    context.changed(
      reviewed.entity,
      chosen.map(({ id }) => id),
      decided,
    )
    context.noteBefore(chosen.map(({ id, name: called, status: was }) => ({ id, name: called, status: was })))
    context.noteAfter({ ids: chosen.map(({ id }) => id), status })
    return { count: chosen.length }
  }
}
