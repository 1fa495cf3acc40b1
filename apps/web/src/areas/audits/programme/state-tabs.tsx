import { programme, type PlanFilter } from '@apron/contract/audits'
import { useRead } from '#lib/calls/queries.ts'
import { Link } from '#lib/router/link.tsx'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { LinkTabs } from '#ui/page/link-tabs.tsx'
import type { ProgrammeFilters } from './filters.ts'
import classes from './programme.module.css'

const shown = ['late', 'open', 'prepared', 'running', 'closed', 'cancelled'] as const satisfies readonly PlanFilter[]
const planned = ['open', 'prepared', 'running', 'closed', 'cancelled'] as const

/** The year in figures: plans by how far they are, and the audits that no plan had, each as a link to them. */
export function StateTabs({ filters, year }: { filters: ProgrammeFilters; year: number }) {
  const t = useText()
  const { organization_id, category_id, state } = filters
  const query = { year, organization_id, category_id }
  const totals = useRead(programme.totals, { query }, { keepsPrevious: true, quiet: true }).data?.data
  const count = (value: number | undefined) => <small>{value !== undefined && formatNumber(value)}</small>
  const search = (wanted: PlanFilter | undefined) => ({ ...filters, page: 1, state: wanted })
  return (
    <LinkTabs label={t('programme.states')}>
      <Link to="/programme" search={search(undefined)} aria-current={state ? undefined : 'page'}>
        {t('programme.all')} {count(totals && planned.reduce((sum, name) => sum + totals[name], 0))}
      </Link>
      {shown.map((name) => (
        <Link
          key={name}
          to="/programme"
          search={search(name)}
          aria-current={state === name ? 'page' : undefined}
          className={name === 'late' && totals && totals.late > 0 ? classes.lateTab : undefined}
        >
          {t(`programme.state_${name}`)} {count(totals?.[name])}
        </Link>
      ))}
      <Link
        to="/checklist/list"
        search={{ organization_id, category_id, starting_from: `${year}-01-01`, starting_to: `${year}-12-31` }}
      >
        {t('programme.unplanned')} {count(totals?.unplanned)}
      </Link>
    </LinkTabs>
  )
}
