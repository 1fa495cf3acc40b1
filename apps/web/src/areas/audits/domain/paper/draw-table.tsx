import { plainWords, type Block, type Cell, type Records, type PaperRow, type Table } from '@apron/contract/audits'
import { memo, type CSSProperties, type ReactNode } from 'react'
import { useDrawnInTurn } from './drawn-in-turn.ts'
import classes from './paper.module.css'

/** Columns that a phone shows beside each other, in a short table and in a long one. */
const most = { short: 4, long: 3 }
/** Rows of which the screen draws a part at a time. */
const many = 40
/** Pixels that a row takes until it has been drawn. */
const guessed = 90

const partsOf = ({ tBodies }: HTMLTableElement) => tBodies

const labelOf = ({ blocks }: Cell): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? plainWords(block.words) : '')).join(' ')

/** What draws the blocks of a cell. */
type Draw = (blocks: readonly Block[]) => ReactNode

const asGrid = (columns: readonly number[]) => columns.map((share) => `minmax(0, ${share}fr)`).join(' ')

/** The roles are said: a long table is laid out row by row on the screen, and not every browser takes that for a table. */
export function DrawTable({ table, draw }: { table: Table; draw: Draw }) {
  const { label, columns, head, parts } = table
  const drawn = useDrawnInTurn(parts, partsOf)
  const isLong = parts.flat().length > many
  const isMany = columns.length > (isLong ? most.long : most.short)
  const labels = isMany ? head.at(-1)?.cells.map(labelOf) : undefined
  return (
    <table
      ref={drawn}
      role="table"
      className={classes.table}
      data-long={isLong || undefined}
      data-many={isMany || undefined}
      data-dense={table.isDense || undefined}
      aria-label={label || undefined}
      style={{ '--columns': asGrid(columns) } as CSSProperties}
    >
      <colgroup>
        {columns.map((share, place) => (
          <col key={place} width={`${share}%`} />
        ))}
      </colgroup>
      {head.length > 0 && (
        <thead role="rowgroup">
          {head.map((row, place) => (
            <DrawRow key={place} row={row} draw={draw} />
          ))}
        </thead>
      )}
      {parts.map((rows, part) => (
        <tbody key={part} role="rowgroup" style={{ '--guessed': `${rows.length * guessed}px` } as CSSProperties}>
          {rows.map((row, place) => (
            <DrawRow key={place} row={row} draw={draw} labels={labels} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Drawn anew only when another paper is made. */
const DrawRow = memo(function DrawRow({
  row: { cells, level },
  draw,
  labels,
}: {
  row: PaperRow
  draw: Draw
  labels?: readonly string[] | undefined
}) {
  return (
    <tr role="row" className={level === null ? undefined : classes.group} data-level={level ?? undefined}>
      {cells.map((cell, place) => (
        <DrawCell key={place} cell={cell} draw={draw} label={labels?.[place]} />
      ))}
    </tr>
  )
})

const roles = {
  column: { role: 'columnheader', scope: 'col' },
  row: { role: 'rowheader', scope: 'row' },
  group: { role: 'rowheader', scope: 'rowgroup' },
} as const

function DrawCell({ cell, draw, label }: { cell: Cell; draw: Draw; label: string | undefined }) {
  const { blocks, heads, columns, rows, align, isWhole } = cell
  const about = {
    colSpan: columns,
    rowSpan: rows,
    'data-align': align,
    'data-whole': isWhole || undefined,
    'data-label': label,
  }
  const words = draw(blocks)
  return heads ? (
    <th {...about} {...roles[heads]}>
      {words}
    </th>
  ) : (
    <td {...about} role="cell">
      {words}
    </td>
  )
}

/** More records than this on a paper are drawn one after the other. */
const told = 10
const sectionsOf = ({ children }: HTMLDivElement) => children

/** The records of a paper, one after the other. */
export function DrawRecords({ of: { records }, draw }: { of: Records; draw: Draw }) {
  const drawn = useDrawnInTurn(records, sectionsOf)
  return (
    <div ref={drawn} className={classes.records} data-many={records.length > told || undefined}>
      {records.map((blocks, place) => (
        <section key={place}>{draw(blocks)}</section>
      ))}
    </div>
  )
}
