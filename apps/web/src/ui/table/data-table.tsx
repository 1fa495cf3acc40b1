import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { DataCards } from './data-cards.tsx'
import { DataRows } from './data-rows.tsx'
import type { FilledProps } from './data-table-model.ts'
import { ListRows } from '../list/drawn/list-rows.tsx'
import { LoadingRows } from './loading-rows.tsx'

export type { Column } from './data-table-model.ts'

export type DataTableProps<Row extends { id: number }> = Omit<FilledProps<Row>, 'rows'> & {
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  /** Shown instead of no rows. */
  empty: ReactNode
}

/** A list of records: a table, on a phone cards; above 100 rows only those in sight are drawn. */
export function DataTable<Row extends { id: number }>({ rows, empty, ...rest }: DataTableProps<Row>) {
  if (!rows) return <LoadingRows rows={8} />
  if (rows.length === 0) return empty
  return <Filled {...rest} rows={rows} />
}

function Filled<Row extends { id: number }>(props: FilledProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const Drawn = isNarrow ? DataCards : DataRows
  return (
    <ListRows count={props.rows.length} height={isNarrow ? 132 : 47}>
      {(drawn) => <Drawn {...props} drawn={drawn} />}
    </ListRows>
  )
}
