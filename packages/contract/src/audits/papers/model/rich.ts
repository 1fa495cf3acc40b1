import { cell, heading, paragraph, row, type Align, type Block, type Cell, type Mark, type Run } from './blocks.ts'
import { seen, withBreaks } from './breaks.ts'

/** Rich text taken apart: by the browser on its side, by a parser on the server's. */
export type HtmlNode =
  | string
  | { name: string; attributes: Readonly<Record<string, string>>; children: readonly HtmlNode[] }
type Element = Exclude<HtmlNode, string>

const marks: Readonly<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  sub: 'sub',
  sup: 'super',
  code: 'code',
}
const ownBlocks = new Set(['p', 'div', 'li', 'td', 'th', 'caption', 'h1', 'h2', 'h3', 'h4', 'pre', 'blockquote'])
const linked = /^(https?:|mailto:|tel:)/
/** More columns, or more rows in one, than a sheet has room for. */
const mostSpanned = 30

/** How what is inside looks. */
type Place = { marks: readonly Mark[]; link: string | null; align: Align; keepsLines: boolean }
const atFirst: Place = { marks: [], link: null, align: 'start', keepsLines: false }

/** The blocks of rich text. Nothing of it is lost but its colours and sizes; what is empty is left out. Linear. */
export const richBlocks = (nodes: readonly HtmlNode[]): Block[] => blocksIn(nodes, atFirst)

function blocksIn(nodes: readonly HtmlNode[], place: Place, make = paragraphIn): Block[] {
  const blocks: Block[] = []
  let runs: Run[] = []
  const end = () => {
    const written = tidied(runs, place.keepsLines)
    if (written.length > 0) blocks.push(make(written, place.align))
    runs = []
  }
  const walk = (children: readonly HtmlNode[], inside: Place): void => {
    for (const node of children) {
      if (typeof node === 'string') runs.push(runOf(node, inside))
      else if (node.name === 'br') runs.push({ text: '\n', marks: [] })
      else if (isBlock(node)) {
        end()
        blocks.push(...blocksOf(node, { ...inside, align: alignOf(node, inside.align) }))
      } else walk(node.children, insideOf(node, inside))
    }
  }
  walk(nodes, place)
  end()
  return blocks
}

const isBlock = ({ name }: Element) => ownBlocks.has(name) || name in parted

const paragraphIn = (runs: Run[], align: Align): Block => paragraph({ lang: null, runs }, align)
const headingIn = (runs: Run[], align: Align): Block => heading(4, { lang: null, runs }, align)

/** What has a shape of its own. */
const parted: Readonly<Record<string, (element: Element, place: Place) => Block[]>> = {
  ul: listOf,
  ol: listOf,
  table: tableOf,
  hr: () => [{ kind: 'rule' }],
  img: pictureOf,
}

function blocksOf(element: Element, place: Place): Block[] {
  const shaped = parted[element.name]
  if (shaped) return shaped(element, place)
  if (/^h[1-4]$/.test(element.name)) return blocksIn(element.children, place, headingIn)
  const blocks = blocksIn(element.children, { ...place, keepsLines: place.keepsLines || element.name === 'pre' })
  return element.name === 'blockquote' && blocks.length > 0 ? [{ kind: 'quote', blocks }] : blocks
}

function insideOf({ name, attributes }: Element, place: Place): Place {
  const mark = marks[name]
  if (mark && !place.marks.includes(mark)) return { ...place, marks: [...place.marks, mark] }
  const { href = '' } = attributes
  return name === 'a' && linked.test(href) ? { ...place, link: href } : place
}

const runOf = (text: string, { marks: own, link }: Place): Run => ({
  text: seen(text),
  marks: own,
  ...(link !== null && { link }),
})

/** White space as a browser shows it, and places where long words may end. */
function tidied(runs: readonly Run[], keepsLines: boolean): Run[] {
  const kept: Run[] = []
  let atStart = true
  for (const run of runs) {
    const isLine = run.text === '\n' || keepsLines
    const collapsed = isLine ? run.text : run.text.replace(/[ \t\n\f]+/g, ' ')
    const text = atStart && !isLine ? collapsed.replace(/^ /, '') : collapsed
    if (text === '') continue
    kept.push({ ...run, text })
    atStart = /[ \n]$/.test(text)
  }
  while (kept.length > 0) {
    const last = kept.at(-1)!
    const text = last.text.trimEnd()
    if (text !== '') return withBreaks([...kept.slice(0, -1), { ...last, text }])
    kept.pop()
  }
  return []
}

function alignOf({ attributes: { style = '' } }: Element, before: Align): Align {
  if (style.includes('center')) return 'center'
  if (style.includes('right')) return 'end'
  return style.includes('text-align') ? 'start' : before
}

function listOf({ name, attributes, children }: Element, place: Place): Block[] {
  const items = children.flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return []
    const blocks = blocksIn([child], place)
    return blocks.length > 0 ? [blocks] : []
  })
  const start = Math.trunc(Number(attributes['start'] ?? 1))
  const isCounted = Number.isSafeInteger(start) && Math.abs(start) < 1_000_000
  return items.length > 0 ? [{ kind: 'list', isOrdered: name === 'ol', start: isCounted ? start : 1, items }] : []
}

/** A file of our own by its number. */
const ownFile = /^\/files\/(\d{1,9})\//

function pictureOf({ attributes: { src = '', alt = '', width = '' } }: Element): Block[] {
  const id = ownFile.exec(src)?.[1]
  if (id === undefined) return []
  const pixels = /^\d{1,5}$/.test(width) && Number(width) > 0 ? Number(width) : null
  return [{ kind: 'picture', picture: { src, full: src, alt: seen(alt), file: Number(id), width: pixels } }]
}

function tableOf(table: Element, place: Place): Block[] {
  const { rows, beside } = rowsIn(table)
  const read = rows
    .map(({ cells }) => cells.map((element) => cellOf(element, place)))
    .filter(({ length }) => length > 0)
  const width = Math.max(0, ...read.map((cells) => cells.reduce((sum, { columns }) => sum + columns, 0)))
  // What stands in a table and in no cell of it, a browser shows above.
  const above = blocksIn(beside, place)
  if (width === 0) return above
  const columns = Array.from({ length: width }, () => 100 / width)
  // Its first line heads the others where all of it says so.
  const isHead = read.length > 1 && read[0]!.every(({ heads, rows: down }) => heads !== null && down === 1)
  const lines = read.map((cells) => row(cells))
  const head = isHead ? lines.slice(0, 1) : []
  return [...above, { kind: 'table', label: '', columns, head, parts: [lines.slice(head.length)] }]
}

const partsOfTable = new Set(['thead', 'tbody', 'tfoot'])

function rowsIn(table: Element): { rows: { cells: Element[] }[]; beside: HtmlNode[] } {
  const rows: { cells: Element[] }[] = []
  const beside: HtmlNode[] = []
  const read = (children: readonly HtmlNode[], cells: Element[] | null): void => {
    for (const node of children) {
      if (typeof node === 'string') {
        if (node.trim() !== '') beside.push(node)
      } else if (node.name === 'tr' && !cells) {
        rows.push({ cells: [] })
        read(node.children, rows.at(-1)!.cells)
      } else if (partsOfTable.has(node.name) && !cells) read(node.children, null)
      else if (cells && (node.name === 'td' || node.name === 'th')) cells.push(node)
      else beside.push(node)
    }
  }
  read(table.children, null)
  return { rows, beside }
}

function cellOf(element: Element, place: Place): Cell {
  return cell(blocksIn(element.children, { ...place, align: alignOf(element, 'start') }), {
    heads: element.name === 'th' ? 'column' : null,
    columns: spanOf(element.attributes['colspan']),
    rows: spanOf(element.attributes['rowspan']),
  })
}

function spanOf(sent = ''): number {
  return /^\d{1,9}$/.test(sent) ? Math.min(mostSpanned, Math.max(1, Number(sent))) : 1
}
