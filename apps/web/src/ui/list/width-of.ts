import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels across an element, kept right while it changes; the window's before it is drawn. */
export function useWidthOf(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(window.innerWidth)
  useLayoutEffect(() => {
    if (!element.current) return
    setWidth(element.current.clientWidth)
    const seeing = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    seeing.observe(element.current)
    return () => seeing.disconnect()
  }, [element])
  return width
}
