import { insideOf, plainWords, type Block, type Definitions } from '@apron/contract/audits'
import type { GridCell } from './grid.ts'

/** Letters beside one another on a whole line, and lines that stay on one page. */
const [usualLetters, together] = [100, 14]
/** Lines that a row of photos takes with its captions, and how many stand in one. */
const photoRows = { small: { lines: 10, beside: 2 }, large: { lines: 21, beside: 1 } } as const
/** Lines that one takes which is written on by hand. */
const byHand = 1.3

/** Whether a row takes so much that it may go on on the next page; `shares` are the widths of its columns in percent. */
export const mayBreak = (cells: readonly GridCell[], shares: readonly number[], letters = usualLetters): boolean =>
  cells.some(({ blocks, column, columns, rows }) => {
    const share = shares.slice(column, column + columns).reduce((sum, one) => sum + one, 0)
    return rows > 1 || takesMuch(blocks, share, letters)
  })

/** The same of blocks that have a share of the width. */
export const takesMuch = (blocks: readonly Block[], share: number, letters = usualLetters): boolean =>
  linesIn(blocks, (letters * share) / 100) > together

/** Whether a card of terms is short enough to stay on one page; `share` is the width that stands beside the terms. */
export const staysWhole = ({ look, entries }: Definitions, share: number, letters?: number): boolean =>
  look === 'card' &&
  !takesMuch(
    entries.flatMap(({ blocks }) => blocks),
    share,
    letters,
  )

/** About how many lines of so many letters blocks take; a picture within a text takes any number. */
function linesIn(blocks: readonly Block[], room: number): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'picture') return Infinity
    return sum + ownLines(block, room) + insideOf(block).reduce((inner, part) => inner + linesIn(part, room), 0)
  }, 0)
}

function ownLines(block: Block, room: number): number {
  if ('words' in block) return Math.ceil(plainWords(block.words).length / room)
  if (block.kind === 'space') return block.lines * byHand
  if (block.kind !== 'figures') return 1
  const { lines, beside } = photoRows[block.size]
  return Math.ceil(block.figures.length / beside) * lines
}
