import { createChallenge, randomInt, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Database } from '#db/client.ts'
import { invalid } from '#kernel/refusals.ts'

const goodFor = 10 * 60 * 1000

/** A puzzle that costs a browser some tenths of a second; good for ten minutes and one sign-in. */
export function challenge(secret: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: randomInt(300, 900),
    deriveKey,
    expiresAt: new Date(Date.now() + goodFor),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  })
}

/** Refuses (422 under `captcha`) a token that is wrong, old, or used before. */
export async function check(db: Database, secret: string, token: string): Promise<void> {
  const payload = read(token)
  if (!payload) throw invalid('captcha', 'errors.captcha')
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  }).catch(() => ({ verified: false }))
  if (!verified || !payload.challenge.signature) throw invalid('captcha', 'errors.captcha')
  const used = await db
    .insertInto('used_captchas')
    .values({ signature: payload.challenge.signature, expires_at: new Date(Date.now() + goodFor) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (used.numInsertedOrUpdatedRows === 0n) throw invalid('captcha', 'errors.captcha')
}

type Payload = { challenge: Challenge; solution: Solution }

function read(token: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null
    return payload?.challenge && payload.solution ? (payload as Payload) : null
  } catch {
    return null
  }
}
