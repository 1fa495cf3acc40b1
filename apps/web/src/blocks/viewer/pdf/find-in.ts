import { plain } from '#lib/text/plain-text.ts'

/** A run of words as a document has it; many to a line. */
export type Run = { text: string; endsLine: boolean }
/** A part of one run, from one place in its text to before another. */
export type Piece = { run: number; from: number; to: number }

/**
 * Where the words stand, each time with the parts of runs that hold them; case, diacritics and line breaks do not
 * count.
 */
export function findIn(runs: readonly Run[], words: string): Piece[][] {
  const wanted = plain(words).replace(/\s+/g, ' ')
  if (!wanted) return []
  const { bare, places } = folded(runs)
  const found: Piece[][] = []
  for (let at = bare.indexOf(wanted); at >= 0; at = bare.indexOf(wanted, at + wanted.length))
    found.push(piecesOf(places.slice(at, at + wanted.length)))
  return found
}

function folded(runs: readonly Run[]): { bare: string; places: Piece[] } {
  let bare = ''
  const places: Piece[] = []
  const add = (signs: string, place: Piece) => {
    // Each sign by itself: what a letter is folded to may be longer than one.
    for (const sign of signs) {
      if (sign === ' ' && bare.endsWith(' ')) continue
      bare += sign
      for (let unit = 0; unit < sign.length; unit++) places.push(place)
    }
  }
  for (const [run, { text, endsLine }] of runs.entries()) {
    let from = 0
    for (const letter of text) {
      const to = from + letter.length
      add(letter.trim() === '' ? ' ' : plain(letter), { run, from, to })
      from = to
    }
    if (endsLine) add(' ', { run, from, to: from })
  }
  return { bare, places }
}

function piecesOf(places: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const { run, from, to } of places) {
    const last = pieces.at(-1)
    if (last?.run === run) last.to = Math.max(last.to, to)
    else pieces.push({ run, from, to })
  }
  return pieces.filter(({ from, to }) => to > from)
}
