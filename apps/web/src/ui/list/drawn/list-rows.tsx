import { useRef } from 'react'
import { part } from '../../page/part.tsx'
import { LoadingRows } from '../../table/loading-rows.tsx'
import type { Rows } from './rows.ts'

/** Up to this many rows are all in the document; above, only those near the window. */
const plainUpTo = 100

const RowsInSight = part(() => import('./rows-in-sight.ts'), 'RowsInSight', { waits: <LoadingRows rows={8} /> })

/** Draws a list: all of it, or while the page scrolls what is in sight of a long one. */
export function ListRows(rows: Rows) {
  return rows.count > plainUpTo ? <RowsInSight {...rows} /> : <AllRows {...rows} />
}

function AllRows({ count, children }: Rows) {
  const ref = useRef<HTMLDivElement>(null)
  const indexes = Array.from({ length: count }, (_, index) => index)
  return children({ indexes, before: 0, after: 0, measure: undefined, ref })
}
