import { createHash } from 'node:crypto'
import type { Database } from '../db/client.ts'
import { refused } from './refusal.ts'

export type Answer = { status: number; body: string }

/** What was asked, so that one key cannot stand for two requests. */
export function fingerprint(endpoint: string, params: unknown, body: unknown, digests: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([endpoint, params, body, digests]))
    .digest('base64url')
}

/**
 * Claims a key inside the call's transaction. Answers what was answered before, or null when the call is new;
 * a second call with the same key waits here until the first has ended.
 */
export async function claimKey(db: Database, userId: number, key: string, print: string): Promise<Answer | null> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, fingerprint: print })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 1n) return null
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.fingerprint !== print) throw refused('idempotency_key_reused')
  return { status: earlier.status ?? 200, body: earlier.answer ?? '{"data":null}' }
}

export async function keepAnswer(db: Database, userId: number, key: string, answer: Answer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: answer.body })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}
