import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { GridLayout } from './layout.ts'

/** Pixels between a tile that is brought into sight and the edge of the window. */
const margin = 16

/** The rows of a grid near the window while the page scrolls, and one that is always there because it has the focus. */
export function useRowsInSight({
  count,
  layout: { row, top },
  kept,
  onSight,
}: {
  count: number
  layout: GridLayout
  kept: number
  onSight: (first: number, last: number) => void
}) {
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => row,
    overscan: 2,
    scrollMargin: top,
    scrollPaddingStart: margin,
    scrollPaddingEnd: margin,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range)
      return kept >= count || near.includes(kept) ? near : [...near, kept].sort((one, other) => one - other)
    },
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, row])
  const { startIndex: first, endIndex: last } = virtualizer.range ?? { startIndex: 0, endIndex: 0 }
  const tell = useEffectEvent(onSight)
  useEffect(() => tell(first, last), [first, last, count])
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top })),
    height: virtualizer.getTotalSize(),
    bring: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
