import {
  cell,
  marked,
  paragraph,
  plainWords,
  row,
  type Block,
  type Cell,
  type PaperRow,
  type Words,
} from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'
import type { PaperText } from '../model/words.ts'

const end = { align: 'end', isWhole: true } as const

/** The head of a column; of numbers at its end. */
export const head = (words: Words, isNumber = false): Cell =>
  cell([paragraph(words, isNumber ? 'end' : 'start')], { heads: 'column', ...(isNumber && end) })
export const sayHead = (by: Scribe, key: PaperText, isNumber = false): Cell => head(by.say(key), isNumber)

export const counted = (by: Scribe, value: number, isBold = false): Cell => {
  const words = by.number(value)
  return cell([paragraph(isBold ? marked(words, 'bold') : words, 'end')], end)
}

export const named = (words: Words): Cell => cell([paragraph(marked(words, 'bold'))], { heads: 'row' })

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A table of numbers, which a spreadsheet has on a sheet of its own: its first column names the row, the others share what is left. */
export function numbers({
  title,
  heads,
  rows,
}: {
  title: Words
  heads: readonly Cell[]
  rows: readonly PaperRow[]
}): Block {
  const first = Math.max(22, 100 - (heads.length - 1) * 14)
  const rest = (100 - first) / Math.max(1, heads.length - 1)
  return {
    kind: 'table',
    label: plainWords(title),
    columns: heads.map((_, at) => (at === 0 ? first : rest)),
    head: [row(heads)],
    parts: [rows],
    list: { terms: [] },
  }
}

/** What is counted, and that it may not be all. */
export function about(by: Scribe, words: string, isWhole: boolean): Block[] {
  return [
    paragraph(marked(by.quote(words), 'bold'), 'center'),
    ...(isWhole ? [] : [paragraph(by.say('papers.not_whole'), 'center', true)]),
  ]
}
