import { sql } from 'kysely'
import { userStatus } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '#db/client.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { Services } from '#http/services.ts'
import { writeMail } from '#jobs/mail/mail.ts'
import { hashChosen } from '../domain/chosen-password.ts'
import { noPassword } from '../domain/password.ts'
import { addLink, digestOf, isInvited } from '../domain/password-link.ts'
import { tryRecovery } from '../domain/recovery-limit.ts'
import { changedLetter, closedLetter, linkLetter } from './letters.ts'

/** Minutes for which a link is good. */
export const goodFor = 30

const gone = () => new Refusal(410, 'reset_gone')

type Account = {
  id: number
  email: string
  fullname: string
  status: number
  language: Language
  password_hash: string
}

async function accountOf(db: Database, email: string, usual: Language): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'fullname', 'status', 'language', 'password_hash'])
    .where((one) => one.fn('lower', ['email']), '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, language: (row.language as Language | null) ?? usual }
}

type RecoveryInput = { email: string; language?: Language | undefined }

/** Writes to whoever has the address: a link, or that the account is not open to them; nothing to anybody else. Whoever has chosen no language is written to in the one that they asked in. */
export async function writeLink(db: Database, services: Services, { email, language }: RecoveryInput): Promise<void> {
  const { settings, config } = services
  const account = await accountOf(db, email, language ?? settings.now().language)
  if (!account) return
  const about = { product: config.name, ...account }
  // A link would let in whoever has had an invitation that was taken back.
  const mayCome = account.password_hash !== noPassword || (await isInvited(db, account.id))
  if (account.status !== userStatus.ACTIVE || !mayCome) {
    await writeMail(services, db, account, { kind: 'recovery_closed', letter: closedLetter(about) })
    return
  }
  const token = await addLink(db, {
    userId: account.id,
    replaces: account.password_hash,
    minutes: goodFor,
    invitedBy: null,
  })
  const link = `${settings.address()}/password/reset/${token}`
  await writeMail(services, db, account, { kind: 'recovery', letter: linkLetter({ ...about, link, minutes: goodFor }) })
}

type ResetInput = { email: string; password: string; token: string; address: string }
export type ResetCheckResult = { userId: number; resetId: number; before: string; after: string; email: string }

/** The link that may still be used by whoever has the address, with the account as it is. */
const good = (db: Database, { token, email }: Pick<ResetInput, 'token' | 'email'>) =>
  db
    .selectFrom('password_resets as r')
    .innerJoin('users', 'users.id', 'r.user_id')
    .select(['r.id', 'r.replaces', 'r.user_id', 'users.email', 'users.fullname', 'users.password_hash'])
    .where('r.token_hash', '=', digestOf(token))
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', sql<string>`now()`)
    .where((row) => row.fn('lower', ['users.email']), '=', email.toLowerCase())
    .where('users.status', '=', userStatus.ACTIVE)
    .where('users.deleted_at', 'is', null)

/** Looks at a link and makes what is to be stored of the new password: 410 for a link that is no longer good, 422 for a password that is guessed too easily, 429 after too many links that were none. */
export async function check(db: Database, { config, settings }: Services, sent: ResetInput): Promise<ResetCheckResult> {
  const link = await tryRecovery(db, sent, () => good(db, sent).executeTakeFirst())
  if (!link || digestOf(link.password_hash) !== link.replaces) throw gone()
  const rules = { product: config.name, least: settings.now().least_password }
  const after = await hashChosen(sent.password, link, rules)
  return { userId: link.user_id, resetId: link.id, before: link.password_hash, after, email: link.email }
}

/**
 * Stores the new password, ends every session of its owner and every other link, and notifies them unless it is their
 * first; 410 when the link was used, or the password changed, meanwhile.
 */
export async function reset(
  db: Database,
  services: Services,
  checked: ResetCheckResult,
  language: Language,
): Promise<void> {
  const { userId, resetId, before, after } = checked
  const used = await db
    .updateTable('password_resets')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('id')
    .execute()
  if (!used.some(({ id }) => id === resetId)) throw gone()
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .where('status', '=', userStatus.ACTIVE)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw gone()
  await db
    .updateTable('sessions')
    .set({ ended_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  if (before === noPassword) return
  const account = await accountOf(db, checked.email, language)
  if (!account) throw gone()
  const letter = changedLetter({ product: services.config.name, ...account })
  await writeMail(services, db, account, { kind: 'password_changed', letter, isUnasked: true })
}
