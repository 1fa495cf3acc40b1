import { waiting } from '@apron/contract/desk'
import { useRead } from '#lib/calls/queries.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import classes from './sidebar.module.css'

/** How much waits for the person, beside the line of the menu; nothing while nothing does. */
export function WaitingCount() {
  const t = useText()
  const { data } = useRead(waiting.count, {}, { quiet: true, staleTime: 60_000 })
  const count = data?.data.total ?? 0
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="visually-hidden">{t('shell.waiting', { count })}</span>
    </span>
  )
}
