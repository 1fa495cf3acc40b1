import { openArchive } from './archive.ts'
import { dateStyles, dayText, type ReadPart } from './sheet-dates.ts'
import { localName, xmlReader, type Hearer } from './xml.ts'

/** What stands in a cell, plain and with its bold and italic letters; `number` for whatever is none of our words: numbers and days. */
export type Cell = { kind: 'text' | 'number' | 'other'; text: string; html: string }
export type SheetRow = { number: number; cells: Map<string, Cell> }

export type Sheet = { name: string; rows: SheetRow[] }
/** A sheet of which only the beginning was read, or all. */
export type Begun = Sheet & { goesOn: boolean }

/** Sheets of a workbook that are looked at, and rows of one that hold anything. */
const most = { sheets: 20, rows: 20_000, columns: 60 } as const
/** What a workbook may say it has: Excel's own last row and column, and more sheets than anybody writes. */
const utmost = { row: 1_048_576, column: 16_384, sheets: 300 } as const

/** The sheets of a workbook (.xlsx) in their order, hidden ones left out; throws where it cannot be read, or has more rows than are read. */
export function* readSheets(workbook: Buffer): Generator<Sheet> {
  const { sheets, begin } = openWorkbook(workbook)
  for (const { name } of sheets) {
    const sheet = begin(name, most.rows)
    if (sheet?.goesOn) throw new Error('too many rows')
    if (sheet) yield sheet
  }
}

/** Opens a workbook (.xlsx): the names of its sheets, hidden ones left out, and the first rows of each; throws where it cannot be read. */
export function openWorkbook(workbook: Buffer) {
  const archive = openArchive(workbook)
  const readXml = xmlReader()
  const read: ReadPart = (name, hearer) => {
    const part = archive.part(name)
    if (part) readXml(part, hearer)
    return part !== undefined
  }
  const { sheets, counts1904 } = sheetsOf(read)
  const known = { shared: sharedTexts(read), dates: dateStyles(read), counts1904 }
  return {
    sheets: sheets.slice(0, most.sheets),
    /** Nothing for a sheet that is not there. */
    begin(name: string, rows: number): Begun | null {
      const sheet = sheets.find((one) => one.name === name)
      const begun = sheet && rowsOf(read, sheet.target, known, rows)
      return begun ? { name, ...begun } : null
    },
  }
}

/** What the cells of a workbook are read by. */
type CellContext = { shared: readonly Words[]; dates: ReadonlySet<number>; counts1904: boolean }

function sheetsOf(read: ReadPart) {
  const targets = new Map<string, string>()
  read('xl/_rels/workbook.xml.rels', {
    open(name, attribute) {
      if (localName(name) !== 'Relationship') return
      const target = attribute('Target') ?? ''
      targets.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  const sheets: { name: string; target: string }[] = []
  let counts1904 = false
  let count = 0
  const isThere = read('xl/workbook.xml', {
    open(name, attribute) {
      if (localName(name) === 'workbookPr') counts1904 = isOn(attribute('date1904'))
      if (localName(name) !== 'sheet') return
      if ((count += 1) > utmost.sheets) throw new Error('too many sheets')
      const target = targets.get(attribute('r:id') ?? '')
      const isHidden = (attribute('state') ?? 'visible') !== 'visible'
      if (target && !isHidden) sheets.push({ name: attribute('name') ?? '', target })
    },
  })
  if (!isThere) throw new Error('no workbook')
  return { sheets, counts1904 }
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
const isOn = (value: string | undefined) => value === '1' || value === 'true'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function sharedTexts(read: ReadPart): Words[] {
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

/** That as many rows as are wanted have been read. */
class Enough extends Error {}

/** The first rows of a sheet that hold anything; nothing for one that is not there. */
function rowsOf(read: ReadPart, target: string, known: CellContext, most: number): Omit<Begun, 'name'> | null {
  const rows: SheetRow[] = []
  try {
    return read(
      target,
      rowHearer(known, (row) => take(rows, row, most)),
    )
      ? { rows, goesOn: false }
      : null
  } catch (error) {
    if (error instanceof Enough) return { rows, goesOn: true }
    throw error
  }
}

function take(rows: SheetRow[], row: SheetRow, most: number): void {
  if (row.cells.size === 0) return
  if (rows.length === most) throw new Enough()
  rows.push(row)
}

function rowHearer(known: CellContext, onRow: (row: SheetRow) => void): Hearer {
  const words = gatherWords()
  let row: SheetRow = { number: 0, cells: new Map() }
  let cell = { column: '', type: '', style: 0 }
  let value: string | null = null
  return {
    text(text) {
      if (value === null) words.text(text)
      else value += text
    },
    open(given, attribute) {
      const name = localName(given)
      if (name === 'row')
        row = { number: checkPlace(Number(attribute('r') ?? row.number + 1), utmost.row), cells: new Map() }
      else if (name === 'c') {
        words.take()
        const column = /^[A-Z]{1,3}/.exec(attribute('r') ?? '')?.[0] ?? letterOf(row.cells.size)
        checkPlace(numberOf(column), utmost.column)
        cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0) }
      } else if (name === 'v') value = ''
      else words.open(name, isOff(attribute('val')))
    },
    close(given) {
      const name = localName(given)
      words.close(name)
      if (name === 'v' && value !== null) put(row, cell.column, cellOf(cell, value, known))
      if (name === 'v') value = null
      if (name === 'is') put(row, cell.column, { kind: 'text', ...words.take() })
      if (name === 'row') onRow(row)
    },
  }
}

function put({ cells }: SheetRow, column: string, cell: Cell): void {
  if (cell.text.trim() !== '' && cells.size < most.columns) cells.set(column, cell)
}

/** Throws for a row or a column that no workbook has. */
function checkPlace(number: number, last: number): number {
  if (!Number.isSafeInteger(number) || number < 1 || number > last) throw new Error('no such place')
  return number
}

/** `A` is 1, `AA` is 27. */
export const numberOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const letterOf = (index: number) => String.fromCharCode(65 + Math.min(index, 25))

function cellOf({ type, style }: { type: string; style: number }, value: string, known: CellContext): Cell {
  if (type === 's') return { kind: 'text', ...(known.shared[Number(value)] ?? { text: '', html: '' }) }
  const day = type === 'n' && known.dates.has(style) ? dayText(Number(value), known.counts1904) : null
  const text = day ?? plain(value)
  const kind = type === 'str' ? 'text' : type === 'n' ? 'number' : 'other'
  return { kind, text, html: escaped(text) }
}
