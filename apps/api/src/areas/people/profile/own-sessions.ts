import { sql } from 'kysely'
import type { OwnSession } from '@apron/contract/people'
import type { Database } from '#db/client.ts'
import { stillOpen, type SessionLifetime } from '#http/rights/authenticate.ts'
import { found } from '#kernel/refusals.ts'

/** The sessions of a person that still count, the last used first. */
export async function list(
  db: Database,
  owner: { id: number; sessionId: number },
  lasting: SessionLifetime,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'address', 'agent', 'created_at', 'used_at'])
    .where('user_id', '=', owner.id)
    .where(stillOpen(lasting))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, is_current: row.id === owner.sessionId }))
}

/** Ends one session; 404 when its owner has no such open session. */
export async function end(db: Database, userId: number, id: number): Promise<void> {
  found(await ending(db, userId).where('id', '=', id).returning('id').executeTakeFirst())
}

/** Ends every session of a person but one; returns which. */
export async function endOthers(db: Database, owner: { id: number; sessionId: number }): Promise<number[]> {
  const rows = await ending(db, owner.id).where('id', '!=', owner.sessionId).returning('id').execute()
  return rows.map((row) => row.id)
}

const ending = (db: Database, userId: number) =>
  db
    .updateTable('sessions')
    .set({ ended_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
