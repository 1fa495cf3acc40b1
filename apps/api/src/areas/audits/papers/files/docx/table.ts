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
import type { Table as Ruled } from '@apron/contract/audits'
import { linesOf, type Line, type Placed } from '../grid.ts'
import { drawCell } from './paragraphs.ts'
import type { Drawn, Place } from './place.ts'

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
const shade = { type: ShadingType.CLEAR, color: 'auto', fill: 'EDEFF2' } as const

/** A table of so many columns, in percent of the place, with the margins of all. */
export function tableOf(rows: TableRow[], columns: readonly number[], place: Place, borders = {}): Table {
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

export const widthOf = (share: number, place: Place) => Math.floor((place.width * share) / 100)
/** What is left of a width inside a cell. */
export const within = (width: number) => width - margins.left - margins.right

export function ruledTable(table: Ruled, place: Place): Drawn[] {
  const lines = linesOf(table)
  if (lines.length === 0) return []
  const widths = table.columns.map((share) => widthOf(share, place))
  const rows = lines.map((line) => rowOf(line, widths, place))
  // Two tables that touch become one.
  return [tableOf(rows, table.columns, place), new Paragraph({ spacing: { after: 60 } })]
}

function rowOf(line: Line, widths: readonly number[], place: Place): TableRow {
  const span = (column: number, columns: number) => widths.slice(column, column + columns).reduce((a, b) => a + b, 0)
  const begun = line.begins.map((placed) => ({ at: placed.column, cell: cellOf(placed, span, line, place) }))
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
  return new TableRow({ children: cells, tableHeader: line.isHead, cantSplit: line.isHead })
}

type Span = (column: number, columns: number) => number

function cellOf(placed: Placed, span: Span, { isHead }: Line, place: Place): TableCell {
  const { blocks, columns, rows, column, heads } = placed
  const width = span(column, columns)
  const inside = { ...place, width: within(width), indent: 0, depth: 0, keepNext: isHead || heads === 'group' }
  return new TableCell({
    children: drawCell(blocks, inside),
    columnSpan: columns,
    width: { size: width, type: WidthType.DXA },
    ...(rows > 1 && { verticalMerge: VerticalMergeType.RESTART }),
    ...(heads !== null && { shading: shade }),
  })
}
