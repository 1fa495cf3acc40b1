import { useText } from '#lib/text/i18n.ts'
import classes from '../reports.module.css'

/** What a report is about, and whether it is all of it. */
export function Caption({ words, isWhole }: { words: string; isWhole: boolean }) {
  const t = useText()
  return (
    <p className={classes.caption}>
      <strong>{words}</strong>
      {!isWhole && <span> {t('reports.not_whole')}</span>}
    </p>
  )
}

/** `2024`, or `2022–2026`. */
export const yearsInWords = ({ from_year: from, to_year: to }: { from_year: number; to_year: number }) =>
  from === to ? String(from) : `${from}–${to}`
