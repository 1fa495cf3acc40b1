import { checklists } from '@apron/contract/audits'
import { beginning, dashboard, fixFilter, groupDashboards, type DashboardPanel } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'
import { navigate } from '#lib/router/router.ts'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { AddressHint } from '../domain/address-hint.tsx'
import { KeptHeight, KeptPlace } from '../domain/kept-place.tsx'
import { WaitingPanel } from '../domain/waiting-panel.tsx'
import { filtersOf } from '#lib/page/filters.ts'
import { calendarAudits } from './calendar/calendar-audits.ts'
import classes from './dashboard.module.css'
import { Greeting } from './greeting.tsx'
import { Days } from './panels/day-list.tsx'
import { Due } from './panels/due.tsx'
import { ItemsToFix } from './panels/items-to-fix.tsx'
import { Resume } from './panels/resume.tsx'
import { Running } from './panels/running.tsx'

const calendarWaits = (
  <div className={classes.calendarWaits}>
    <LoadingRows rows={12} />
  </div>
)
/** Only for whoever sets up a company, and it is not waited for. */
const FirstSteps = part(() => import('./first-steps.tsx'), 'FirstSteps', {
  waits: <KeptPlace name="first-steps" isKnown={false} />,
  failed: () => null,
})
/** Only for whoever has something to read, and it is not waited for. */
const ToRead = part(() => import('./panels/to-read.tsx'), 'ToRead', {
  waits: <KeptPlace name="to-read" isKnown={false} />,
  failed: () => null,
})
const AuditCalendar = part(() => import('./calendar/audit-calendar.tsx'), 'AuditCalendar', { waits: calendarWaits })

/** Panels that are drawn from the same answer: every audit of the calendar. */
const ofCalendar: readonly DashboardPanel[] = ['calendar', 'days']

/** What goes on, as the person's group has arranged it; external auditees begin with their findings. */
export function DashboardScreen() {
  const isOutside = useSession()?.user.is_auditee_outside ?? false
  useEffect(() => {
    if (isOutside) void navigate({ to: '/findings', replace: true })
  }, [isOutside])
  return isOutside ? null : <Dashboard />
}

function Dashboard() {
  const groupId = useSession()?.user.group_id ?? 0
  const own = { params: { id: groupId } }
  const { data: panels } = useRead(groupDashboards.show, own, { enabled: groupId > 0 })
  return (
    <>
      {!panels && (
        <>
          <Greeting panels={[]} />
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
DashboardScreen.search = filtersOf(dashboard.itemsToFix, { due: fixFilter.OPEN })

/** Each panel asks for what it shows; the calendar and the days ask once for both. */
function Panels({ panels }: { panels: readonly DashboardPanel[] }) {
  const t = useText()
  const { data, error, refetch } = useRead(
    checklists.list,
    { query: { per_page: 'all', is_calendar: true } },
    { enabled: panels.some((panel) => ofCalendar.includes(panel)), quiet: true },
  )
  const mayBegin = useCanCall()(beginning.steps)
  const audits = useMemo(() => (data ? calendarAudits(data.data) : null), [data])
  // The calendar and the days fail together: the first of them says so.
  const teller = panels.find((panel) => ofCalendar.includes(panel))
  const failed = !data && error && (
    <Card>
      <LoadFailed title={t('dashboard.load_failed')} failure={error} onRetry={() => void refetch()} />
    </Card>
  )
  const drawn: Record<DashboardPanel, ReactNode> = {
    resume: <Resume />,
    waiting: <WaitingPanel />,
    running: <Running />,
    due: <Due />,
    calendar: <Card>{audits ? <AuditCalendar audits={audits} /> : calendarWaits}</Card>,
    days: <Days audits={audits} />,
    to_fix: <ItemsToFix />,
  }
  const draw = (panel: DashboardPanel) => {
    if (!failed || !ofCalendar.includes(panel)) return drawn[panel]
    return panel === teller && failed
  }
  return (
    <>
      <Greeting panels={panels} />
      <div className={classes.screen}>
        <AddressHint />
        {mayBegin && <FirstSteps />}
        <ToRead />
        {panels.map((panel) => (
          <KeptHeight key={panel} name={panel}>
            {draw(panel)}
          </KeptHeight>
        ))}
      </div>
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
