import type { Run } from '#blocks/viewer/pdf/find-in.ts'

/** Texts without more white space than between words, and without those that say nothing. */
export const evened = (texts: readonly string[]): string[] =>
  texts.map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()).filter(Boolean)

/** The lines of a page out of its runs. */
export function linesIn(runs: readonly Run[]): string[] {
  const lines: string[] = []
  let line = ''
  for (const { text, endsLine } of runs) {
    line += text
    if (!endsLine) continue
    lines.push(line)
    line = ''
  }
  return [...lines, line]
}

/** A line that is shorter than this share of the longest is the last of its paragraph. */
const short = 0.7
const ends = /[.:;!?…]$/
/** What stands before a point of a list, or an article of a law. */
const begins =
  /^(?:[-–•+*]|\(?(?:\d{1,3}|\p{L}|[ivxIVX]{1,4})[.)]|\d{1,3}(?:\.\d{1,3}){1,5}|Điều \d|Article \d|Chương |Chapter |Phụ lục|Appendix)(?:\s|$|\d)/u
const isSmall = /^\p{Ll}/u
const isPageNumber = /^\d{1,4}$/

/** Lines of pages put together into paragraphs: where one ends is not written in a PDF. One that goes on overleaf does so with a small letter. */
export function paragraphsIn(pages: readonly (readonly string[])[]): string[] {
  const written = pages.map((lines) => evened(lines).filter((line) => !isPageNumber.test(line)))
  const longest = written.flat().reduce((most, { length }) => Math.max(most, length), 0)
  const paragraphs: string[] = []
  let isOpen = false
  for (const lines of written)
    for (const [at, line] of lines.entries()) {
      const goesOn = isOpen && !begins.test(line) && (at > 0 || isSmall.test(line))
      if (goesOn) paragraphs.push(`${paragraphs.pop()!} ${line}`)
      else paragraphs.push(line)
      isOpen = !ends.test(line) && line.length > longest * short
    }
  return paragraphs
}
