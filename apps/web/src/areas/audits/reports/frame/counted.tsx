import { Link, type LinkProps } from '#lib/router/link.tsx'
import { formatNumber } from '#lib/text/i18n.ts'
import classes from '../reports.module.css'

/** A number of a report, which leads to what it counts; nought leads nowhere. */
export function Counted({
  count,
  way,
  label,
  isLate = false,
}: {
  count: number
  way: Pick<LinkProps, 'to' | 'search'>
  /** What is counted, read aloud with the number. */
  label: string
  isLate?: boolean
}) {
  if (count === 0) return <span className={classes.none}>0</span>
  return (
    <Link
      {...way}
      className={classes.count}
      data-late={isLate || undefined}
      aria-label={`${formatNumber(count)}, ${label}`}
    >
      {formatNumber(count)}
    </Link>
  )
}
