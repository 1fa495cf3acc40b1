import type { TrailEntry } from '@apron/contract/desk'
import { useText } from '#lib/text/i18n.ts'
import classes from './trail.module.css'

/** What a write changed, field by field: what was there before and what is there now. */
export function EntryChanges({ changes }: { changes: TrailEntry['changes'] }) {
  const t = useText()
  const said = (words: string) => words || <i>{t('trail.nothing')}</i>
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }, place) => (
        <div key={place}>
          <dt>{field}</dt>
          <dd>
            {before !== null && <del>{said(before)}</del>}
            {before !== null && after !== null && <span className={classes.to}>{t('trail.changed_to')}</span>}
            {after !== null && <ins>{said(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
