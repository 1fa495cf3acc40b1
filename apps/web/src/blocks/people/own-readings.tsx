import type { ProfileReading } from '@apron/contract/documents'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { dateAndTime, dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './own-readings.module.css'

/** Documents that somebody has to read or has read; each leads to where it is read. */
export function OwnReadings({ readings }: { readings: readonly ProfileReading[] }) {
  const t = useText()
  return (
    <ul className={classes.list}>
      {readings.map((reading) => (
        <li key={`${reading.document.id} ${reading.version.id}`}>
          <Link to="/document/list" search={{ panel: 'read', document: reading.document.id }} className={classes.line}>
            <span className={classes.words}>
              <span className={classes.name}>
                {t('readings.document', { name: reading.document.name, version: reading.version.label })}
              </span>
              <State reading={reading} />
            </span>
            <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function State({ reading: { acknowledged_at, due_on, is_late, version } }: { reading: ProfileReading }) {
  const t = useText()
  if (acknowledged_at) {
    return <small>{t('readings.confirmed_at', { at: dateAndTime(acknowledged_at), version: version.label })}</small>
  }
  if (!due_on) return <small>{t('readings.to_read')}</small>
  return (
    <small data-late={is_late || undefined}>
      {t(is_late ? 'readings.late_since' : 'readings.due_on', { day: dayMonthYear(due_on) })}
    </small>
  )
}
