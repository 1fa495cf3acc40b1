import { sheetLimits, sheets } from '@apron/contract/documents'
import { NativeSelect } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { EndMark } from '../end-mark.tsx'
import { NotShown } from '../not-shown.tsx'
import type { ViewProps } from '../shown-file.ts'
import { SheetRows } from './sheet-rows.tsx'
import classes from './sheet.module.css'

/** Pixels of a row whose cells hold one line. */
const rowHeight = 30

/** A workbook as a grid, one sheet at a time. */
export function SheetView({ file, onEnd }: ViewProps) {
  const t = useText()
  const [sheet, setSheet] = useState(0)
  const { data, isError, refetch } = useRead(
    sheets.show,
    { params: { id: file.id }, query: { ...signatureIn(file.url), sheet } },
    { quiet: true, staleTime: Infinity },
  )
  const scroller = useRef<HTMLDivElement>(null)
  const grid = data?.data
  const rows = useVirtualizer({
    count: grid?.rows.length ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  if (isError) return <NotShown file={file} reason="unreadable" onAgain={() => void refetch()} onDownload={onEnd} />
  return (
    <>
      {grid && grid.names.length > 1 && (
        <div className={classes.bar}>
          <NativeSelect
            maw={320}
            aria-label={t('viewer.sheets')}
            value={String(sheet)}
            data={grid.names.map((name, index) => ({ value: String(index), label: name }))}
            onChange={({ currentTarget }) => setSheet(Number(currentTarget.value))}
          />
        </div>
      )}
      {!grid && <LoadingRows rows={10} />}
      <div
        ref={scroller}
        className={classes.scroll}
        tabIndex={0}
        role="region"
        aria-label={t('viewer.content', { name: file.name })}
        hidden={!grid}
      >
        {grid && grid.rows.length > 0 && <SheetRows grid={grid} label={grid.names[sheet] ?? file.name} rows={rows} />}
        {grid?.rows.length === 0 && <EmptyState title={t('viewer.empty_sheet')} />}
        {grid?.goes_on && (
          <p className={classes.more}>{t('viewer.rows_left_out', { count: formatNumber(sheetLimits.rows) })}</p>
        )}
        {grid && <EndMark onEnd={onEnd} />}
      </div>
    </>
  )
}

/** What the address of a file proves: that its reader was given it. */
function signatureIn(url: string): { expires: number; signature: string } {
  const given = new URL(url, window.location.origin).searchParams
  return { expires: Number(given.get('expires')), signature: given.get('signature') ?? '' }
}
