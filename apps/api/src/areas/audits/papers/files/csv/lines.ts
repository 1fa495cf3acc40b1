import type { Paper } from '@apron/contract/audits'
import { betweenCells, harmless } from '#capabilities/workbook/harmless-cell.ts'
import { plain } from '#capabilities/rich-text/letters.ts'
import type { WorkbookCell } from '#capabilities/workbook/cells.ts'
import { fieldsOf, isList } from '../xlsx/list.ts'
import { textIn } from '../xlsx/texts.ts'

/** Says to whoever reads it that it is in UTF-8. */
const mark = '\ufeff'

/** What a paper lists last, as lines of values under the names of its columns, also of those that nobody filled; of one that lists nothing what it says of that. */
export function linesOf({ lang, blocks }: Paper): string {
  const list = blocks.findLast(isList)
  if (!list) return `${mark}${quoted(textIn(blocks.filter(({ kind }) => kind === 'paragraph').slice(-1)))}\r\n`
  const { names, rows } = fieldsOf(list, lang, true)
  const lines = [names.map(quoted), ...rows.map((fields) => fields.map(valueOf))]
  return `${mark}${lines.map((values) => values.join(betweenCells[lang])).join('\r\n')}\r\n`
}

function valueOf({ value }: WorkbookCell): string {
  if (typeof value === 'number') return String(value)
  return quoted(typeof value === 'object' ? value.day : value)
}

/** A text that no spreadsheet runs, and in which commas, semicolons and lines part nothing. */
function quoted(text: string): string {
  const said = plain(harmless(text))
  return /[",;\r\n]/.test(said) ? `"${said.replaceAll('"', '""')}"` : said
}
