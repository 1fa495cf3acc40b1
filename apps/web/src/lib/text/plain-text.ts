import { plain as plainLetters } from '@apron/contract/text'

/** What people type, without case and Vietnamese diacritics, for comparing it: ` Đầu` becomes `dau`. */
export function plain(text: string): string {
  return plainLetters(text).trim()
}

/** The parts of a text, with those that match the words, or any of several, marked; diacritics and case do not count. */
export function marked(text: string, words: string | readonly string[]): { part: string; isMatch: boolean }[] {
  const wanted = [words].flat().map(plain).filter(Boolean)
  if (wanted.length === 0) return [{ part: text, isMatch: false }]
  const letters = [...text.normalize('NFC')]
  const bare = letters.map((letter) => plainLetter(letter))
  const parts: { part: string; isMatch: boolean }[] = []
  let start = 0
  for (let at = 0; at < letters.length;) {
    const end = firstEnd(bare, at, wanted)
    if (end === null) {
      at++
      continue
    }
    if (at > start) parts.push({ part: letters.slice(start, at).join(''), isMatch: false })
    parts.push({ part: letters.slice(at, end).join(''), isMatch: true })
    start = at = end
  }
  if (start < letters.length) parts.push({ part: letters.slice(start).join(''), isMatch: false })
  return parts
}

function plainLetter(letter: string): string {
  return letter === ' ' ? ' ' : plain(letter)
}

function firstEnd(bare: readonly string[], from: number, wanted: readonly string[]): number | null {
  for (const words of wanted) {
    const end = matchEnd(bare, from, words)
    if (end !== null) return end
  }
  return null
}

function matchEnd(bare: readonly string[], from: number, wanted: string): number | null {
  let found = ''
  for (let at = from; at < bare.length && found.length < wanted.length; at++) {
    found += bare[at]
    if (found === wanted) return at + 1
    if (!wanted.startsWith(found)) return null
  }
  return null
}
