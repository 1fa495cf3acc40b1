/** One emoji: a flag, a key, or a picture with its colour and those that it is joined to. Without the `v` flag and `Intl.Segmenter`, which browsers of ours lack. */
const sign =
  /\s+|(\p{RI}{2}|[\d#*]\uFE0F\u20E3|\p{Emoji_Modifier}|\p{Extended_Pictographic}(?:[\uFE0F\p{Emoji_Modifier}]|[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*)/uy
const longestSign = 40

/** Whether a text is nothing but one to so many emoji, with or without white space. */
export function isEmojiOnly(text: string, most: number): boolean {
  let count = 0
  for (let at = 0; at < text.length; at = sign.lastIndex) {
    sign.lastIndex = at
    const found = sign.exec(text)
    if (!found) return false
    const [, emoji] = found
    if (emoji === undefined) continue
    count += 1
    if (count > most || emoji.length > longestSign) return false
  }
  return count > 0
}
