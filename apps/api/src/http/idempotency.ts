import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Route } from '@apron/contract'
import type { Database } from '../db/client.ts'
import type { Caller } from './caller.ts'
import type { Call } from './read-call.ts'
import { refused } from './refusal.ts'

export type Answer = { status: number; body: string }
/** A key that a caller gave to a request, and what was asked: one key cannot stand for two requests. */
export type Claim = { user_id: number; key: string; fingerprint: string }

/**
 * The claim of a write that carries a key. A call that anyone may make has none: it hands out secrets, which are kept
 * nowhere. The fingerprint can be made by the product only, as what was asked may hold a password.
 */
export function claimOf(
  secret: string,
  request: FastifyRequest,
  route: Route,
  caller: Caller | null,
  call: Call,
): Claim | null {
  const key = request.headers['idempotency-key']
  if (!caller || typeof key !== 'string' || route.method === 'GET' || route.access === 'anyone') return null
  const asked = JSON.stringify([route.endpoint, call.params, call.body, call.digests])
  const fingerprint = createHmac('sha256', `${secret}:idempotency`).update(asked).digest('base64url')
  return { user_id: caller.id, key: key.slice(0, 200), fingerprint }
}

/** What a call with this claim was answered; null when there was none. */
export async function findAnswer(db: Database, claim: Claim): Promise<Answer | null> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('user_id', '=', claim.user_id)
    .where('key', '=', claim.key)
    .executeTakeFirst()
  if (!earlier) return null
  if (earlier.fingerprint !== claim.fingerprint) throw refused('idempotency_key_reused')
  return { status: earlier.status ?? 200, body: earlier.answer ?? '{"data":null}' }
}

/**
 * Claims a key inside the call's transaction. Answers what was answered before, or null when the call is new;
 * a second call with the same key waits here until the first has ended.
 */
export async function claimKey(db: Database, claim: Claim): Promise<Answer | null> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n ? null : findAnswer(db, claim)
}

export async function keepAnswer(db: Database, { user_id, key }: Claim, answer: Answer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: answer.body })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()
}
