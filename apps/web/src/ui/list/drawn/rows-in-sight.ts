import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Rows } from './rows.ts'

/** Draws the rows near the window while the page scrolls. */
export function RowsInSight({ count, height, children }: Rows) {
  const ref = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const top = ref.current?.getBoundingClientRect().top
    if (top !== undefined) setMargin(Math.round(top + window.scrollY))
  }, [count])
  const virtualizer = useWindowVirtualizer({ count, estimateSize: () => height, overscan: 12, scrollMargin: margin })
  const items = virtualizer.getVirtualItems()
  return children({
    indexes: items.map((item) => item.index),
    before: Math.max(0, (items[0]?.start ?? 0) - margin),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? 0) - margin)),
    measure: virtualizer.measureElement,
    ref,
  })
}
