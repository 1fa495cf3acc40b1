import { randomBytes } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { hashToken } from '#http/rights/authenticate.ts'

type NewSession = { id: number; token: string; expires_at: string }
/** Whose session it is, where it was opened, and how long it may last at most. */
type SessionInput = { userId: number; address: string; agent: string; minutes: number }

/** A session; its token is given here and never again, as only its fingerprint is stored. */
export async function open(db: Database, { userId, address, agent, minutes }: SessionInput): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + minutes * 60_000).toISOString()
  const { id } = await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, address, agent: agent.slice(0, 300), expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, expires_at }
}

export async function end(db: Database, id: number): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', id).execute()
}
