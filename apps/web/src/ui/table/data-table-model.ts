import type { ReactNode } from 'react'
import type { Selection } from '../list/selection.ts'

export type Column<Row> = {
  /** The name of the value; for a sortable column the wire's `sort_by`. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Another value that its cells show, by which the list can be sorted too. */
  also?: { id: string; header: string }
  /** CSS width; columns without one share what is left. */
  width?: number | string
  /** Pixels that the table must have across to show the column; where it has fewer, the column gives way. */
  from?: number
  align?: 'start' | 'end' | 'center'
  /** On a phone's card: the title, the top right corner, a text of its own, or nowhere; otherwise a line with its label. */
  card?: 'title' | 'corner' | 'text' | 'hidden'
}

/** What the list can be sorted by, in the order of its columns. */
export function sortableIn<Row>(columns: readonly Column<Row>[]): { id: string; header: string }[] {
  return columns.flatMap((column) => (column.sortable ? sortableOf(column) : []))
}

/** What the list can be sorted by at one column. */
export function sortableOf<Row>(column: Column<Row>): { id: string; header: string }[] {
  return [column, ...(column.also ? [column.also] : [])]
}

/** How the server sorted the rows. */
export type Sort = { by: string; direction: 'asc' | 'desc' }

export type FilledProps<Row extends { id: number }> = {
  /** What the table lists, read aloud. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** How a row is called where it is ticked or acted on. */
  nameOf: (row: Row) => string
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  selection?: Selection | undefined
  /** Why a row cannot be ticked, in a sentence; the same function over renderings keeps a tick cheap. */
  reasonAgainst?: ((row: Row) => string | undefined) | undefined
  /** The menu at the end of each row; the same function over renderings keeps a tick cheap. */
  actions?: ((row: Row) => ReactNode) | undefined
}

/** The sort after a click on a column: upwards first, then the other way round. */
export function nextSort(present: Sort | undefined, by: string): Sort {
  return { by, direction: present?.by === by && present.direction === 'asc' ? 'desc' : 'asc' }
}
