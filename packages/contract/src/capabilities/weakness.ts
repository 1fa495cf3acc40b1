/** What is wrong with a password: the name of its sentence. */
export type Weakness = 'validation.password_own' | 'validation.password_pattern'

/** Words of the product and of its users' languages that say nothing. */
const everybodys = ['apron', 'password', 'matkhau', 'quantri', 'admin', 'welcome', 'xinchao']

const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '147258369',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((row) => [row, [...row].toReversed().join('')])
const shortestRun = 3
/** Signs beside rows, repetitions or own words that still make no password. */
const fewSigns = 3

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
const bare = (text: string) => folded(text).replace(/[^\p{L}\d]/gu, '')
const different = (text: string) => new Set(text).size

/**
 * Why a password is guessed too easily, or null. `about` holds the name and the e-mail address of its owner and the
 * product's name. The list of common passwords is the server's.
 */
export function weaknessOf(password: string, about: readonly string[]): Weakness | null {
  const plain = bare(password)
  if (isOwn(plain, about)) return 'validation.password_own'
  const signs = folded(password).replace(/\s/g, '')
  if (different(signs) < 5 || isRepeated(signs) || isOfRows(plain)) return 'validation.password_pattern'
  return null
}

/** Whether own words, digits and a few more signs are all there is. */
function isOwn(plain: string, about: readonly string[]): boolean {
  const left = ownWords(about).reduce((rest, word) => rest.replaceAll(word, ''), plain)
  return left !== plain && (/^\d*$/.test(left) || left.length <= fewSigns)
}

function ownWords(about: readonly string[]): string[] {
  const words = about.flatMap((text) => folded(text).split(/[^\p{L}\d]+/u))
  return [...everybodys, ...words].filter((word) => word.length >= 2).toSorted((a, b) => b.length - a.length)
}

function isRepeated(signs: string): boolean {
  for (let length = 1; length <= signs.length / 2; length += 1) {
    if (signs.length % length === 0 && signs === signs.slice(0, length).repeat(signs.length / length)) return true
  }
  return false
}

/** Whether a walk over the keyboard, the digits or the alphabet is nearly all there is. */
function isOfRows(plain: string): boolean {
  let at = 0
  let others = 0
  while (at < plain.length) {
    const run = runAt(plain, at)
    others += run === 0 ? 1 : 0
    at += Math.max(1, run)
  }
  return others <= fewSigns
}

/** How many signs from here on stand so in a row; 0 when too few do. */
function runAt(plain: string, at: number): number {
  let longest = 0
  for (const row of rows) {
    let length = 0
    while (at + length < plain.length && row.includes(plain.slice(at, at + length + 1))) length += 1
    longest = Math.max(longest, length)
  }
  return longest >= shortestRun ? longest : 0
}
