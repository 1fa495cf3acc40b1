import { Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { daysAfter, daysBetween } from '#lib/text/days.ts'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYear, today } from '#lib/text/dates.ts'
import { locale, useText } from '#lib/text/i18n.ts'
import type { CalendarAudit } from './calendar-audits.ts'
import classes from './timeline.module.css'

const weeks = 12
export const timelineDays = 7 * weeks
/** Days by which one step moves it. */
export const step = 28

/** The Monday of the week before a day: what has just been is shown too. */
export function timelineFrom(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysAfter(day, -weekday - 7)
}

const share = (days: number) => `${(100 * Math.min(Math.max(days, 0), timelineDays)) / timelineDays}%`

/** Twelve weeks with one bar for each audit that falls into them. */
export function Timeline({ audits, from }: { audits: readonly CalendarAudit[]; from: string }) {
  const t = useText()
  const end = daysAfter(from, timelineDays)
  const shown = audits
    .filter((audit) => audit.from < end && audit.to >= from)
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.id - other.id)
  const now = daysBetween(from, today())
  const format = new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
  return (
    <div className={classes.timeline}>
      <div className={classes.weeks} aria-hidden="true">
        {Array.from({ length: weeks }, (_, week) => (
          <span key={week}>{format.format(new Date(`${daysAfter(from, 7 * week)}T00:00:00Z`))}</span>
        ))}
      </div>
      {shown.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {t('dashboard.none_in_weeks')}
        </Text>
      )}
      <ul className={classes.rows}>
        {now >= 0 && now < timelineDays && (
          <li
            className={classes.now}
            style={{ '--part': (now + 0.5) / timelineDays } as CSSProperties}
            aria-hidden="true"
          />
        )}
        {shown.map((audit) => (
          <Row key={audit.id} audit={audit} from={from} />
        ))}
      </ul>
    </div>
  )
}

function Row({ audit, from }: { audit: CalendarAudit; from: string }) {
  const t = useText()
  const { id, name, organization, isCorrective } = audit
  const start = daysBetween(from, audit.from)
  const words = t('dashboard.timeline_of', {
    name,
    organization,
    status: t(isCorrective ? 'dashboard.corrective' : 'dashboard.in_progress'),
    from: dayMonthYear(audit.from),
    to: dayMonthYear(audit.to),
  })
  const place = { '--from': share(start), '--to': share(daysBetween(from, audit.to) + 1) } as CSSProperties
  return (
    <li>
      <Link to="/checklist/$id/view" params={{ id: String(id) }} aria-label={words} title={words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.track}>
          <span className={classes.bar} style={place} data-tint={isCorrective ? 'orange' : 'green'} />
        </span>
      </Link>
    </li>
  )
}
