import type { SheetGrid } from '@apron/contract/documents'
import type { Virtualizer } from '@tanstack/react-virtual'
import { useText } from '#lib/text/i18n.ts'
import classes from './sheet.module.css'

/** The rows of a sheet under the letters of its columns; only those in sight are drawn. */
export function SheetRows({
  grid,
  label,
  rows,
}: {
  grid: SheetGrid
  label: string
  rows: Virtualizer<HTMLDivElement, Element>
}) {
  const t = useText()
  const drawn = rows.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  const span = grid.columns.length + 1
  return (
    <table className={classes.grid} aria-label={label} aria-rowcount={grid.rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <span className="visually-hidden">{t('viewer.row')}</span>
          </th>
          {grid.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Space height={before} span={span} />
        {drawn.map(({ index }) => {
          const row = grid.rows[index]
          return (
            row && (
              <tr key={row.id} ref={rows.measureElement} data-index={index} aria-rowindex={index + 2}>
                <th scope="row">{row.id}</th>
                {grid.columns.map((column, place) => (
                  <td key={column}>{row.cells[place]}</td>
                ))}
              </tr>
            )
          )
        })}
        <Space height={after} span={span} />
      </tbody>
    </table>
  )
}

function Space({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
