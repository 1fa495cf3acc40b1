import { useCallback, useMemo, useRef } from 'react'
import type { Selection } from './selection.ts'

/** Ticking one row, or all rows of a page against which there is no reason; `toggle` stays the same function, so that untouched rows need no drawing. */
export function useTicks<Row extends { id: number }>(
  rows: readonly Row[],
  selection: Selection | undefined,
  reasonAgainst: ((row: Row) => string | undefined) | undefined,
) {
  const latest = useRef(selection)
  latest.current = selection
  const toggle = useCallback((id: number) => {
    const present = latest.current
    if (!present) return
    present.set(present.has(id) ? present.ids.filter((other) => other !== id) : [...present.ids, id])
  }, [])
  const open = useMemo(() => (reasonAgainst ? rows.filter((row) => !reasonAgainst(row)) : rows), [rows, reasonAgainst])
  const all = open.length > 0 && open.every(({ id }) => selection?.has(id))
  const some = open.some(({ id }) => selection?.has(id))
  const toggleAll = () => selection?.set(all ? [] : open.map(({ id }) => id))
  return { toggle, all, some, none: open.length === 0, toggleAll }
}
