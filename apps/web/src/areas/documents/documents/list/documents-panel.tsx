import { documents, documentVersions, type Document, type DocumentGroup } from '@apron/contract/documents'
import { Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFiles } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { useFilters } from '#lib/page/filters.ts'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSelection } from '#ui/list/selection.ts'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { DocumentsSearch } from '../documents-search.ts'
import { AddDocument } from './add-document.tsx'
import { DocumentBulkBar, DocumentBulkMenu } from './document-bulk.tsx'
import { useDocumentColumns } from './document-columns.tsx'
import { clearedFilters, DocumentFilters, filtersInUse } from './document-filters.tsx'
import { DocumentMenu } from './document-menu.tsx'
import classes from '../documents.module.css'

const nameOf = (document: Document) => document.name

/** The documents of one group, or of all: search, filters, sorting, and what can be done with several at once. */
export function DocumentsPanel({ group }: { group: DocumentGroup | undefined }) {
  const t = useText()
  const canCall = useCanCall()
  const [filters, setFilters] = useFilters<DocumentsSearch>()
  const { search, status, expired, with_new, sort, sort_by, page, per_page } = filters
  const { data } = useRead(
    documents.list,
    { query: { group_id: group?.id, search, status, expired, with_new, sort, sort_by, page, per_page } },
    { keepsPrevious: false },
  )
  const selection = useSelection(data?.data)
  const mayTick = [documents.removeMany, documents.approveMany, documents.rejectMany].some((route) => canCall(route))
  const columns = useDocumentColumns(canCall(documentVersions.list))
  const actions = useMemo(() => (row: Document) => <DocumentMenu document={row} />, [])
  // On a phone it has a line to itself below the filters, elsewhere the corner of the panel.
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const isFiltered = Boolean(search) || filtersInUse(filters) > 0
  return (
    <>
      {!group && (
        <div className={classes.title}>
          <Title order={2}>{t('documentList.all')}</Title>
          {!isPhone && <AddDocument group={undefined} isSmall />}
        </div>
      )}
      <DocumentFilters filters={filters} onChange={setFilters}>
        {mayTick && <DocumentBulkMenu selection={selection} />}
        {isPhone && <AddDocument group={group} />}
      </DocumentFilters>
      <DataTable
        label={group?.name ?? t('documentList.all')}
        columns={columns}
        rows={data?.data}
        nameOf={nameOf}
        sort={{ by: sort_by, direction: sort }}
        onSort={({ by, direction }) => setFilters({ sort_by: by as DocumentsSearch['sort_by'], sort: direction })}
        selection={mayTick ? selection : undefined}
        actions={actions}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => setFilters({ ...clearedFilters, search: undefined })} />
          ) : (
            <EmptyState
              icon={IconFiles}
              title={group ? t('documentList.none') : t('documentList.none_at_all')}
              hint={t('documentList.none_hint')}
            />
          )
        }
      />
      <Pager meta={data?.meta} onChange={setFilters} />
      <DocumentBulkBar selection={selection} />
    </>
  )
}
