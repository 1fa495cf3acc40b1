/** A cell of a table by its words. */
export type Cell = { words: string; isHead: boolean; columns: number; rows: number }
/** What a rich text is made of: words, a line for each paragraph, and tables, row by row. */
export type Part = { words: string; rows?: never } | { rows: Cell[][]; words?: never }

/** What begins a line of its own. */
const blocks = 'p, li, tr, h1, h2, h3, h4, blockquote, pre, div, br'
/** Stands for a table, between lines. */
const sign = '\uE000'

const parsed = (html: string) => new DOMParser().parseFromString(html.replaceAll(sign, ''), 'text/html').body

/** The words of rich text, a line for each paragraph, list line and row of a table; pictures by a sign. */
export const linesOf = (html: string): string => linesIn(parsed(html))

/** The same with its tables as they are drawn: words and tables by turns, words first and last. */
export function partsOf(html: string): Part[] {
  const body = parsed(html)
  const tables: Cell[][][] = []
  for (const table of body.querySelectorAll('table')) {
    // One within another is words of its cell.
    if (table.parentElement?.closest('table')) continue
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
    tables.push(rows.map((row) => [...row.querySelectorAll<HTMLTableCellElement>(':scope > :is(td, th)')].map(cellOf)))
    table.replaceWith(`\n${sign}\n`)
  }
  const words = linesIn(body).split(sign)
  return words.flatMap((some, at): Part[] => {
    const rows = tables[at - 1]
    return rows ? [{ rows }, { words: some.trim() }] : [{ words: some.trim() }]
  })
}

const cellOf = (cell: HTMLTableCellElement): Cell => ({
  words: linesIn(cell),
  isHead: cell.tagName === 'TH',
  columns: cell.colSpan,
  rows: cell.rowSpan,
})

/** Breaks what it reads into lines, so it is read once. */
function linesIn(whole: HTMLElement): string {
  for (const block of whole.querySelectorAll(blocks)) {
    block.before('\n')
    block.after('\n')
  }
  for (const cell of whole.querySelectorAll('td, th')) cell.append('\t')
  for (const image of whole.querySelectorAll('img')) image.replaceWith('▣')
  const lines = (whole.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter(Boolean).join('\n').normalize('NFC')
}
