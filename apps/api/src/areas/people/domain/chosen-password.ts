import { weaknessOf } from '@apron/contract'
import { invalid } from '#kernel/refusals.ts'
import { isCommon } from './common-passwords.ts'
import { hashPassword } from './password.ts'

/** The product's name, which a guesser tries first, and how many signs a password has at least. */
export type PasswordRules = { product: string; least: number }
/** Whose password it is. */
type Owner = { fullname: string; email: string }

/** What is to be stored of a password that somebody chose; 422 under `password` when it is guessed too easily. */
export async function hashChosen(
  password: string,
  { fullname, email }: Owner,
  { product, least }: PasswordRules,
): Promise<string> {
  if ([...password].length < least) throw invalid('password', 'validation.password_short', { min: least })
  const weakness = weaknessOf(password, [fullname, email, product])
  if (weakness) throw invalid('password', weakness)
  if (isCommon(password.normalize('NFKC'))) throw invalid('password', 'validation.password_common')
  return hashPassword(password)
}
