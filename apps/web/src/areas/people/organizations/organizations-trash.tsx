import { organizations, type DeletedOrganization } from '@apron/contract/people'
import { useCallback, useMemo } from 'react'
import { TrashList } from '../domain/trash-list.tsx'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import type { Column } from '#ui/table/data-table.tsx'
import type { OrganizationsSearch } from './organizations-search.ts'

const nameOf = (organization: DeletedOrganization) => organization.name

/** Deleted organisations, the latest first, and the way back for them. */
export function OrganizationsTrash() {
  const t = useText()
  const [{ search, page, per_page }] = useFilters<OrganizationsSearch>()
  const { data } = useRead(organizations.trash, { query: { search, page, per_page } })
  const { write, isWriting } = useWrite(organizations.restore, { success: 'trash.restored' })
  const restore = useCallback((ids: number[]) => write({ body: { data: ids } }), [write])
  const columns = useMemo(
    (): Column<DeletedOrganization>[] => [
      { id: 'name', header: t('organizations.name'), card: 'title', cell: (row) => <strong>{row.name}</strong> },
      {
        id: 'parent',
        header: t('organizations.parent'),
        cell: (row) => row.parent?.name ?? t('organizations.no_parent'),
      },
    ],
    [t],
  )
  return (
    <TrashList
      answer={data}
      columns={columns}
      nameOf={nameOf}
      searchLabel={t('organizations.search_trash')}
      restore={restore}
      isRestoring={isWriting}
    />
  )
}
