import { checkLimit, clearFailures, noteFailure } from '../../accounts/login-limit.ts'
import { checkPassword, hashPassword } from '../../accounts/password.ts'
import type { Database } from '../../db/client.ts'
import { invalid } from '../../http/refusal.ts'

type Change = { userId: number; address: string; current: string; next: string }

/**
 * Gives a person another password: 422 under `current_password` when the present one is wrong, 429 after too many
 * tries, which count together with those of the sign-in. `pool` keeps a failure that the refusal would roll back.
 */
export async function changePassword(db: Database, pool: Database, change: Change): Promise<void> {
  const { userId, address, current, next } = change
  const { email, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await checkLimit(pool, email, address)
  if (!(await checkPassword(password_hash, current))) {
    await noteFailure(pool, email, address)
    throw invalid('current_password', 'validation.wrong_password')
  }
  await clearFailures(db, email)
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(next) })
    .where('id', '=', userId)
    .execute()
}
