import type { Block, Cell, Paragraph, WordTableRow, Table } from './word/blocks.ts'
import type { ListNumber } from './word/numbers.ts'
import { escaped } from './word/words.ts'

/** The markup of paragraphs, lists and tables. */
export function contentOf(blocks: readonly Block[]): string {
  const drawn: string[] = []
  let list: ListEntry[] = []
  for (const block of [...blocks, null]) {
    const number = block?.kind === 'paragraph' ? listed(block.number) : null
    if (number && block?.kind === 'paragraph') {
      list.push({ number, html: block.html })
      continue
    }
    if (list.length > 0) drawn.push(drawList(list))
    list = []
    if (block) drawn.push(block.kind === 'table' ? drawTable(block) : drawParagraph(block))
  }
  return drawn.join('')
}

type ListEntry = { number: ListNumber; html: string }

/** Bullets and bare numbers are lists; what a law is cited by, "a)" or "1.2", is written as it stands there. */
function listed(number: ListNumber | null): ListNumber | null {
  return number && (number.text === '' || number.isPlain) ? number : null
}

function drawParagraph({ number, html }: Paragraph): string {
  const before = number?.text ? `${escaped(number.text)} ` : ''
  return `<p>${before}${html}</p>`
}

/** Lists within one another, by the levels of their paragraphs. */
function drawList(list: readonly ListEntry[]): string {
  let html = ''
  const open: { level: number; tag: string }[] = []
  for (const { number, html: words } of list) {
    const tag = number.isPlain ? 'ol' : 'ul'
    while (open.length > 0 && open.at(-1)!.level > number.level) html += `</li></${open.pop()!.tag}>`
    if (open.at(-1)?.level === number.level && open.at(-1)!.tag !== tag) html += `</li></${open.pop()!.tag}>`
    if (open.at(-1)?.level === number.level) html += '</li>'
    else {
      open.push({ level: number.level, tag })
      html += number.isPlain && number.value !== 1 ? `<ol start="${number.value}">` : `<${tag}>`
    }
    html += `<li>${words}`
  }
  return (
    html +
    open
      .toReversed()
      .map(({ tag }) => `</li></${tag}>`)
      .join('')
  )
}

function drawTable({ rows }: Table): string {
  const drawn = rows.map(
    (row, at) =>
      `<tr>${row.cells.map((cell) => drawCell(cell, row.isHead, rowsOf(cell, rows.slice(at + 1)))).join('')}</tr>`,
  )
  return `<table><tbody>${drawn.join('')}</tbody></table>`
}

/** How many rows a cell takes: those that continue it follow at the same column. */
function rowsOf(cell: Cell, below: readonly WordTableRow[]): number {
  const end = below.findIndex(({ cells }) => !cells.some((one) => one.column === cell.column && one.isContinued))
  return 1 + (end < 0 ? below.length : end)
}

function drawCell({ blocks, columns, isContinued }: Cell, isHead: boolean, rows: number): string {
  if (isContinued) return ''
  const tag = isHead ? 'th' : 'td'
  const [only, ...others] = blocks
  const isLine = only?.kind === 'paragraph' && others.length === 0 && !only.number
  const spans = (columns > 1 ? ` colspan="${columns}"` : '') + (rows > 1 ? ` rowspan="${rows}"` : '')
  return `<${tag}${spans}>${isLine ? only.html : contentOf(blocks)}</${tag}>`
}

/** The numbers of the notes that stand in blocks, in their order. */
export function notesIn(blocks: readonly Block[]): number[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.notes
      : block.rows.flatMap(({ cells }) => cells.flatMap((cell) => notesIn(cell.blocks))),
  )
}
