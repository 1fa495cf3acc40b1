import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useText } from '../lib/i18n.ts'
import type { Column, FilledProps, Model } from './data-table-model.ts'
import classes from './data-table.module.css'
import { useVirtualRows } from './virtual-rows.ts'

/** The list as a table. */
export function DataRows<Row extends { id: number }>(props: FilledProps<Row> & { model: Model<Row> }) {
  const { model, label, columns, selection, actions } = props
  const t = useText()
  const rows = model.getRowModel().rows
  const virtual = useVirtualRows(rows.length, 47)
  const span = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  return (
    <div className={classes.scroll} ref={virtual.ref}>
      <table className={classes.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th className={classes.tick} scope="col">
                <Checkbox
                  size="xs"
                  aria-label={t('actions.select_all')}
                  checked={model.getIsAllRowsSelected()}
                  indeterminate={model.getIsSomeRowsSelected() && !model.getIsAllRowsSelected()}
                  onChange={model.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} model={model} />
            ))}
            {actions && (
              <th className={classes.actions} scope="col">
                <span className="visually-hidden">{t('actions.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Space height={virtual.before} span={span} />
          {virtual.indexes.map((index) => {
            const row = rows[index]
            if (!row) return null
            return (
              <tr
                key={row.id}
                ref={virtual.measure}
                data-index={index}
                aria-rowindex={index + 2}
                data-selected={row.getIsSelected() || undefined}
              >
                {selection && (
                  <td className={classes.tick}>
                    <Checkbox
                      size="xs"
                      aria-label={t('actions.select_row', { name: props.nameOf(row.original) })}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.id} data-align={column.align}>
                    {column.cell(row.original)}
                  </td>
                ))}
                {actions && <td className={classes.actions}>{actions(row.original)}</td>}
              </tr>
            )
          })}
          <Space height={virtual.after} span={span} />
        </tbody>
      </table>
    </div>
  )
}

function Space({ height, span }: { height: number; span: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden="true" className={classes.space}>
      <td colSpan={span} style={{ height }} />
    </tr>
  )
}

const sortWords = { asc: 'ascending', desc: 'descending' } as const

function Head<Row extends { id: number }>({ column, model }: { column: Column<Row>; model: Model<Row> }) {
  const tableColumn = model.getColumn(column.id)
  const sorted = tableColumn?.getIsSorted() || undefined
  const Arrow = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconArrowsSort
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      data-align={column.align}
      aria-sort={column.sortable ? (sorted ? sortWords[sorted] : 'none') : undefined}
    >
      {column.sortable ? (
        <UnstyledButton className={classes.sort} data-sorted={sorted} onClick={tableColumn?.getToggleSortingHandler()}>
          {column.header}
          <Arrow size={14} stroke={1.8} aria-hidden="true" />
        </UnstyledButton>
      ) : (
        column.header
      )}
    </th>
  )
}
