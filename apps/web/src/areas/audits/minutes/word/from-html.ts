import { asPage, Flow, type Piece } from './flow.ts'
import { rtfPicture, rtfText, textWidth, type Picture } from './rtf.ts'
import { rtfTable } from './table.ts'

const marks: Record<string, string> = {
  B: '\\b',
  STRONG: '\\b',
  TH: '\\b',
  I: '\\i',
  EM: '\\i',
  U: '\\ul',
  S: '\\strike',
  SUB: '\\sub',
  SUP: '\\super',
  CODE: '\\f1',
  PRE: '\\f1',
  H1: '\\b\\fs34',
  H2: '\\b\\fs30',
  H3: '\\b\\fs26',
  H4: '\\b',
  H5: '\\b',
}
const blocks = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE PRE HR ADDRESS FIGURE FIGCAPTION'.split(
    ' ',
  ),
)
const alignments: Record<string, string> = { center: '\\qc', end: '\\qr' }

/** How large pictures are on paper, in pixels: two stand side by side in the widest column. */
export const largestOnPaper = { width: 165, height: 200 }

type Place = { marks: string; format: string; indent: number; isCell: boolean; pictures: ReadonlyMap<Element, Picture> }

/** What an element shows, as the body of an RTF document. Parts marked `data-screen` are for the screen alone. */
export function rtfBody(element: Element, pictures: ReadonlyMap<Element, Picture>): string[] {
  return asPage(piecesOf(element, { marks: '', format: '\\sa120 ', indent: 0, isCell: false, pictures }))
}

function piecesOf(element: Element, place: Place): Piece[] {
  const flow = new Flow(place.format)
  for (const child of element.childNodes) write(child, flow, place)
  flow.next('')
  return flow.pieces
}

function write(node: Node, flow: Flow, place: Place): void {
  if (node.nodeType === 3) return flow.words(node.textContent ?? '', place.marks, rtfText)
  if (!(node instanceof HTMLElement) || node.dataset['screen'] !== undefined) return
  if (node instanceof HTMLTableElement) return writeTable(node, flow, place)
  if (node.tagName === 'IMG') return writePicture(node, flow, place)
  if (node.tagName === 'BR') return flow.raw('\\line ')
  const inside = { ...place, marks: place.marks + (marks[node.tagName] ?? '') }
  if (!blocks.has(node.tagName) || runsOn(node)) return writeChildren(node, flow, inside)
  const format = formatOf(node, place)
  flow.next(format)
  if (node.tagName === 'LI') flow.raw(rtfText(`${markerOf(node)}\t`))
  writeChildren(node, flow, { ...inside, format, indent: place.indent + indentOf(node) })
  flow.next(place.format)
}

/** Whether a block stands in the line of what is before it: the first paragraph of a list item, an index before its header. */
function runsOn(element: HTMLElement): boolean {
  const parent = element.parentElement
  return (
    parent?.dataset['inline'] !== undefined ||
    (parent?.tagName === 'LI' && element.tagName === 'P' && !element.previousSibling)
  )
}

function writeChildren(element: Element, flow: Flow, place: Place): void {
  for (const child of element.childNodes) write(child, flow, place)
}

function writePicture(image: Element, flow: Flow, { pictures, marks }: Place): void {
  const picture = pictures.get(image)
  const width = Math.min(largestOnPaper.width, Number(image.getAttribute('width')) || Infinity)
  if (picture) flow.raw(`${rtfPicture(picture, { ...largestOnPaper, width })} `)
  else if (image.getAttribute('alt')) flow.words(`[${image.getAttribute('alt')}]`, marks, rtfText)
}

function writeTable(table: HTMLTableElement, flow: Flow, place: Place): void {
  const inCell = { ...place, format: '\\sa60 ', indent: 0, isCell: true }
  if (!place.isCell) {
    const within = (cell: HTMLElement) => ({
      ...inCell,
      marks: marks[cell.tagName] ?? '',
      format: formatOf(cell, inCell),
    })
    return flow.table(rtfTable(table, textWidth, (cell) => piecesOf(cell, within(cell))))
  }
  // A table inside a cell becomes lines: nothing of it is lost, and every word processor shows it.
  for (const row of table.rows) {
    flow.next(place.format)
    for (const cell of row.cells) {
      writeChildren(cell, flow, { ...place, marks: place.marks + (marks[cell.tagName] ?? '') })
      flow.raw('\\tab ')
    }
  }
  flow.next(place.format)
}

const headings: Record<string, string> = { H1: '\\s1', H2: '\\s2', H3: '\\s3', H4: '\\s4', H5: '\\s5' }

function formatOf(element: HTMLElement, place: Place): string {
  const heading = headings[element.tagName]
  const align = alignments[element.dataset['align'] ?? ''] ?? ''
  const spacing = heading ? '\\sb200\\sa100\\keepn' : place.isCell ? '\\sa60' : '\\sa120'
  const indent = element.tagName === 'LI' ? place.indent : place.indent + indentOf(element)
  const hanging = element.tagName === 'LI' ? `\\fi-284\\li${indent + 284}` : indent > 0 ? `\\li${indent}` : ''
  return `${heading ?? ''}${align}${spacing}${hanging} `
}

function indentOf({ tagName }: HTMLElement): number {
  if (tagName === 'LI') return 284
  return tagName === 'BLOCKQUOTE' || tagName === 'DD' ? 284 : 0
}

function markerOf(item: HTMLElement): string {
  const list = item.parentElement
  if (!(list instanceof HTMLOListElement)) return '•'
  const place = [...list.children].indexOf(item)
  return `${list.start + place}.`
}
