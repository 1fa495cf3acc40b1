import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import type { Selection } from './selection.ts'

export type Column<Row> = {
  /** The name of the value; for a sortable column the wire's `sort_by`. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** CSS width; columns without one share what is left. */
  width?: number | string
  align?: 'start' | 'end' | 'center'
  /** On a phone's card: the title, the top right corner, a text of its own, or nowhere; otherwise a line with its label. */
  card?: 'title' | 'corner' | 'text' | 'hidden'
}

export type Sort = { by: string; direction: 'asc' | 'desc' }

export type TableOf<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  selection?: Selection | undefined
}

export type FilledProps<Row extends { id: number }> = TableOf<Row> & {
  /** What the table lists, read aloud. */
  label: string
  /** How a row is called where it is ticked or acted on. */
  nameOf: (row: Row) => string
  /** The menu at the end of each row. */
  actions?: ((row: Row) => ReactNode) | undefined
}

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
export type Model<Row extends { id: number }> = ReactTable<typeof features, Row>

/** The table's state: sorted and paged by the server, ticked by the person. */
export function useTableModel<Row extends { id: number }>({
  columns,
  rows,
  sort,
  onSort,
  selection,
}: TableOf<Row>): Model<Row> {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.header,
        // The server sorts; without an accessor the table would think that nothing can be sorted.
        accessorFn: () => null,
        enableSorting: column.sortable ?? false,
        sortDescFirst: false,
        cell: ({ row }) => column.cell(row.original),
      })),
    [columns],
  )
  const { by, direction } = sort ?? {}
  const sorting = useMemo(() => (by ? [{ id: by, desc: direction === 'desc' }] : []), [by, direction])
  const ticked = selection?.ids
  const rowSelection = useMemo(
    () => Object.fromEntries((ticked ?? []).map((id) => [String(id), true as const])),
    [ticked],
  )
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(row.id),
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: selection !== undefined,
    state: { sorting, rowSelection },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update
      if (next) onSort?.({ by: next.id, direction: next.desc ? 'desc' : 'asc' })
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update
      selection?.set(
        Object.keys(next)
          .filter((id) => next[id])
          .map(Number),
      )
    },
  })
}
