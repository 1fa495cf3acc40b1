import { memo } from 'react'
import type { FilledProps } from './data-table-model.ts'
import classes from './data-table.module.css'
import { RowTick } from '../list/row-tick.tsx'

type Props<Row extends { id: number }> = Pick<FilledProps<Row>, 'columns' | 'nameOf' | 'actions' | 'reasonAgainst'> & {
  row: Row
  index: number
  isTicked: boolean
  onTick: ((id: number) => void) | undefined
  measure: ((element: HTMLElement | null) => void) | undefined
}

function Plain<Row extends { id: number }>({
  row,
  index,
  columns,
  nameOf,
  actions,
  reasonAgainst,
  isTicked,
  onTick,
  measure,
}: Props<Row>) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} data-selected={isTicked || undefined}>
      {onTick && (
        <td className={classes.tick}>
          <RowTick
            size="xs"
            name={nameOf(row)}
            reason={reasonAgainst?.(row)}
            isTicked={isTicked}
            onTick={() => onTick(row.id)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
      {actions && <td className={classes.actions}>{actions(row)}</td>}
    </tr>
  )
}

/** One row; drawn again only when something of it changed, so that a tick costs one row and not five hundred. */
export const DataRow = memo(Plain) as typeof Plain
