import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalMergeType,
  WidthType,
} from 'docx'
import type { Table as Ruled, Words } from '@apron/contract/audits'
import { linesOf, type GridLine, type GridCell } from '../grid.ts'
import { mayBreak } from '../may-break.ts'
import { besides, drawCell } from './paragraphs.ts'
import type { DocxBlock, DocxContext } from './place.ts'

const margins = { top: 40, bottom: 40, left: 80, right: 80 } as const
const nothing = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
export const bare = {
  top: nothing,
  bottom: nothing,
  left: nothing,
  right: nothing,
  insideHorizontal: nothing,
  insideVertical: nothing,
} as const
/** Of the letters of a dense table, in points twice. */
const denseSize = 18
const shade = { type: ShadingType.CLEAR, color: 'auto', fill: 'EDEFF2' } as const

/** A table of so many columns, in percent of the place, with the margins of all. */
export function tableOf(rows: TableRow[], columns: readonly number[], place: DocxContext, borders = {}): Table {
  return new Table({
    rows,
    margins,
    borders,
    layout: TableLayoutType.FIXED,
    width: { size: place.width, type: WidthType.DXA },
    columnWidths: columns.map((share) => widthOf(share, place)),
    ...(place.indent > 0 && { indent: { size: place.indent, type: WidthType.DXA } }),
  })
}

export const widthOf = (share: number, place: DocxContext) => Math.floor((place.width * share) / 100)
/** What is left of a width inside a cell. */
export const within = (width: number) => width - margins.left - margins.right

export function ruledTable(table: Ruled, place: DocxContext): DocxBlock[] {
  const lines = linesOf(table)
  if (lines.length === 0) return []
  if (place.isInTable) return lines.flatMap((line) => lineInCell(line, table.columns, place))
  const widths = table.columns.map((share) => widthOf(share, place))
  const size = table.isDense ? denseSize : place.size
  const inside = { ...place, isInTable: table.head.length > 0, size }
  const rows = lines.map((line) => rowOf(line, { widths, shares: table.columns }, inside))
  // Two tables that touch become one.
  return [tableOf(rows, table.columns, place), new Paragraph({ spacing: { after: 60 } })]
}

/** A line of a table within another: side by side as far as its cells are short, else one below the other. */
function lineInCell({ begins, isHead }: GridLine, shares: readonly number[], place: DocxContext): DocxBlock[] {
  const inside = { ...place, isBold: place.isBold || isHead }
  const words = begins.map(({ blocks: [first, ...rest] }) =>
    first === undefined ? nothingSaid : first.kind === 'paragraph' && rest.length === 0 ? first.words : null,
  )
  if (words.includes(null)) return begins.flatMap(({ blocks }) => place.draw(blocks, inside))
  const stops = shares.map((_, at) => shares.slice(0, at).reduce((sum, one) => sum + one, 0))
  return [besides(words as Words[], stops.slice(1), inside)]
}

const nothingSaid: Words = { lang: null, runs: [] }

type Columns = { widths: readonly number[]; shares: readonly number[] }

function rowOf(line: GridLine, { widths, shares }: Columns, place: DocxContext): TableRow {
  const span = (column: number, columns: number) => widths.slice(column, column + columns).reduce((a, b) => a + b, 0)
  const begun = line.begins.map((placed) => ({ at: placed.column, cell: cellOf(placed, span, place) }))
  const covered = line.covered.map(({ column, columns }) => ({
    at: column,
    cell: new TableCell({
      children: [new Paragraph({})],
      columnSpan: columns,
      verticalMerge: VerticalMergeType.CONTINUE,
      width: { size: span(column, columns), type: WidthType.DXA },
    }),
  }))
  const cells = [...begun, ...covered].toSorted((one, other) => one.at - other.at).map(({ cell }) => cell)
  return new TableRow({
    children: cells,
    tableHeader: line.isHead,
    cantSplit: line.isHead || !mayBreak(line.begins, shares),
  })
}

type Span = (column: number, columns: number) => number

function cellOf(placed: GridCell, span: Span, place: DocxContext): TableCell {
  const { blocks, columns, rows, column, heads } = placed
  const width = span(column, columns)
  // LibreOffice repeats no head whose paragraphs stay with what follows.
  const keepNext = heads === 'group'
  const look = { keepNext, isBold: heads === 'column', isInTable: place.isInTable }
  const inside = { ...place, ...look, width: within(width), indent: 0, depth: 0 }
  return new TableCell({
    children: drawCell(blocks, inside),
    columnSpan: columns,
    width: { size: width, type: WidthType.DXA },
    ...(rows > 1 && { verticalMerge: VerticalMergeType.RESTART }),
    ...(heads !== null && { shading: shade }),
  })
}
