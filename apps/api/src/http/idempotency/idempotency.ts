import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { isRead, type Route } from '@apron/contract'
import type { Database } from '#db/client.ts'
import type { Call } from '../reading/read-call.ts'
import { refused } from '#kernel/refusals.ts'

export type Answer = { status: number; body: string }
/** A key that a caller gave to a request, and what was asked: one key cannot stand for two requests. */
export type Claim = { user_id: number; key: string; fingerprint: string }

/** Earlier versions of our own pages write it without hyphens; the database knows both as one. */
const uuid = /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{32})$/i

/**
 * The key of a write, null for one that carries none, and 400 for what is no UUID. A call that anyone may make has no
 * key: it hands out secrets, which are kept nowhere.
 */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>, route: Route): string | null {
  const key = headers['idempotency-key']
  if (key === undefined || isRead(route) || route.access === 'anyone') return null
  if (typeof key !== 'string' || !uuid.test(key)) throw refused('idempotency_key_form')
  return key
}

/** The claim of a call under its key. Only the product can make the fingerprint, as the request may hold a password. */
export function claimOf(secret: string, given: Pick<Claim, 'user_id' | 'key'>, route: Route, call: Call): Claim {
  const asked = JSON.stringify([route.endpoint, call.params, call.body, call.digests])
  return { ...given, fingerprint: createHmac('sha256', `${secret}:idempotency`).update(asked).digest('base64url') }
}

/** The stored answer to this claim; null when there is none, 400 when the key stands for another request. */
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
 * Claims a key inside the call's transaction. Returns the first answer, or null when the call is new; a concurrent call
 * with the same key waits here until the first has ended.
 */
export async function claimKey(db: Database, claim: Claim): Promise<Answer | null> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n ? null : findAnswer(db, claim)
}

/** How long a key holds: as long as the audit inside which its call was made, or else for some days. */
export type KeyRetention = { auditId: number | null; days: number }

/** How long the key of a call holds, as its declaration says. */
export const holdingOf = ({ remembered = 1 }: Route, audit: { id: number } | undefined): KeyRetention => ({
  auditId: audit?.id ?? null,
  days: remembered,
})

/** Stores the answer under the claimed key. A call that removed its audit is stored as any other. */
export async function keepAnswer(db: Database, claim: Claim, answer: Answer, holding: KeyRetention): Promise<void> {
  await sql`
    update idempotency_keys set status = ${answer.status}, answer = ${answer.body}, audit_id = audit.id,
      expires_at = case when audit.id is null then now() + make_interval(days => ${holding.days}) end
    from (select (select id from audits where id = ${holding.auditId}) as id) as audit
    where user_id = ${claim.user_id} and key = ${claim.key}`.execute(db)
}
