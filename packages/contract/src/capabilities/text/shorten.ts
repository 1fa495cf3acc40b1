/** A letter with its marks, a flag, or an emoji with its colour and those that it is joined to. Not every browser of ours has `Intl.Segmenter`. */
const signs =
  /\p{RI}{2}|.(?:[\u200C-\u200D\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|(?<=\u200D)\p{Extended_Pictographic})*/gsu
/** A word that leaves less than this of the room is itself cut. */
const least = 0.5

/** At most so many signs of a text as they are read (a letter with its marks is one), cut after a word and ended with an ellipsis. */
export function shorten(text: string, most: number): string {
  // There are never more signs than units.
  if (text.length <= most) return text
  let end = 0
  let afterWord = 0
  let count = 0
  for (const { 0: segment, index } of text.matchAll(signs)) {
    count += 1
    // The ellipsis is one of them.
    if (count < most) end = index + segment.length
    if (count <= most && segment.trim() === '') afterWord = index
    if (count > most)
      return `${text.slice(0, afterWord > end * least ? afterWord : end).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`
  }
  return text
}
