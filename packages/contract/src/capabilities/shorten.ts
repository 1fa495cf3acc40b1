const signs = new Intl.Segmenter('vi', { granularity: 'grapheme' })
/** A word that leaves less than this of the room is itself cut. */
const least = 0.5

/** At most so many signs of a text as they are read (a letter with its marks is one), cut after a word and ended with an ellipsis. */
export function shorten(text: string, most: number): string {
  // There are never more signs than units.
  if (text.length <= most) return text
  let end = 0
  let afterWord = 0
  let count = 0
  for (const { segment, index } of signs.segment(text)) {
    count += 1
    // The ellipsis is one of them.
    if (count < most) end = index + segment.length
    if (count <= most && segment.trim() === '') afterWord = index
    if (count > most)
      return `${text.slice(0, afterWord > end * least ? afterWord : end).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`
  }
  return text
}
