import { sql } from 'kysely'
import { approvalMoves, type ApprovalMove } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { Services } from '#http/services.ts'
import { notify } from '../notifications/notify.ts'
import { notifyFromJob } from '../notifications/notify-from-job.ts'
import { statusChanged, toMakers } from '../notifications/status-changed.ts'
import { kindOf, type ApprovalDefinition } from './deciding.ts'

/** A decision, locked until the transaction ends: undoing it and the job that notifies follow one another. */
export type DecisionRow = {
  id: number
  user_id: number
  move: ApprovalMove
  reason: string | null
  is_over: boolean
  is_undone: boolean
  told: number[] | null
}

/** Seconds after which a decision stands and its notifications are sent. */
export const standsAfter = 15

/** A decision, locked; undefined where there is none. */
export async function hold(db: Database, id: number): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select id, user_id, move, reason, told, undone_at is not null as is_undone,
      at < clock_timestamp() - make_interval(secs => ${standsAfter}) as is_over
    from decisions where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Notifies those concerned of a decision, once; nobody of one that has been undone. */
export async function tellDecision(
  services: Pick<Services, 'db' | 'emit'>,
  waiting: readonly ApprovalDefinition[],
  id: number,
): Promise<void> {
  await notifyFromJob(services, async (db, publish) => {
    const decision = await hold(db, id)
    if (!decision || decision.is_undone || decision.told) return
    const teller = { db, publish, caller: { id: decision.user_id } }
    const outcome = { status: approvalMoves[decision.move].to, reason: decision.reason }
    const byKind = await recordsOf(db, id)
    const told: number[] = []
    for (const deciding of waiting) {
      const ids = byKind.get(kindOf(deciding))
      if (!ids) continue
      const { reviewed, concerned, tells } = deciding
      const people = concerned ? concerned(ids, outcome) : toMakers(reviewed, ids, outcome)
      told.push(...(await notify(teller, statusChanged([reviewed]), people)))
      told.push(...((await tells?.(teller, decision.move, ids)) ?? []))
    }
    await db.updateTable('decisions').set({ told }).where('id', '=', id).execute()
  })
}

/** The records of a decision by their kind. */
export async function recordsOf(db: Database, decisionId: number): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ kind: string; ids: number[] }>`
    select kind, array_agg(record_id order by record_id) as ids from decision_records
    where decision_id = ${decisionId} group by kind`.execute(db)
  return new Map(rows.map(({ kind, ids }) => [kind, ids]))
}
