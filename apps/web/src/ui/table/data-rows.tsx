import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { DataRow } from './data-row.tsx'
import { nextSort, sortableOf, type Column, type FilledProps, type Sort } from './data-table-model.ts'
import classes from './data-table.module.css'
import { useTicks } from '../list/ticks.ts'
import type { DrawnRows } from '../list/drawn/rows.ts'
import { useWidthOf } from '../list/width-of.ts'

/** Pixels across which words are still whole, for columns that share what is left. */
const leastWidth = 150

/** The list as a table. */
export function DataRows<Row extends { id: number }>({ drawn, ...props }: FilledProps<Row> & { drawn: DrawnRows }) {
  const { label, columns: declared, rows, nameOf, selection, reasonAgainst, actions, sort, onSort } = props
  const t = useText()
  const width = useWidthOf(drawn.ref)
  // The widest column that there is room for, and not the width: rows are drawn again only where one has come or gone.
  const room = Math.max(...declared.map(({ from = 0 }) => (from <= width ? from : 0)))
  const columns = useMemo(() => declared.filter(({ from = 0 }) => from <= room), [declared, room])
  const ticks = useTicks(rows, selection, reasonAgainst)
  const span = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  return (
    <div className={classes.scroll} ref={drawn.ref}>
      <table className={classes.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th className={classes.tick} scope="col">
                <Checkbox
                  size="xs"
                  aria-label={t('actions.select_all')}
                  checked={ticks.all}
                  indeterminate={ticks.some && !ticks.all}
                  onChange={ticks.toggleAll}
                  disabled={ticks.none}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={(by) => onSort?.(nextSort(sort, by))} />
            ))}
            {actions && (
              <th className={classes.actions} scope="col">
                <span className="visually-hidden">{t('actions.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Space height={drawn.before} span={span} />
          {drawn.indexes.map((index) => {
            const row = rows[index]
            return (
              row && (
                <DataRow
                  key={row.id}
                  row={row}
                  index={index}
                  columns={columns}
                  nameOf={nameOf}
                  actions={actions}
                  reasonAgainst={reasonAgainst}
                  isTicked={selection?.has(row.id) ?? false}
                  onTick={selection && ticks.toggle}
                  measure={drawn.measure}
                />
              )
            )
          })}
          <Space height={drawn.after} span={span} />
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
const arrows = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort }

function Head<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: (by: string) => void
}) {
  const values = sortableOf(column)
  const sorted = values.some(({ id }) => id === sort?.by) ? sort?.direction : undefined
  return (
    <th
      scope="col"
      style={column.width === undefined ? { minWidth: leastWidth } : { width: column.width }}
      data-align={column.align}
      aria-sort={column.sortable ? (sorted ? sortWords[sorted] : 'none') : undefined}
    >
      {column.sortable ? (
        <span className={classes.sorts}>
          {values.map(({ id, header }) => {
            const way = id === sort?.by ? sort.direction : undefined
            const Arrow = arrows[way ?? 'none']
            return (
              <UnstyledButton
                key={id}
                className={classes.sort}
                data-sorted={way}
                aria-current={way && values.length > 1 ? 'true' : undefined}
                onClick={() => onSort(id)}
              >
                {header}
                <Arrow size={14} stroke={1.8} aria-hidden="true" />
              </UnstyledButton>
            )
          })}
        </span>
      ) : (
        column.header
      )}
    </th>
  )
}
