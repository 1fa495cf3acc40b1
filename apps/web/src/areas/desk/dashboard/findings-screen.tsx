import type { QueryOf } from '@apron/contract'
import { dashboard, fixFilter } from '@apron/contract/desk'
import { organizations } from '@apron/contract/people'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFilters, filtersOf } from '../../../lib/page/filters.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { useRead } from '../../../lib/calls/queries.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { ItemsToFix } from './panels/items-to-fix.tsx'

/** The findings that wait to be corrected, by when they are due and where. */
export function FindingsScreen() {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const [{ organization_id }, setFilters] = useFilters<QueryOf<typeof dashboard.itemsToFix>>()
  const { data } = useRead(
    organizations.list,
    { query: { per_page: 'all', sort: 'asc' } },
    { enabled: organization_id !== undefined, quiet: true, staleTime: 60_000 },
  )
  const name = data?.data.find(({ id }) => id === organization_id)?.name ?? ''
  return (
    <>
      <PageHeader title={t('dashboard.findings')} about={t('dashboard.findings_about')}>
        {organization_id !== undefined && (
          <Button
            variant="default"
            rightSection={<IconX size={16} stroke={1.8} />}
            aria-label={t('dashboard.every_organization', { name })}
            onClick={() => {
              setFilters({ organization_id: undefined })
              list.current?.querySelector('select')?.focus()
            }}
          >
            {t('dashboard.only_organization', { name })}
          </Button>
        )}
      </PageHeader>
      <div ref={list}>
        <ItemsToFix title="dashboard.count_to_fix" />
      </div>
    </>
  )
}
FindingsScreen.search = filtersOf(dashboard.itemsToFix, { due: fixFilter.OPEN })
