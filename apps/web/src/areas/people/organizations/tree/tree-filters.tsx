import { approvalStatus, auditStatuses } from '@apron/contract'
import { NativeSelect } from '@mantine/core'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { NothingFound } from '#ui/page/empty-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import type { OrganizationNode } from './organization-nodes.ts'
import { useOrganizationPlace } from '../organization-place.ts'

/** Milliseconds: the whole tree is here already. */
const pause = 150

/** Narrows the tree to names, codes and one status; each status says how many have it. */
export function TreeFilters({ nodes }: { nodes: readonly OrganizationNode[] }) {
  const t = useText()
  const { filters, narrow } = useOrganizationPlace()
  const labelOf = (code: number, name: string) => {
    const count = nodes.filter(({ organization }) => organization.status.code === code).length
    return `${name} (${formatNumber(count)})`
  }
  return (
    <>
      <SearchBox
        value={filters.tree_search ?? ''}
        label={t('organizations.search_tree')}
        width="auto"
        pause={pause}
        onSearch={(words) => narrow({ tree_search: words || undefined })}
      />
      <NativeSelect
        aria-label={t('organizations.status')}
        value={String(filters.tree_status ?? '')}
        data={[
          { value: '', label: t('actions.all_statuses') },
          ...Object.values(approvalStatus).map((code) => ({
            value: String(code),
            label: labelOf(code, t(auditStatuses[code].text)),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => narrow({ tree_status: value === '' ? undefined : Number(value) })}
      />
    </>
  )
}

/** No organisation is as the filters want it. */
export function NothingInTree() {
  const { narrow } = useOrganizationPlace()
  return <NothingFound onClear={() => narrow({ tree_search: undefined, tree_status: undefined })} />
}
