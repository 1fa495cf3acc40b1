import type { FilledProps } from './data-table-model.ts'
import classes from './data-cards.module.css'
import { RowTick } from '../list/row-tick.tsx'
import { SortField } from './sort-field.tsx'
import { useTicks } from '../list/ticks.ts'
import type { DrawnRows } from '../list/drawn/rows.ts'

/** The list as cards, for narrow screens; sorting moves into a field above them. */
export function DataCards<Row extends { id: number }>({ drawn, ...props }: FilledProps<Row> & { drawn: DrawnRows }) {
  const { label, columns, rows, nameOf, selection, reasonAgainst, actions } = props
  const ticks = useTicks(rows, selection, reasonAgainst)
  const lines = columns.filter((column) => !column.card)
  const titles = columns.filter((column) => column.card === 'title')
  const texts = columns.filter((column) => column.card === 'text')
  const corners = columns.filter((column) => column.card === 'corner')
  return (
    <div ref={drawn.ref}>
      {props.onSort && (
        <div className={classes.sort}>
          <SortField {...props} />
        </div>
      )}
      <ul className={classes.cards} aria-label={label} style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}>
        {drawn.indexes.map((index) => {
          const row = rows[index]
          if (!row) return null
          return (
            <li key={row.id} ref={drawn.measure} data-index={index} data-selected={selection?.has(row.id) || undefined}>
              <div className={classes.top}>
                {selection && (
                  <RowTick
                    size="sm"
                    name={nameOf(row)}
                    reason={reasonAgainst?.(row)}
                    isTicked={selection.has(row.id)}
                    onTick={() => ticks.toggle(row.id)}
                  />
                )}
                <div className={classes.title}>
                  {titles.map((column) => (
                    <div key={column.id}>{column.cell(row)}</div>
                  ))}
                </div>
                {corners.map((column) => (
                  <div key={column.id}>{column.cell(row)}</div>
                ))}
                {actions?.(row)}
              </div>
              {texts.map((column) => (
                <div key={column.id} className={classes.text}>
                  {column.cell(row)}
                </div>
              ))}
              {lines.length > 0 && (
                <dl className={classes.lines}>
                  {lines.map((column) => (
                    <div key={column.id}>
                      <dt>{column.header}</dt>
                      <dd>{column.cell(row)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
