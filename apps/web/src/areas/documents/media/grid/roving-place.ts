import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { placeAfter } from './moves.ts'

/** Which tile of a grid the tab key leads to, and how the focus moves from one to another. */
export function useRovingPlace(
  grid: RefObject<HTMLElement | null>,
  { total, columns, opened }: { total: number; columns: number; opened: number },
) {
  const [noted, note] = useState(0)
  const wanted = useRef<number | null>(null)
  const lastOpened = useRef(-1)
  const place = Math.min(noted, Math.max(0, total - 1))
  const goTo = (next: number) => {
    wanted.current = next
    note(next)
  }
  // The file that was looked at last has the focus once its window is closed.
  useLayoutEffect(() => {
    if (opened >= 0) lastOpened.current = opened
    else if (lastOpened.current >= 0) {
      const last = Math.min(lastOpened.current, total - 1)
      lastOpened.current = -1
      wanted.current = last
      note(last)
    }
  }, [opened, total])
  useLayoutEffect(() => {
    const next = wanted.current
    if (next === null) return
    const tile = grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)
    if (!tile) return
    wanted.current = null
    tile.focus({ preventScroll: true })
  })
  const after = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, rows: number) =>
    altKey ? null : placeAfter(key, ctrlKey || metaKey, place, { count: total, columns, rows })
  return { place, note, goTo, after }
}
