import { isOverladen, longestRichText } from '@apron/contract'
import { plain } from '@apron/contract/text'
import { cleanRichText } from '#capabilities/rich-text/rich-text.ts'
import { readSheets, type Cell, type SheetRow, type Sheet } from '#sandbox/office/sheet-cells.ts'
import { FileErrors, type FileError } from './file-errors.ts'
import {
  groupHeader,
  groupIndex,
  itemHeader,
  problemOf,
  storedIndex,
  type FileGroup,
  type LibraryFile,
} from './library-file.ts'
import { paragraphs } from './rich-content.ts'

type Columns = { group: string; number: string; text: string }

/** What the three columns may be called, as a search compares words. */
const headings: Record<keyof Columns, readonly string[]> = {
  group: ['nhom', 'nhom cau hoi', 'group', 'section'],
  number: ['ma', 'so', 'stt', 'so thu tu', 'number', 'no', 'no.', 'code'],
  text: ['noi dung', 'cau hoi', 'noi dung cau hoi', 'text', 'content', 'question'],
}
/** The heading stands within the first rows. */
const headWithin = 30

/** Reads groups and questions from the first sheet of a workbook that has the three columns; throws `FileErrors` with each cell that is wrong. */
export function readSheetFile(workbook: Buffer): LibraryFile {
  for (const sheet of readSheets(workbook)) {
    const head = findHead(sheet)
    if (head) return { name: sheet.name || 'xlsx', groups: readRows(sheet.rows.slice(head.at + 1), head.columns) }
  }
  throw new FileErrors([{ place: {}, text: 'imports.no_columns' }])
}

function findHead({ rows }: Sheet): { at: number; columns: Columns } | null {
  for (const [at, { cells }] of rows.slice(0, headWithin).entries()) {
    const columnOf = (name: keyof Columns) =>
      [...cells].find(([, { text }]) => headings[name].includes(plain(text).trim()))?.[0]
    const [group, number, text] = [columnOf('group'), columnOf('number'), columnOf('text')]
    if (group && number && text) return { at, columns: { group, number, text } }
  }
  return null
}

/** Numbers above this are days that were meant as something else. */
const highestNumber = 9999

/** Goes through the rows, keeping the group of the row above, and gathers what is wrong. */
function readRows(rows: readonly SheetRow[], columns: Columns): FileGroup[] {
  const top: FileGroup[] = []
  const errors: FileError[] = []
  const wrong = (cell: string, problem: Pick<FileError, 'text' | 'values'>) =>
    errors.push({ place: { cell }, ...problem })
  let group: FileGroup | undefined
  let isGroupWrong = false
  for (const { number: row, cells } of rows) {
    const at = (name: keyof Columns) => ({ cell: cells.get(columns[name]), place: `${columns[name]}${row}` })
    const [first, number, text] = [at('group'), at('number'), at('text')]
    if (!first.cell && !number.cell && !text.cell) continue
    if (first.cell) {
      const read = first.cell.kind === 'text' ? groupAt(top, first.cell.text) : { text: 'imports.not_text' as const }
      isGroupWrong = 'text' in read
      if ('text' in read) wrong(first.place, read)
      else group = read
    }
    if (!number.cell && !text.cell) continue
    if (!group && !isGroupWrong) wrong(first.place, { text: 'imports.empty' })
    const header = headerOf(number.cell)
    const content = contentOf(text.cell)
    if (typeof header !== 'string') wrong(number.place, header)
    if (typeof content !== 'string') wrong(text.place, content)
    if (group && typeof header === 'string' && typeof content === 'string')
      group.items.push({ header, content, place: { cell: number.place } })
  }
  if (errors.length > 0) throw new FileErrors(errors)
  return top
}

type Problem = Pick<FileError, 'text' | 'values'>

function headerOf(cell: Cell | undefined): string | Problem {
  if (!cell) return { text: 'imports.empty' }
  if (cell.kind === 'other') return { text: 'imports.not_text' }
  const isWhole = /^\d{1,9}$/.test(cell.text) && Number(cell.text) <= highestNumber
  if (cell.kind === 'number' && !isWhole) return { text: 'imports.number_cell' }
  const read = itemHeader.safeParse(cell.text)
  return read.success ? read.data : problemOf(read.error.issues[0]!)
}

function contentOf(cell: Cell | undefined): string | Problem {
  if (!cell) return { text: 'imports.empty' }
  if (cell.kind !== 'text') return { text: 'imports.not_text' }
  const html = paragraphs(cell.html)
  if (html.length > longestRichText) return { text: 'imports.too_long', values: { max: longestRichText } }
  if (html.includes('\u0000')) return { text: 'imports.not_storable' }
  return isOverladen(html) ? { text: 'imports.too_much_markup' } : cleanRichText(html)
}

/** "A1", "4.2", "B", "IV", or what begins with a word for a part: "Điều 4", "Part 2". */
const index =
  /^(?:(?:điều|chương|mục|phần|article|chapter|part|section)\s+[\p{L}\d.]{1,20}|\p{L}{0,3}\d[\p{L}\d.-]{0,20}|\p{Lu}{1,2}|[IVXLC]{1,6})[.):]?(?=\s|$)/iu
const isIndex = /^(?:.*\d|.*\s|\p{Lu}{1,2}[.):]?$|[IVXLC]+[.):]?$)/u

/** The group of a cell, made where it is named for the first time; what is wrong with the cell otherwise. */
function groupAt(top: FileGroup[], text: string): FileGroup | Problem {
  let siblings = top
  let group: FileGroup | undefined
  for (const step of text.split('>')) {
    const read = groupIn(siblings, step.replace(/\s+/g, ' ').trim())
    if ('text' in read) return read
    group = read
    siblings = group.children
  }
  return group!
}

function groupIn(siblings: FileGroup[], words: string): FileGroup | Problem {
  const found = index.exec(words)?.[0] ?? ''
  if (found === '' || !isIndex.test(found)) return { text: 'imports.group_form' }
  const stored = storedIndex(found.replace(/[.):]$/, ''))
  const header = words.slice(found.length).trim()
  const known = siblings.find((one) => one.index_text === stored.index_text && (!header || one.header === header))
  if (known) return known
  if (header === '') return { text: 'imports.group_form' }
  const problem = [groupIndex.safeParse(stored.index_html), groupHeader.safeParse(header)].find(({ error }) => error)
  if (problem?.error) return problemOf(problem.error.issues[0]!)
  const made = { ...stored, header, children: [], items: [] }
  siblings.push(made)
  return made
}
