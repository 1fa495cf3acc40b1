import { useCallback, useState, type RefCallback } from 'react'

/** Pixels between what is measured and the end of the window: its card's and the page's. */
const edge = 36
const least = 240

/**
 * The most height that something may take so that it ends, with so many pixels more below it, where the window ends
 * while the page is not scrolled.
 */
export function useRoomBelow(more: number): [RefCallback<HTMLElement>, string] {
  const [top, setTop] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const look = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    look()
    // What stands above it may break into more lines.
    const observer = new ResizeObserver(look)
    for (const one of [document.documentElement, element.parentElement]) if (one) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return [measure, `max(${least}px, calc(100dvh - ${top + more + edge}px))`]
}
