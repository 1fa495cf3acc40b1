import type { QueryOf } from '@apron/contract'
import { dashboard, fixFilter } from '@apron/contract/desk'
import { hourNow } from '../../../lib/text/dates.ts'
import { useFilters } from '../../../lib/page/filters.ts'
import { givenName } from '../../../lib/text/given-name.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { useRead } from '../../../lib/calls/queries.ts'
import { useSession } from '../../../lib/session/session.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import type { CalendarAudit } from './calendar-audits.ts'

type Filters = QueryOf<typeof dashboard.itemsToFix>

/** Speaks to the person and says in one sentence what goes on; what no panel shows is not counted. */
export function Greeting({
  audits,
  countsFindings,
}: {
  audits: readonly CalendarAudit[] | null
  countsFindings: boolean
}) {
  const t = useText()
  const name = givenName(useSession()?.user.fullname ?? '')
  const [filters] = useFilters<Filters>()
  // The same question as the list of findings asks before anybody filters it.
  const all = { ...filters, page: 1, due: fixFilter.ALL }
  const { data: findings } = useRead(dashboard.itemsToFix, { query: all }, { enabled: countsFindings })
  const isKnown = audits !== null && (!countsFindings || findings)
  const corrected = audits?.filter(({ isCorrective }) => isCorrective).length ?? 0
  const counts = [
    { key: 'dashboard.count_in_progress', count: (audits?.length ?? 0) - corrected },
    { key: 'dashboard.count_corrective', count: corrected },
    { key: 'dashboard.count_to_fix', count: findings?.meta.total ?? 0 },
  ] as const
  const said = counts.filter(({ count }) => count > 0).map(({ key, count }) => t(key, { count }))
  const about = said.length > 0 ? t('dashboard.going_on', { counts: said.join(', ') }) : t('dashboard.all_quiet')
  return <PageHeader title={t(greetingAt(hourNow()), { name })} about={isKnown ? about : '\u00a0'} />
}

function greetingAt(hour: number) {
  if (hour < 12) return 'dashboard.good_morning'
  return hour < 18 ? 'dashboard.good_afternoon' : 'dashboard.good_evening'
}
