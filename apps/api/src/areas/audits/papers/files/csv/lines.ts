import type { Block, Paper, Table } from '@apron/contract/audits'
import { textIn, fieldOf } from '../xlsx/texts.ts'
import { harmless } from '../../../../../capabilities/harmless-cell.ts'
import { plain } from '../../../../../capabilities/rich-text/letters.ts'

/** Says to whoever reads it that it is in UTF-8. */
const mark = '\ufeff'

/** What a paper lists last, as lines of values with commas between them; of one that lists nothing what it says of that. */
export function linesOf({ blocks }: Paper): string {
  const list = blocks.findLast((block): block is Table => block.kind === 'table')
  if (!list) return `${mark}${quoted(textIn(blocks.filter(({ kind }) => kind === 'paragraph').slice(-1)))}\r\n`
  const rows = [...list.head, ...list.parts.flat()].map(({ cells }) =>
    cells.map((cell) => valueOf(cell.blocks)).join(','),
  )
  return `${mark}${rows.join('\r\n')}\r\n`
}

function valueOf(blocks: readonly Block[]): string {
  const { value } = fieldOf(blocks)
  if (typeof value === 'number') return String(value)
  return quoted(typeof value === 'object' ? value.day : textIn(blocks))
}

/** A text that no spreadsheet runs, and in which commas and lines part nothing. */
function quoted(text: string): string {
  const said = plain(harmless(text))
  return /[",\r\n]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said
}
