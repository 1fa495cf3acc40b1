import { weaknessOf } from '@apron/contract'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u, /\s/]

/** How hard a password is to guess, 0 to 3: length counts most, then the kinds of characters; what the server refuses is worth nothing. */
export function passwordStrength(password: string, about: readonly string[], least: number): 0 | 1 | 2 | 3 {
  const letters = [...password]
  if (letters.length < least || weaknessOf(password, about)) return 0
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = letters.length + variety * 2
  if (points >= 20) return 3
  return points >= 16 ? 2 : 1
}
