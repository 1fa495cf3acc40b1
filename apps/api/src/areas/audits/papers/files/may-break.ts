import { insideOf, plainWords, type Block, type Definitions } from '@apron/contract/audits'
import type { Placed } from './grid.ts'

/** Letters beside one another on a whole line, and lines that stay on one page. */
const [letters, together] = [100, 14]

/** Whether a row takes so much that it may go on on the next page; `shares` are the widths of its columns in percent. */
export const mayBreak = (cells: readonly Placed[], shares: readonly number[]): boolean =>
  cells.some(({ blocks, column, columns, rows }) => {
    const share = shares.slice(column, column + columns).reduce((sum, one) => sum + one, 0)
    return rows > 1 || takesMuch(blocks, share)
  })

/** The same of blocks that have a share of the width. */
export const takesMuch = (blocks: readonly Block[], share: number): boolean =>
  linesIn(blocks, (letters * share) / 100) > together

/** Whether a card of terms is short enough to stay on one page; `share` is the width that stands beside the terms. */
export const staysWhole = ({ look, entries }: Definitions, share: number): boolean =>
  look === 'card' &&
  !takesMuch(
    entries.flatMap(({ blocks }) => blocks),
    share,
  )

/** About how many lines of so many letters blocks take; what has pictures takes any number. */
function linesIn(blocks: readonly Block[], room: number): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'figures' || block.kind === 'picture') return Infinity
    const own = 'words' in block ? Math.ceil(plainWords(block.words).length / room) : 1
    return sum + own + insideOf(block).reduce((inner, part) => inner + linesIn(part, room), 0)
  }, 0)
}
