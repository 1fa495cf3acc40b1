import { openArchive } from '../../../../fenced/office/archive.ts'
import { localName, xmlReader, type Hearer } from '../../../../fenced/office/xml.ts'
import { escaped } from './rich-content.ts'

/** What stands in a cell, plain and with its bold and italic letters; `number` for whatever is none of our words: numbers and days. */
export type Cell = { kind: 'text' | 'number' | 'other'; text: string; html: string }
export type Row = { number: number; cells: Map<string, Cell> }
export type Sheet = { name: string; rows: Row[] }

/** Sheets of a workbook that are looked at, and rows of one that hold anything. */
const most = { sheets: 20, rows: 20_000, columns: 60 } as const

/** Reads a part of the workbook; one that is not there says nothing. */
type Read = (name: string, hearer: Hearer) => boolean

/** The sheets of a workbook (.xlsx) in their order, hidden ones left out; throws where it cannot be read. */
export function* readSheets(workbook: Buffer): Generator<Sheet> {
  const archive = openArchive(workbook)
  const readXml = xmlReader()
  const read: Read = (name, hearer) => {
    const part = archive.part(name)
    if (part) readXml(part, hearer)
    return part !== undefined
  }
  const sheets = sheetsOf(read)
  const shared = sharedTexts(read)
  for (const { name, target } of sheets.slice(0, most.sheets)) {
    const rows = rowsOf(read, target, shared)
    if (rows) yield { name, rows }
  }
}

function sheetsOf(read: Read) {
  const targets = new Map<string, string>()
  read('xl/_rels/workbook.xml.rels', {
    open(name, attribute) {
      if (localName(name) !== 'Relationship') return
      const target = attribute('Target') ?? ''
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const sheets: { name: string; target: string }[] = []
  const isThere = read('xl/workbook.xml', {
    open(name, attribute) {
      if (localName(name) !== 'sheet') return
      const target = targets.get(attribute('r:id') ?? '')
      const isHidden = (attribute('state') ?? 'visible') !== 'visible'
      if (target && !isHidden) sheets.push({ name: attribute('name') ?? '', target })
    },
  })
  if (!isThere) throw new Error('no workbook')
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

function sharedTexts(read: Read): Words[] {
  const texts: Words[] = []
  const words = gatherWords()
  read('xl/sharedStrings.xml', {
    text: words.text,
    open: (name, attribute) => words.open(localName(name), isOff(attribute('val'))),
    close(name) {
      words.close(localName(name))
      if (localName(name) === 'si') texts.push(words.take())
    },
  })
  return texts
}

/** The rows of a sheet that hold anything; nothing for one that is not there. */
function rowsOf(read: Read, target: string, shared: readonly Words[]): Row[] | null {
  const rows: Row[] = []
  const words = gatherWords()
  let row: Row = { number: 0, cells: new Map() }
  let cell = { column: '', type: '' }
  let value: string | null = null
  const isThere = read(target, {
    text(text) {
      if (value === null) words.text(text)
      else value += text
    },
    open(given, attribute) {
      const name = localName(given)
      if (name === 'row') row = { number: Number(attribute('r') ?? row.number + 1), cells: new Map() }
      else if (name === 'c') {
        words.take()
        const column = /^[A-Z]{1,3}/.exec(attribute('r') ?? '')?.[0] ?? letterOf(row.cells.size)
        cell = { column, type: attribute('t') ?? 'n' }
      } else if (name === 'v') value = ''
      else words.open(name, isOff(attribute('val')))
    },
    close(given) {
      const name = localName(given)
      words.close(name)
      const { column, type } = cell
      if (name === 'v' && value !== null) put(row, column, cellOf(type, value, shared))
      if (name === 'v') value = null
      if (name === 'is') put(row, column, { kind: 'text', ...words.take() })
      if (name === 'row' && row.cells.size > 0 && rows.push(row) > most.rows) throw new Error('too many rows')
    },
  })
  return isThere ? rows : null
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
