const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u, /\s/]

/** How hard a password is to guess, 0 to 3: length counts most, then the kinds of characters; repetition counts nothing. */
export function passwordStrength(password: string, least: number): 0 | 1 | 2 | 3 {
  const letters = [...password]
  if (letters.length < least || new Set(letters).size < 5) return 0
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = letters.length + variety * 2
  if (points >= 20) return 3
  return points >= 16 ? 2 : 1
}
