import { escaped } from './rich-content.ts'
import { xmlPieces } from './xml-pieces.ts'
import { openZip } from './zip-parts.ts'

/** What stands in a cell, plain and with its bold and italic letters; `number` for whatever is none of our words: numbers and days. */
export type Cell = { kind: 'text' | 'number' | 'other'; text: string; html: string }
export type Row = { number: number; cells: Map<string, Cell> }
export type Sheet = { name: string; rows: Row[] }

/** Sheets of a workbook that are looked at, and rows of one that hold anything. */
const most = { sheets: 20, rows: 20_000, columns: 60 } as const

/** The sheets of a workbook (.xlsx) in their order, hidden ones left out; throws where it cannot be read. */
export function* readSheets(workbook: Buffer): Generator<Sheet> {
  const part = openZip(workbook)
  const read = (name: string) => part(name)?.toString('utf8')
  const book = read('xl/workbook.xml')
  if (book === undefined) throw new Error('no workbook')
  const targets = targetsOf(read('xl/_rels/workbook.xml.rels') ?? '')
  const shared = sharedTexts(read('xl/sharedStrings.xml') ?? '')
  for (const { name, target } of sheetsOf(book, targets).slice(0, most.sheets)) {
    const xml = read(target)
    if (xml !== undefined) yield { name, rows: rowsOf(xml, shared) }
  }
}

/** Where each relation of the workbook leads. */
function targetsOf(xml: string): Map<string, string> {
  const targets = new Map<string, string>()
  for (const piece of xmlPieces(xml)) {
    if (piece.kind !== 'open' || piece.name !== 'Relationship') continue
    const target = piece.attributes('Target') ?? ''
    targets.set(piece.attributes('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  return targets
}

function sheetsOf(xml: string, targets: Map<string, string>) {
  const sheets: { name: string; target: string }[] = []
  for (const piece of xmlPieces(xml)) {
    if (piece.kind !== 'open' || piece.name !== 'sheet') continue
    const target = targets.get(piece.attributes('r:id') ?? piece.attributes('id') ?? '')
    const isHidden = (piece.attributes('state') ?? 'visible') !== 'visible'
    if (target && !isHidden) sheets.push({ name: piece.attributes('name') ?? '', target })
  }
  return sheets
}

type Words = Pick<Cell, 'text' | 'html'>

/** Gathers the words of a text whose runs may be bold or italic. */
function gatherWords() {
  let words: Words = { text: '', html: '' }
  let marks = { b: false, i: false }
  let isWords = false
  let isReading = false
  return {
    open(name: string, isOff: boolean) {
      if (name === 'rPh') isReading = true
      else if (name === 'r') marks = { b: false, i: false }
      else if (name === 'b' || name === 'i') marks[name] = !isOff
      else if (name === 't') isWords = !isReading
    },
    text(sent: string) {
      if (!isWords) return
      const text = plain(sent)
      let html = escaped(text)
      if (marks.i) html = marked('em', html)
      if (marks.b) html = marked('strong', html)
      words = { text: words.text + text, html: words.html + html }
    },
    close(name: string) {
      if (name === 't') isWords = false
      if (name === 'rPh') isReading = false
    },
    take() {
      const taken = words
      words = { text: '', html: '' }
      marks = { b: false, i: false }
      return taken
    },
  }
}

/** Each line by itself: its paragraph holds the whole mark. */
const marked = (tag: string, html: string) =>
  html
    .split('\n')
    .map((line) => (line.trim() === '' ? line : `<${tag}>${line}</${tag}>`))
    .join('\n')

/** As it is written in a workbook: signs that XML cannot hold stand as _x000D_. */
const plain = (text: string) =>
  text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')

const isOff = (value: string | undefined) => value === '0' || value === 'false'

function sharedTexts(xml: string): Words[] {
  const texts: Words[] = []
  const words = gatherWords()
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') words.text(piece.text)
    else if (piece.kind === 'open') words.open(piece.name, isOff(piece.attributes('val')))
    else {
      words.close(piece.name)
      if (piece.name === 'si') texts.push(words.take())
    }
  }
  return texts
}

/** The rows of a sheet that hold anything. */
function rowsOf(xml: string, shared: readonly Words[]): Row[] {
  const rows: Row[] = []
  const words = gatherWords()
  let row: Row = { number: 0, cells: new Map() }
  let cell = { column: '', type: '' }
  let value: string | null = null
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      if (value !== null) value += piece.text
      else words.text(piece.text)
    } else if (piece.kind === 'open') {
      if (piece.name === 'row') row = { number: Number(piece.attributes('r') ?? row.number + 1), cells: new Map() }
      else if (piece.name === 'c') {
        words.take()
        const place = piece.attributes('r') ?? ''
        cell = {
          column: /^[A-Z]{1,3}/.exec(place)?.[0] ?? letterOf(row.cells.size),
          type: piece.attributes('t') ?? 'n',
        }
      } else if (piece.name === 'v') value = ''
      else words.open(piece.name, isOff(piece.attributes('val')))
    } else {
      words.close(piece.name)
      const { column, type } = cell
      if (piece.name === 'v' && value !== null) put(row, column, cellOf(type, value, shared))
      if (piece.name === 'v') value = null
      if (piece.name === 'is') put(row, column, { kind: 'text', ...words.take() })
      if (piece.name === 'row' && row.cells.size > 0 && rows.push(row) > most.rows) throw new Error('too many rows')
    }
  }
  return rows
}

function put({ cells }: Row, column: string, cell: Cell): void {
  if (cell.text.trim() !== '' && cells.size < most.columns) cells.set(column, cell)
}

const letterOf = (index: number) => String.fromCharCode(65 + Math.min(index, 25))

function cellOf(type: string, value: string, shared: readonly Words[]): Cell {
  if (type === 's') return { kind: 'text', ...(shared[Number(value)] ?? { text: '', html: '' }) }
  const text = plain(value)
  const kind = type === 'str' ? 'text' : type === 'n' ? 'number' : 'other'
  return { kind, text, html: escaped(text) }
}
