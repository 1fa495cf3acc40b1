import { plainWords, type Block, type Cell, type ListSheet, type PaperRow, type Table } from '@apron/contract/audits'
import { translate, type Language } from '@apron/messages'
import type { WorkbookCell, WorkbookRow, Look, Sheet } from '#capabilities/workbook/cells.ts'
import { inPieces } from './pieces.ts'
import { fieldOf, textIn } from './texts.ts'
import { widthsOf } from './widths.ts'

export type ListTable = Table & { list: ListSheet }
export const isList = (block: Block): block is ListTable => block.kind === 'table' && block.list !== undefined

/** A line of a list, by the names of its columns. */
type Entry = { group: string; own: readonly Cell[]; parts: ReadonlyMap<string, readonly Block[]>; photos: string }
/** `share` is that of the width of the paper in percent, where it is a column there too. */
type Column = { name: string; share?: number; of(entry: Entry): WorkbookCell }

export const ruled: Look = { isRuled: true }
const headed: Look = { isRuled: true, isBold: true, isShaded: true }

/** What a paper lists as a sheet of its own: a line for each row, a column for each head, for each part that cells name, for the group and for the numbers of photos. */
export function listOf(table: ListTable, lang: Language): Listing {
  const { names, rows, shares } = fieldsOf(table, lang)
  const { choices } = table.list
  const chosen = choices && names.indexOf(headsOf(table)[choices.column]!)
  return {
    ...listing(names, rows, { shares }),
    ...(choices && chosen !== undefined && { choices: { column: chosen, values: choices.values } }),
  }
}

export type Listing = Pick<Sheet, 'lines' | 'widths' | 'choices' | 'hasHead'>

/** A head and rows below it; `shares` are those of the widths on the paper in percent, `whole` the letters that all columns have together. */
export function listing(
  names: readonly string[],
  rows: readonly WorkbookCell[][],
  { shares = [], whole }: { shares?: readonly number[]; whole?: number },
): Listing {
  const widths = widthsOf(names, rows, shares, whole)
  const head: WorkbookRow = { fields: names.map((name) => ({ value: name, look: headed })) }
  return {
    hasHead: true,
    lines: [head, ...rows.flatMap((row) => inPieces(row, widths)).map((fields): WorkbookRow => ({ fields }))],
    widths,
  }
}

/** The same as names of columns and rows of fields; parts that no cell has are left out unless all are wanted. */
export function fieldsOf(table: ListTable, lang: Language, areAll = false) {
  const entries = entriesOf(table)
  const columns = columnsOf(table, entries, { lang, areAll })
  return {
    names: columns.map(({ name }) => name),
    shares: columns.map(({ share = 0 }) => share),
    rows: entries.map((entry) => columns.map((column) => column.of(entry))),
  }
}

const headsOf = ({ head }: Table): string[] => head.at(-1)!.cells.map(({ blocks }) => textIn(blocks))

type ColumnOptions = { lang: Language; areAll: boolean }

function columnsOf(table: ListTable, entries: readonly Entry[], { lang, areAll }: ColumnOptions): Column[] {
  const own = headsOf(table).map((name, at): Column => ({
    name,
    share: table.columns[at]!,
    of: (entry) => ownField(entry, at),
  }))
  const group: Column = { name: translate(lang, 'papers.group'), of: ({ group: value }) => ({ value, look: ruled }) }
  const parts = table.list.terms.map((term): Column => {
    const name = plainWords(term)
    return { name, of: (entry) => fieldOf(entry.parts.get(name) ?? [], ruled) }
  })
  const photos: Column = {
    name: translate(lang, 'papers.photos'),
    of: (entry) => ({ value: entry.photos, look: ruled }),
  }
  const isUsed = ({ of }: Column) => entries.some((entry) => of(entry).value !== '')
  const [first, ...rest] = own
  return [
    first!,
    ...[group].filter(isUsed),
    ...rest,
    ...parts.filter((part) => areAll || isUsed(part)),
    ...[photos].filter(isUsed),
  ]
}

function ownField({ own }: Entry, at: number): WorkbookCell {
  const blocks = own[at]?.blocks ?? []
  return fieldOf(
    blocks.filter((block) => !isPart(block)),
    ruled,
  )
}

const isPart = (block: Block): boolean =>
  block.kind === 'figures' || block.kind === 'space' || (block.kind === 'definitions' && block.look === 'lines')

function entriesOf({ parts }: Table): Entry[] {
  const way: { level: number; name: string }[] = []
  return parts.flat().flatMap((row): Entry[] => {
    if (row.level !== null) {
      way.splice(way.findLastIndex(({ level }) => level < row.level!) + 1)
      way.push({ level: row.level, name: nameOf(row) })
      return []
    }
    const blocks = row.cells.flatMap((cell) => cell.blocks)
    const named = blocks.flatMap((block) =>
      block.kind === 'definitions' && block.look === 'lines' ? block.entries : [],
    )
    return [
      {
        group: way.map(({ name }) => name).join(' › '),
        own: row.cells,
        parts: new Map(named.map(({ term, blocks: inside }) => [plainWords(term).replace(/:$/, ''), inside])),
        photos: textIn(blocks.filter(({ kind }) => kind === 'figures')),
      },
    ]
  })
}

const nameOf = ({ cells }: PaperRow): string => textIn(cells.flatMap(({ blocks }) => blocks)).replaceAll('\n', ' ')
