import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels. */
const gap = 12
const least = 172
const words = 72
/** Height of a picture by its width. */
const shape = 0.72

/** Where the tiles of a grid stand, in pixels. */
export type GridLayout = { columns: number; tile: number; picture: number; row: number; top: number }

/** The layout in a given width: as many tiles beside one another as have room, on a phone two. */
export function layoutIn(width: number, top: number): GridLayout {
  const columns = Math.max(2, Math.floor((width + gap) / (least + gap)))
  const tile = Math.max(0, (width - gap * (columns - 1)) / columns)
  const picture = Math.round(tile * shape)
  return { columns, tile, picture, row: picture + words + gap, top }
}

/** The layout of a grid in its place on the page; null before it has one. */
export function useGridLayout(ref: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const measure = () => {
      const { width, top } = current.getBoundingClientRect()
      const next = layoutIn(width, Math.round(top + window.scrollY))
      setLayout((before) => (before && before.tile === next.tile && before.top === next.top ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    // What comes or goes above the grid moves it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
  return layout
}
