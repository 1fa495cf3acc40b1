import { weaknessOf } from '@apron/contract'
import { invalid } from '../../../http/answering/refusal.ts'
import { isCommon } from './common-passwords.ts'
import { hashPassword } from './password.ts'

/** Whose password it is, and the product's name: what a guesser tries first. */
export type Owner = { fullname: string; email: string; product: string }

/** What is to be stored of a password that somebody chose; 422 under `password` when it is guessed too easily. */
export async function hashChosen(password: string, { fullname, email, product }: Owner): Promise<string> {
  const weakness = weaknessOf(password, [fullname, email, product])
  if (weakness) throw invalid('password', weakness)
  if (isCommon(password.normalize('NFKC'))) throw invalid('password', 'validation.password_common')
  return hashPassword(password)
}
