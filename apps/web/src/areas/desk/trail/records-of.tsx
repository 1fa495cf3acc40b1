import type { TrailEntry } from '@apron/contract/desk'
import { useText } from '#lib/text/i18n.ts'
import { Link } from '#lib/router/link.tsx'
import classes from './trail.module.css'

/** The records that an entry is about; each leads to all that was done to it. */
export function RecordsOf({ entry, onFollow }: { entry: TrailEntry; onFollow?: () => void }) {
  const t = useText()
  return (
    <ul className={classes.records}>
      {entry.records.map(({ kind, id, title, name }) => {
        const numbered = t('trail.numbered', { kind: title, id })
        return (
          <li key={`${kind} ${id}`}>
            <Link to="/trail" search={{ kind, record_id: id }} onFollow={onFollow}>
              {name ?? numbered}
            </Link>
            {name && <small>{numbered}</small>}
          </li>
        )
      })}
      {entry.more > 0 && <li className={classes.dim}>{t('trail.more_records', { count: entry.more })}</li>}
    </ul>
  )
}
