import { checklists } from '@apron/contract/audits'
import { Link } from '#lib/router/link.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useRested } from '#lib/page/first-rest.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { LinkTabs } from '#ui/page/link-tabs.tsx'
import { tabOf, tabs, type AuditFilters } from './audit-filters.ts'

/** The audits by what is to be done with them, with how many there are: links, so that each has an address. */
export function AuditTabs({ filters }: { filters: AuditFilters }) {
  const t = useText()
  const { search, organization_id, category_id, starting_from, starting_to } = filters
  const query = { search, organization_id, category_id, starting_from, starting_to }
  const isRested = useRested()
  const { data } = useRead(checklists.counts, { query }, { enabled: isRested, keepsPrevious: true, quiet: true })
  const chosen = tabOf(filters.status)
  const countOf = (status: readonly number[] | undefined) =>
    data?.data.filter((row) => !status || status.includes(row.status)).reduce((sum, { count }) => sum + count, 0)
  return (
    <LinkTabs label={t('checklists.tabs')}>
      {tabs.map((tab) => {
        const count = countOf(tab.status)
        return (
          <Link
            key={tab.text}
            to="/checklist/list"
            search={{ ...filters, page: 1, status: tab.status }}
            aria-current={tab === chosen ? 'page' : undefined}
          >
            {t(tab.text)} <small>{count !== undefined && formatNumber(count)}</small>
          </Link>
        )
      })}
    </LinkTabs>
  )
}
