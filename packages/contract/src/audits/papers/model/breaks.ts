import type { Run } from './blocks.ts'

/** Letters in a row of which none is parted from the next. */
const longest = 40
/** Whether a line may end here by itself. */
const space = /[\t\n\r \u1680\u2000-\u2006\u2008-\u200b\u3000]/
/** A row of letters that may be too long; most texts have none. */
const long = /[^\t\n\r \u1680\u2000-\u2006\u2008-\u200b\u3000]{41}/
/** What stands on the letter before it. */
const mark = /\p{M}/u

/** Signs that nobody sees, and that part or turn what stands around them. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g
/** Words as papers take them. */
export const seen = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unseen, '').normalize('NFC')

/** Runs in which a line may end after each 40th letter of what has no space, also where its look changes. Linear. */
export function withBreaks(runs: readonly Run[]): Run[] {
  if (!long.test(runs.map(({ text }) => text).join(''))) return [...runs]
  let letters = 0
  return runs.map((run) => {
    let text = ''
    for (const sign of run.text) {
      if (space.test(sign)) letters = 0
      else if (!mark.test(sign)) {
        if (letters === longest) {
          text += '\u200b'
          letters = 0
        }
        letters += 1
      }
      text += sign
    }
    return { ...run, text }
  })
}
