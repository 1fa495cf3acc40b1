import { shorten } from '@apron/contract'

const most = 160
const before = 40

/** A letter without case and Vietnamese diacritics, as the SQL function `fold` makes it. */
const bare = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/, 'd').toLowerCase()

/** At most 160 characters of a text around the words, cut between words; its beginning when they are not in it. */
export function excerpt(text: string, words: string): string {
  const letters = [...text.normalize('NFC')]
  if (letters.length <= most) return text
  const plain = letters.map(bare).join('')
  const places = [words, ...words.split(/\s+/)].map((part) =>
    plain.indexOf([...part.normalize('NFC')].map(bare).join('')),
  )
  const found = places.find((place) => place >= 0) ?? 0
  const start = found <= before ? 0 : letters.indexOf(' ', found - before) + 1
  return `${start > 0 ? '… ' : ''}${shorten(letters.slice(start).join(''), most)}`
}
