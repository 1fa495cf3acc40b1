import { useMemo } from 'react'
import { dayMonthYear } from '#lib/text/dates.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { fileSize } from '#ui/text/file-size.ts'
import { partsOf, type Share } from './shares.ts'
import classes from './room.module.css'

const nameOf = (row: Share) => row.name

/** Lines of the report, each with its part of the whole as a bar. */
export function ShareTable({
  label,
  name,
  rows,
  of,
}: {
  label: string
  /** What the first column names. */
  name: string
  rows: readonly Share[]
  /** Bytes of the whole. */
  of: number
}) {
  const t = useText()
  const parts = useMemo(() => {
    const shares = partsOf(rows, of)
    return new Map(rows.map(({ id }, at) => [id, shares[at]!]))
  }, [rows, of])
  const columns = useMemo(
    (): Column<Share>[] => [
      { id: 'name', header: name, card: 'title', cell: nameOf },
      {
        id: 'part',
        header: t('mediaScreens.share_part'),
        width: '26%',
        cell: (row) => <Part share={parts.get(row.id)!} />,
      },
      {
        id: 'bytes',
        header: t('mediaScreens.share_size'),
        width: 110,
        align: 'end',
        cell: (row) => fileSize(row.bytes),
      },
      {
        id: 'count',
        header: t('mediaScreens.share_files'),
        width: 100,
        align: 'end',
        cell: (row) => formatNumber(row.count),
      },
      { id: 'since', header: t('mediaScreens.share_since'), width: 130, cell: (row) => dayMonthYear(row.since) || '–' },
    ],
    [t, name, parts],
  )
  return <DataTable label={label} columns={columns} rows={rows} nameOf={nameOf} empty={null} />
}

function Part({ share }: { share: number }) {
  return (
    <span className={classes.share}>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      <span className={classes.percent}>
        {formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 1 })}
      </span>
    </span>
  )
}
