import type { QueryOf } from '@apron/contract'
import { dashboard, fixFilter } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useFilters, filtersOf } from '../../../lib/page/filters.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { useRead } from '../../../lib/calls/queries.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { ItemsToFix } from './panels/items-to-fix.tsx'

/** The findings that wait to be corrected, by when they are due and where. */
export function FindingsScreen() {
  const t = useText()
  const [{ organization_id }, setFilters] = useFilters<QueryOf<typeof dashboard.itemsToFix>>()
  const { data } = useRead(dashboard.due, {}, { enabled: organization_id !== undefined, quiet: true })
  const name = data?.data.organizations.find(({ id }) => id === organization_id)?.name
  return (
    <>
      <PageHeader title={t('dashboard.findings')} about={t('dashboard.findings_about')}>
        {organization_id !== undefined && (
          <Button
            variant="default"
            rightSection={<IconX size={16} stroke={1.8} />}
            onClick={() => setFilters({ organization_id: undefined })}
          >
            {t('dashboard.only_organization', { name: name ?? String(organization_id) })}
          </Button>
        )}
      </PageHeader>
      <ItemsToFix title="dashboard.count_to_fix" />
    </>
  )
}
FindingsScreen.search = filtersOf(dashboard.itemsToFix, { due: fixFilter.OPEN })
