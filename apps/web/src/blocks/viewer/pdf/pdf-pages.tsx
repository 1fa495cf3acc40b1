import { useElementSize } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { PdfBar } from './pdf-bar.tsx'
import { PdfSheet } from './pdf-sheet.tsx'
import { useFind } from './use-find.ts'
import type { ViewProps } from '../shown-file.ts'
import type { OpenPdf } from './opening/use-pdf.ts'
import { nextZoom, shareOf, widthOf, type Zoom } from './zoom.ts'
import classes from './pdf.module.css'

/** Pixels between two pages. */
const gap = 12

/** The pages of an open document beneath one another; only those in sight are drawn. */
export function PdfPages({
  open: { pdf, width: points, height },
  name,
  onEnd,
  firstPage,
  onPage,
  onLost,
  onDownload,
}: { open: OpenPdf; name: string } & Omit<ViewProps, 'file'>) {
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: measured, width: room } = useElementSize()
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [ratios, noteRatio] = useRatios(height / points)
  const find = useFind(pdf)
  const width = widthOf(zoom, points, room)
  const { pages, present } = usePages({
    count: pdf.numPages,
    scroller,
    heightOf: (page) => width * ratios(page),
    width,
  })
  const { hit, words } = find

  const { scrollToIndex } = pages
  useEffect(() => {
    if (hit) scrollToIndex(hit.page - 1, { align: 'start' })
  }, [hit, scrollToIndex])
  const { noteDrawn, isWhole } = useDrawn(onLost)
  useTellEnd(present === pdf.numPages && room > 0 && isWhole(pdf.numPages), onEnd)
  const start = useRef(firstPage)
  useEffect(() => {
    if (room === 0 || start.current === undefined) return
    scrollToIndex(Math.min(start.current, pdf.numPages) - 1, { align: 'start' })
    start.current = undefined
  }, [room, pdf, scrollToIndex])
  useEffect(() => {
    if (room > 0) onPage?.(present)
  }, [room, present, onPage])

  const go = useCallback((page: number) => scrollToIndex(page - 1, { align: 'start' }), [scrollToIndex])
  const share = shareOf(width, points)
  const change = (by: -1 | 1) => {
    const next = nextZoom(share, by)
    if (next !== undefined) setZoom(next)
  }
  return (
    <div className={classes.frame}>
      <PdfBar
        page={{ present, count: pdf.numPages, go }}
        zoom={{ share, isFit: zoom === 'fit', change, fit: () => setZoom('fit') }}
        find={find}
      />
      <div
        ref={scroller}
        className={classes.pages}
        tabIndex={0}
        role="region"
        aria-label={t('viewer.content', { name })}
      >
        <div ref={measured} className={classes.all} style={{ height: pages.getTotalSize() }}>
          {room > 0 &&
            pages.getVirtualItems().map(({ index, start, size }) => (
              <div key={index} className={classes.place} style={{ transform: `translateY(${start}px)` }}>
                <div style={{ width, height: size - gap }}>
                  <Sheet
                    pdf={pdf}
                    number={index + 1}
                    width={width}
                    words={words}
                    shown={hit?.page === index + 1 ? hit.at : null}
                    onRatio={noteRatio}
                    onDrawn={noteDrawn}
                    onGo={go}
                    onDownload={onDownload}
                  />
                </div>
              </div>
            ))}
        </div>
      </div>
    </div>
  )
}

function Sheet({
  words,
  shown,
  ...sheet
}: { words: string; shown: number | null } & Omit<Parameters<typeof PdfSheet>[0], 'sought'>) {
  const sought = useMemo(() => ({ words, shown }), [words, shown])
  return <PdfSheet {...sheet} sought={sought} />
}

/** How high pages are for their width: as the first is, until each has been seen. */
function useRatios(first: number) {
  const [seen, setSeen] = useState<ReadonlyMap<number, number>>(new Map())
  const note = useCallback(
    (page: number, ratio: number) =>
      setSeen((before) => (before.get(page) === ratio ? before : new Map(before).set(page, ratio))),
    [],
  )
  return [(page: number) => seen.get(page) ?? first, note] as const
}

/** Which pages were drawn, and which of those not in full, as they report it. */
function useDrawn(onLost: ViewProps['onLost']) {
  const [drawn, setDrawn] = useState<ReadonlyMap<number, boolean>>(new Map())
  const noteDrawn = useCallback(
    (page: number, inFull: boolean) =>
      setDrawn((before) => (before.get(page) === inFull ? before : new Map(before).set(page, inFull))),
    [],
  )
  const lost = useMemo(
    () => [...drawn].flatMap(([page, inFull]) => (inFull ? [] : [page])).toSorted((one, other) => one - other),
    [drawn],
  )
  useEffect(() => onLost?.(lost), [lost, onLost])
  useEffect(() => () => onLost?.([]), [onLost])
  return { noteDrawn, isWhole: (last: number) => lost.length === 0 && drawn.has(last) }
}

function usePages({
  count,
  scroller,
  heightOf,
  width,
}: {
  count: number
  scroller: RefObject<HTMLDivElement | null>
  heightOf: (page: number) => number
  width: number
}) {
  const pages = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => Math.round(heightOf(index + 1)) + gap,
    overscan: 1,
  })
  const heights = Array.from({ length: Math.min(count, 2000) }, (_, index) => Math.round(heightOf(index + 1))).join()
  const before = useRef({ width, page: 1 })
  // A page is read while somebody changes its size: it stays where it was.
  useEffect(() => {
    const { width: former, page } = before.current
    pages.measure()
    if (former !== width && page > 1) pages.scrollToIndex(page - 1, { align: 'start' })
    before.current.width = width
  }, [pages, heights, width])
  const middle = (pages.scrollOffset ?? 0) + (pages.scrollRect?.height ?? 0) / 2
  const present = (pages.getVirtualItemForOffset(middle)?.index ?? 0) + 1
  const isAtEnd = (pages.scrollOffset ?? 0) + (pages.scrollRect?.height ?? 0) >= pages.getTotalSize() - 4
  const page = isAtEnd && (pages.scrollRect?.height ?? 0) > 0 ? count : present
  useEffect(() => {
    before.current.page = page
  }, [page])
  return { pages, present: page }
}

/** Reports once that the last page is in sight. */
function useTellEnd(isThere: boolean, onEnd: (() => void) | undefined): void {
  const told = useRef(false)
  useEffect(() => {
    if (!isThere || told.current) return
    told.current = true
    onEnd?.()
  }, [isThere, onEnd])
}
