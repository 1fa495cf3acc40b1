import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { leastPassword } from '@apron/contract'

const most = 3000

let common: ReadonlySet<string> | undefined

/** Whether it is one of the 3,000 most common passwords that are long enough to be chosen, in any case. */
export function isCommon(password: string): boolean {
  common ??= read()
  return common.has(password.toLowerCase())
}

/** The list is ordered by how often a password is used; only its head is kept in memory. */
function read(): ReadonlySet<string> {
  const list = import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const words = JSON.parse(readFileSync(fileURLToPath(list), 'utf8')) as string[]
  return new Set(words.filter((word) => [...word].length >= leastPassword).slice(0, most))
}
