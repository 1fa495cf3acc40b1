import { checklists } from '@apron/contract/audits'
import { dashboard, groupDashboards, type DashboardPanel } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from '../../../lib/router/link.tsx'
import { LoadFailed } from '../../../blocks/load-failed.tsx'
import { useCanCall } from '../../../lib/session/can.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { useRead } from '../../../lib/calls/queries.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Card } from '../../../ui/page/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { LoadingRows } from '../../../ui/table/loading-rows.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { part } from '../../../ui/page/part.tsx'
import { AddressHint } from '../domain/address-hint.tsx'
import { calendarAudits } from './calendar-audits.ts'
import classes from './dashboard.module.css'
import { DayLists } from './day-lists.tsx'
import { Greeting } from './greeting.tsx'
import { ItemsToFix } from './items-to-fix.tsx'
import { WaitingPanel } from '../domain/waiting-panel.tsx'
import { filtersOf } from '../../../lib/page/filters.ts'

const AuditCalendar = part(() => import('./audit-calendar.tsx'), 'AuditCalendar', {
  waits: <div className={classes.calendarWaits} />,
})

/** What goes on, as the person's group has arranged it: the calendar, the findings that wait, the days around today. */
export function DashboardScreen() {
  const groupId = useSession()?.user.group_id ?? 0
  const own = { params: { id: groupId } }
  const { data: panels } = useRead(groupDashboards.show, own, { enabled: groupId > 0 })
  return (
    <>
      {!panels && (
        <>
          <Greeting audits={null} countsFindings={false} />
          <Card>
            <LoadingRows rows={8} />
          </Card>
        </>
      )}
      {panels?.data.length === 0 && <NothingChosen groupId={groupId} />}
      {panels && panels.data.length > 0 && <Panels panels={panels.data} />}
    </>
  )
}
DashboardScreen.search = filtersOf(dashboard.itemsToFix)

const showsAudits = (panel: DashboardPanel) => panel === 'calendar' || panel === 'days'

/** One call for the audits, one for the findings, each only when a panel shows them. */
function Panels({ panels }: { panels: readonly DashboardPanel[] }) {
  const t = useText()
  const needsAudits = panels.some(showsAudits)
  const { data, error, refetch } = useRead(
    checklists.list,
    { query: { per_page: 'all', is_calendar: true } },
    { enabled: needsAudits, quiet: true },
  )
  const audits = useMemo(() => (data ? calendarAudits(data.data) : null), [data])
  // The calendar and the days fail together: the first of them says so.
  const teller = panels.find(showsAudits)
  const failed = !data && error && (
    <Card key="failed">
      <LoadFailed title={t('dashboard.load_failed')} failure={error} onRetry={() => void refetch()} />
    </Card>
  )
  const drawn = {
    waiting: <WaitingPanel key="waiting" />,
    calendar: (
      <Card key="calendar">
        {audits ? (
          <AuditCalendar audits={audits} />
        ) : (
          <div className={classes.calendarWaits}>
            <LoadingRows rows={12} />
          </div>
        )}
      </Card>
    ),
    days: <DayLists key="days" audits={audits} />,
    to_fix: <ItemsToFix key="to_fix" />,
  }
  const draw = (panel: DashboardPanel) => {
    if (!failed || !showsAudits(panel)) return drawn[panel]
    return panel === teller && failed
  }
  return (
    <>
      <Greeting audits={needsAudits ? audits : []} countsFindings={panels.includes('to_fix')} />
      <AddressHint />
      <div className={classes.screen}>{panels.map(draw)}</div>
    </>
  )
}

function NothingChosen({ groupId }: { groupId: number }) {
  const t = useText()
  const mayArrange = useCanCall()(groupDashboards.save)
  return (
    <>
      <PageHeader title={t('dashboard.title')} />
      <Card>
        <EmptyState
          icon={IconLayoutDashboard}
          title={t('dashboard.nothing_chosen')}
          hint={t('dashboard.nothing_chosen_hint')}
        >
          {mayArrange && (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/group/$groupId/dashboard" params={{ groupId: String(groupId) }} {...props} />
              )}
            >
              {t('dashboard.arrange')}
            </Button>
          )}
        </EmptyState>
      </Card>
    </>
  )
}
