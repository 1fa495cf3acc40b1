import { knowPlace, tryPassword } from '../domain/login-limit.ts'
import { hashChosen, type PasswordRules } from '../domain/chosen-password.ts'
import { checkPassword } from '../domain/password.ts'
import type { Database } from '#db/client.ts'
import { invalid } from '#kernel/refusals.ts'

type Change = { userId: number; address: string; current: string; next: string; rules: PasswordRules }
type PasswordCheckResult = { userId: number; email: string; address: string; before: string; after: string }

/**
 * Looks at the present password and makes what is to be stored of the next one: 422 under `current_password` when the
 * present one is wrong, under `password` when the next one is guessed too easily, 429 after too many tries, which count together with those of the sign-in.
 */
export async function checkPresent(db: Database, change: Change): Promise<PasswordCheckResult> {
  const { userId, address, current, next, rules } = change
  const {
    fullname,
    email,
    password_hash: before,
  } = await db
    .selectFrom('users')
    .select(['fullname', 'email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await tryPassword(db, { email, address, isKnown: true }, () => checkPassword(before, current)))) throw wrong()
  return { userId, email, address, before, after: await hashChosen(next, { fullname, email }, rules) }
}

/** Stores the next password; 422 when the present one was changed meanwhile. */
export async function changePassword(
  db: Database,
  { userId, email, address, before, after }: PasswordCheckResult,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw wrong()
  await knowPlace(db, { email, address })
}

const wrong = () => invalid('current_password', 'validation.wrong_password')
