import { cell, type Cell, type PaperRow, type Table } from '@apron/contract/audits'

/** A cell at its place; `row` counts the lines above it. */
export type GridCell = Cell & { column: number; row: number }
/** A line of a table, with the level of a group whose lines follow: what begins in it, and over how many of its columns a cell from above still reaches. */
export type GridLine = {
  begins: GridCell[]
  covered: { column: number; columns: number }[]
  isHead: boolean
  level: number | null
}

/** The lines of a table as exactly so many columns: spans end where the table or its head does, and nothing overlaps or is left out. */
export function linesOf(table: Table): GridLine[] {
  const width = table.columns.length
  return [...laid(table.head, width, true, 0), ...laid(table.parts.flat(), width, false, table.head.length)]
}

type Reaching = { lines: number; first: number; columns: number } | null

function laid(rows: readonly PaperRow[], width: number, isHead: boolean, above: number): GridLine[] {
  const reaching: Reaching[] = Array.from({ length: width }, () => null)
  return rows.map(({ cells, level }, row) => {
    const line: GridLine = { begins: [], covered: [], isHead, level }
    const waiting = [...cells]
    for (let column = 0; column < width;) {
      const from = reaching[column]
      if (from && from.lines > 0) {
        line.covered.push({ column, columns: from.columns })
        from.lines -= 1
        column += from.columns
        continue
      }
      const next = waiting.shift() ?? cell([])
      const columns = roomFor(reaching, column, Math.min(next.columns, width - column))
      const lines = Math.min(next.rows, rows.length - row)
      const taken: Reaching = { lines: lines - 1, first: column, columns }
      for (let covered = column; covered < column + columns; covered += 1) reaching[covered] = taken
      line.begins.push({ ...next, columns, rows: lines, column, row: above + row })
      column += columns
    }
    return line
  })
}

/** How many columns of those wanted nothing from above reaches into. */
function roomFor(reaching: readonly Reaching[], column: number, wanted: number): number {
  let columns = 1
  while (columns < wanted && !((reaching[column + columns]?.lines ?? 0) > 0)) columns += 1
  return columns
}
