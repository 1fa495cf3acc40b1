import { Text, Title } from '@mantine/core'
import { Link } from '../../../lib/router/link.tsx'
import { dayMonthYear, today } from '../../../lib/text/dates.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { Card } from '../../../ui/page/card.tsx'
import { LoadingRows } from '../../../ui/table/loading-rows.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { covering, daysAfter, type CalendarAudit } from './calendar-audits.ts'
import classes from './dashboard.module.css'

const days = [
  { text: 'dashboard.yesterday', after: -1 },
  { text: 'dashboard.today', after: 0 },
  { text: 'dashboard.tomorrow', after: 1 },
] as const

/** Which audits cover yesterday, today and tomorrow; null while nobody knows. */
export function DayLists({ audits }: { audits: readonly CalendarAudit[] | null }) {
  const t = useText()
  const now = today()
  return (
    <div className={classes.days}>
      {days.map(({ text, after }) => {
        const day = daysAfter(now, after)
        const shown = covering(audits ?? [], day)
        return (
          <Card key={text}>
            <div className={classes.dayHead}>
              <Title order={2} size="h4">
                {t(text)}
              </Title>
              <Text c="dimmed" size="sm">
                {dayMonthYear(day)}
              </Text>
            </div>
            {!audits && <LoadingRows rows={2} height={52} />}
            {audits && shown.length === 0 && <Text c="dimmed">{t('dashboard.none_that_day')}</Text>}
            <ul className={classes.list} tabIndex={shown.length > 6 ? 0 : undefined}>
              {shown.map((audit) => (
                <li key={audit.id} className={classes.audit}>
                  <div>
                    <Link to="/checklist/$id/view" params={{ id: String(audit.id) }} className={classes.link}>
                      {audit.name}
                    </Link>
                    <Text c="dimmed" size="sm">
                      {audit.organization}
                    </Text>
                  </div>
                  <StatusBadge tint={audit.isCorrective ? 'orange' : 'green'}>
                    {t(audit.isCorrective ? 'dashboard.corrective' : 'dashboard.in_progress')}
                  </StatusBadge>
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
    </div>
  )
}
