import { describe, expect, it } from 'vitest'
import { isEmojiOnly } from './emoji.ts'
import { shorten } from './shorten.ts'

const platform = new Intl.Segmenter('vi', { granularity: 'grapheme' })
const signsOf = (text: string) => [...platform.segment(text)].map(({ segment }) => segment)
/** One of each kind that is more than one code point, or looks as if it were. */
const emoji = '😀 ❤️ ❤ 👍🏽 👨‍👩‍👧‍👦 👩🏿‍🚒 🕵🏽‍♀️ ❤️‍🔥 🇻🇳 1️⃣ #️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️ ⚠️ ✈️ © ☝🏼'.split(' ')
const letters = ['a', 'ệ', 'ệ'.normalize('NFD'), 'đ̃', '1', 'क', '中']

describe('signs as they are read', () => {
  it.each([...emoji, ...letters])('are cut as the platform would cut them: %s', (sign) => {
    const text = sign.repeat(9)
    expect(signsOf(text)).toHaveLength(9)
    expect(shorten(`x${text}`, 5)).toBe(`x${sign.repeat(3)}…`)
  })

  it('are cut between any two of them', () => {
    const mixed = [...emoji, ...letters].flatMap((one) => [...emoji, ...letters].map((other) => one + other)).join('')
    const kept = signsOf(mixed).slice(0, -1)
    for (let most = 2; most < kept.length; most += 7) {
      expect(shorten(mixed, most)).toBe(`${kept.slice(0, most - 1).join('')}…`)
    }
  })
})

describe('a text of nothing but emoji', () => {
  it.each([...emoji, '🏽'])('is one: %s', (sign) => {
    expect(isEmojiOnly(sign, 1)).toBe(true)
    expect(isEmojiOnly(` ${sign} ${sign}\n${sign}`, 3)).toBe(true)
    expect(isEmojiOnly(sign.repeat(3), 3)).toBe(true)
    expect(isEmojiOnly(sign.repeat(4), 3)).toBe(false)
    expect(isEmojiOnly(`${sign}x`, 3)).toBe(false)
  })

  it.each(['', ' \n', '1', '#', 'a', '👍 ok', '\u200d', '\ufe0f', '🇻', '👩‍', '1\u20e3', `👩${'\u200d👩'.repeat(30)}`])(
    'is none: %j',
    (text) => expect(isEmojiOnly(text, 12)).toBe(false),
  )
})
