import { plain, shorten } from '@apron/contract/text'

const most = 160
const before = 40

/** At most 160 characters of a text around the words, cut between words; its beginning when they are not in it. */
export function excerpt(text: string, words: string): string {
  const letters = [...text.normalize('NFC')]
  if (letters.length <= most) return text
  const bare = letters.map(plain).join('')
  const places = [words, ...words.split(/\s+/)].map((part) =>
    bare.indexOf([...part.normalize('NFC')].map(plain).join('')),
  )
  const found = places.find((place) => place >= 0) ?? 0
  const start = found <= before ? 0 : letters.indexOf(' ', found - before) + 1
  return `${start > 0 ? '… ' : ''}${shorten(letters.slice(start).join(''), most)}`
}
