import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Up to this many rows are all in the document; above, only those near the window. */
const plainUpTo = 100

export type VirtualRows = {
  indexes: readonly number[]
  /** Heights in pixels of what is left out above and below. */
  before: number
  after: number
  measure: ((element: HTMLElement | null) => void) | undefined
  ref: RefObject<HTMLDivElement | null>
}

/** Which rows of a long list are drawn while the page scrolls. `height` is the expected row height in pixels. */
export function useVirtualRows(count: number, height: number): VirtualRows {
  const ref = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const top = ref.current?.getBoundingClientRect().top
    if (top !== undefined) setMargin(Math.round(top + window.scrollY))
  }, [count])
  const isVirtual = count > plainUpTo
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: margin,
  })
  if (!isVirtual)
    return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0, measure: undefined, ref }
  const items = virtualizer.getVirtualItems()
  return {
    indexes: items.map((item) => item.index),
    before: Math.max(0, (items[0]?.start ?? 0) - margin),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 0) - margin)),
    measure: virtualizer.measureElement,
    ref,
  }
}
