import { useEffect, useRef, type RefObject } from 'react'

/**
 * Draws the groups of a long table one in each frame, from the first on: all at once would hold the page up for
 * seconds, and what is never drawn is not read out.
 */
export function useDrawnInTurn(groups: readonly unknown[]): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const waiting = [...(table.current?.tBodies ?? [])].values()
    let frame = requestAnimationFrame(function draw() {
      const { value: body } = waiting.next()
      if (!body) return
      body.style.contentVisibility = 'visible'
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [groups])
  return table
}
