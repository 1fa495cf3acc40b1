import { mostEmoji } from '@apron/contract'

/** Those that people at work use most, eight in a row. */
export const emoji = [
  '😀 😄 😂 🙂 😉 😊 😍 😘',
  '🤔 😅 😐 😮 😢 😭 😡 😴',
  '👍 👎 👌 🙏 👏 💪 🤝 👋',
  '❤️ 💯 🔥 ⭐ 🎉 🎂 🌹 ☕',
  '✅ ❌ ⚠️ ❓ ❗ ⏰ 📌 📅',
  '📷 📎 📄 📞 ✈️ 🚒 ⛽ 🦺',
].flatMap((row) => row.split(' '))

const sign = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic})$/v
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Whether a text is nothing but a few emoji, which are shown large. */
export function isEmojiOnly(text: string): boolean {
  const signs = [...letters.segment(text.replace(/\s/g, ''))].map(({ segment }) => segment)
  return signs.length > 0 && signs.length <= mostEmoji && signs.every((one) => sign.test(one))
}
