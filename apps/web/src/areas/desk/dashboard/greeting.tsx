import { auditStatus } from '@apron/contract'
import { checklists } from '@apron/contract/audits'
import { dashboard, type DashboardPanel } from '@apron/contract/desk'
import { Fragment } from 'react'
import { Link } from '#lib/router/link.tsx'
import { hourNow } from '#lib/text/dates.ts'
import { givenName } from '#lib/text/given-name.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import classes from './dashboard.module.css'

const ofAudits: readonly DashboardPanel[] = ['running', 'calendar', 'days']
const ofFindings: readonly DashboardPanel[] = ['due', 'to_fix']
/** Where the counts stand in the sentence. */
const here = '\u0000'

/** Speaks to the person and says in one sentence what goes on, each count the way to it; what no panel shows is not counted. */
export function Greeting({ panels }: { panels: readonly DashboardPanel[] }) {
  const t = useText()
  const name = givenName(useSession()?.user.fullname ?? '')
  const countsAudits = panels.some((panel) => ofAudits.includes(panel))
  const countsFindings = panels.some((panel) => ofFindings.includes(panel))
  const quietly = { quiet: true }
  const { data: audits } = useRead(checklists.counts, { query: {} }, { ...quietly, enabled: countsAudits })
  const { data: findings } = useRead(dashboard.due, {}, { ...quietly, enabled: countsFindings })
  const isKnown = (!countsAudits || audits) && (!countsFindings || findings)
  const inStatus = (status: number) => audits?.data.find((row) => row.status === status)?.count ?? 0
  const inList = (status: number) => ({ to: '/checklist/list' as const, search: { status: [status] } })
  const counts = [
    {
      text: 'dashboard.count_in_progress',
      count: inStatus(auditStatus.IN_PROGRESS),
      way: inList(auditStatus.IN_PROGRESS),
    },
    {
      text: 'dashboard.count_corrective',
      count: inStatus(auditStatus.CORRECTIVE),
      way: inList(auditStatus.CORRECTIVE),
    },
    { text: 'dashboard.count_to_fix', count: findings?.data.open ?? 0, way: { to: '/findings' } },
  ] as const
  const said = counts.filter(({ count }) => count > 0)
  const [before, after] = t('dashboard.going_on', { counts: here }).split(here)
  const about =
    said.length === 0 ? (
      countsAudits && countsFindings && t('dashboard.all_quiet')
    ) : (
      <>
        {before}
        {said.map(({ text, count, way }, index) => (
          <Fragment key={text}>
            {index > 0 && ', '}
            <Link className={classes.link} {...way}>
              {t(text, { count })}
            </Link>
          </Fragment>
        ))}
        {after}
      </>
    )
  return <PageHeader title={t(greetingAt(hourNow()), { name })} about={isKnown ? about : '\u00a0'} />
}

function greetingAt(hour: number) {
  if (hour < 12) return 'dashboard.good_morning'
  return hour < 18 ? 'dashboard.good_afternoon' : 'dashboard.good_evening'
}
