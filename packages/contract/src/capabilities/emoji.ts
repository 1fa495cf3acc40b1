const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const sign = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic})$/v
const longestSign = 40

/** Whether a text is nothing but one to so many emoji, with or without white space. */
export function isEmojiOnly(text: string, most: number): boolean {
  let count = 0
  for (const { segment } of letters.segment(text)) {
    if (segment.trim() === '') continue
    count += 1
    // Each sign by itself: what may be read as one sign or as two, many times over, is read for hours.
    if (count > most || segment.length > longestSign || !sign.test(segment)) return false
  }
  return count > 0
}
