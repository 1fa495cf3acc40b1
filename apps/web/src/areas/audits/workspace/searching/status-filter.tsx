import type { AnswerStatus } from '@apron/contract/audits'
import type { CSSProperties } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from './status-filter.module.css'

/** Shows only items in the chosen statuses; All takes the filter away. */
export function StatusFilter({
  statuses,
  chosen,
  onChange,
}: {
  statuses: readonly AnswerStatus[]
  chosen: readonly number[] | undefined
  onChange: (chosen: number[] | undefined) => void
}) {
  const t = useText()
  const ids = chosen ?? []
  const toggle = (id: number) => {
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <div className={classes.filter} role="group" aria-label={t('auditWorkspace.filter_status')}>
      <button
        type="button"
        className={classes.button}
        aria-pressed={ids.length === 0}
        onClick={() => onChange(undefined)}
      >
        {t('auditWorkspace.filter_all')}
      </button>
      {statuses.map(({ id, code, name, color }) => (
        <button
          key={id}
          type="button"
          className={classes.button}
          aria-pressed={ids.includes(id)}
          aria-label={`${code}, ${name}`}
          title={name}
          style={{ '--status': color } as CSSProperties}
          onClick={() => toggle(id)}
        >
          <span className={classes.dot} aria-hidden="true" />
          {code}
        </button>
      ))}
    </div>
  )
}
