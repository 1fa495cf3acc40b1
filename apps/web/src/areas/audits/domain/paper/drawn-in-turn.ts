import { useEffect, useRef, type RefObject } from 'react'

/**
 * Draws the parts of something long one in each frame, from the first on: all at once would hold the page up for
 * seconds, and what is never drawn is not read out. `partsOf` is the same function as long as the parts are.
 */
export function useDrawnInTurn<Whole extends HTMLElement>(
  groups: readonly unknown[],
  partsOf: (whole: Whole) => Iterable<Element>,
): RefObject<Whole | null> {
  const drawn = useRef<Whole>(null)
  useEffect(() => {
    const waiting = [...(drawn.current ? partsOf(drawn.current) : [])].values()
    let frame = requestAnimationFrame(function draw() {
      const { value: part } = waiting.next()
      if (!part) return
      if (part instanceof HTMLElement) part.style.contentVisibility = 'visible'
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [groups, partsOf])
  return drawn
}
