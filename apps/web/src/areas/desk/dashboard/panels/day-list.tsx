import { Text } from '@mantine/core'
import { daysAfter } from '#lib/text/days.ts'
import { Link } from '#lib/router/link.tsx'
import { dayMonthYear, today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { covering, type CalendarAudit } from '../calendar/calendar-audits.ts'
import { PanelHead } from './panel-head.tsx'
import classes from './panels.module.css'

const days = [
  { text: 'dashboard.yesterday', after: -1 },
  { text: 'dashboard.today', after: 0 },
  { text: 'dashboard.tomorrow', after: 1 },
] as const

/** The audits of yesterday, today and tomorrow, each once with the days of these that it covers; null while nobody knows. */
export function Days({ audits }: { audits: readonly CalendarAudit[] | null }) {
  const t = useText()
  const now = today()
  const named = days.map(({ text, after }) => ({ text, after, day: daysAfter(now, after) }))
  const rows = (audits ?? [])
    .map((audit) => ({ audit, on: named.filter(({ day }) => covering([audit], day).length > 0) }))
    .filter(({ on }) => on.length > 0)
  return (
    <Card flush>
      <PanelHead title={t('dashboard.days')} />
      {!audits && <LoadingRows rows={3} height={52} />}
      {audits && rows.length === 0 && (
        <Text c="dimmed" className={classes.empty ?? ''}>
          {t('dashboard.none_these_days')}
        </Text>
      )}
      <ul className={classes.rows}>
        {rows.map(({ audit, on }) => (
          <li key={audit.id} className={classes.day}>
            <span className={classes.when}>
              {on.map(({ text, after, day }) => (
                <span key={text} title={dayMonthYear(day)} data-now={after === 0 || undefined}>
                  {t(text)}
                </span>
              ))}
            </span>
            <span className={classes.name}>
              <Link to="/checklist/$id/view" params={{ id: String(audit.id) }} className={classes.link}>
                {audit.name}
              </Link>
              <small>{audit.organization}</small>
            </span>
            <StatusBadge tint={audit.isCorrective ? 'orange' : 'green'}>
              {t(audit.isCorrective ? 'dashboard.corrective' : 'dashboard.in_progress')}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
