import { NoOutline, outlineLimits } from '../outline.ts'
import { isHeading, type Block, type Cell, type WordTableRow, type Table } from './blocks.ts'
import type { Attribute } from './surroundings.ts'

type OpenRow = WordTableRow & { column: number; isGone: boolean; cell?: Cell }
type OpenTable = { rows: WordTableRow[]; row?: OpenRow }

/** Columns of a table in Word. */
const mostColumns = 63

/** Receives the tables of a text, which may hold others. Throws `NoOutline` when they are nested too deep. */
export function openTables() {
  const tables: OpenTable[] = []
  const row = () => tables.at(-1)?.row
  return {
    start() {
      tables.push({ rows: [] })
      if (tables.length > outlineLimits.tables) throw new NoOutline('outlines.tables', { max: outlineLimits.tables })
    },
    startRow() {
      const table = tables.at(-1)
      if (table) table.row = { isHead: false, cells: [], column: 0, isGone: false }
    },
    startCell() {
      const open = row()
      if (open) open.cell = { blocks: [], column: open.column, columns: 1, isContinued: false }
    },
    /** What an element says of the row or the cell that is open. */
    add(name: string, attribute: Attribute): void {
      const open = row()
      if (open) addToRow(open, name, attribute)
    },
    endCell(blocks: Block[]) {
      const open = row()
      if (!open?.cell) return
      open.cells.push({ ...open.cell, blocks })
      open.column += open.cell.columns
      delete open.cell
    },
    endRow() {
      const table = tables.at(-1)
      if (!table?.row) return
      const { isHead, cells, isGone } = table.row
      // What was deleted is not there.
      if (!isGone) table.rows.push({ isHead, cells })
      delete table.row
    },
    end(): Table {
      const { rows } = tables.pop()!
      const hasHeading = rows.some(({ cells }) => cells.some(({ blocks }) => blocks.some(holdsHeading)))
      return { kind: 'table', rows, hasHeading }
    },
  }
}
export type Tables = ReturnType<typeof openTables>

function addToRow(row: OpenRow, name: string, attribute: Attribute): void {
  const count = Math.min(Math.max(Math.trunc(Number(attribute('w:val')) || 0), 0), mostColumns)
  if (name === 'w:del' || name === 'w:moveFrom') row.isGone = true
  else if (name === 'w:tblHeader') row.isHead = true
  else if (name === 'w:gridBefore') row.column += count
  else if (name === 'w:gridSpan' && row.cell) row.cell.columns = Math.max(count, 1)
  else if (name === 'w:vMerge' && row.cell) row.cell.isContinued = attribute('w:val') !== 'restart'
}

const holdsHeading = (block: Block): boolean => (block.kind === 'table' ? block.hasHeading : isHeading(block))
