import { useCallback, useRef } from 'react'
import type { Selection } from './selection.ts'

/** Ticking one row or all rows of a page; `toggle` stays the same function, so that untouched rows need no drawing. */
export function useTicks(rows: readonly { id: number }[], selection: Selection | undefined) {
  const latest = useRef(selection)
  latest.current = selection
  const toggle = useCallback((id: number) => {
    const present = latest.current
    if (!present) return
    present.set(present.has(id) ? present.ids.filter((other) => other !== id) : [...present.ids, id])
  }, [])
  const all = rows.length > 0 && rows.every(({ id }) => selection?.has(id))
  const some = rows.some(({ id }) => selection?.has(id))
  return { toggle, all, some, toggleAll: () => selection?.set(all ? [] : rows.map(({ id }) => id)) }
}
