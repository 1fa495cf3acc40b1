import { checklists } from '@apron/contract'
import { lazy, Suspense, useMemo } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useRead } from '../../lib/queries.ts'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { calendarAudits } from './calendar-audits.ts'
import { DayLists } from './day-lists.tsx'
import { ItemsToFix } from './items-to-fix.tsx'
import classes from './dashboard.module.css'

const AuditCalendar = lazy(() => import('./audit-calendar.tsx').then((module) => ({ default: module.AuditCalendar })))

/** What goes on: the calendar, the days around today, and the findings that wait. One call for the audits, one for the findings. */
export function DashboardScreen() {
  const t = useText()
  const { data } = useRead(checklists.list, { query: { per_page: 'all', is_calendar: true } })
  const audits = useMemo(() => calendarAudits(data?.data ?? []), [data])
  return (
    <>
      <PageHeader title={t('dashboard.title')} about={t('dashboard.about')} />
      <div className={classes.screen}>
        <Card>
          <Suspense fallback={<div className={classes.calendarWaits} />}>
            <AuditCalendar audits={audits} />
          </Suspense>
        </Card>
        <DayLists audits={audits} />
        <ItemsToFix />
      </div>
    </>
  )
}
