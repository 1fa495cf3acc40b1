import { checklistItems, type LibraryItem } from '@apron/contract/library'
import { UnstyledButton } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Pager } from '#blocks/pager.tsx'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { ApprovalFilter } from '#blocks/status/approval-filter.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { AddButton } from '#ui/page/page-header.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { useSelection } from '#ui/list/selection.ts'
import { wordsOf } from '#ui/text/words-of.ts'
import { ItemBulk } from './item-bulk.tsx'
import { ItemMenu } from './item-menu.tsx'
import type { GroupNode } from '../groups/library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'
import type { LibrarySearch } from '../library-search.ts'
import classes from '../library.module.css'

/** The items of one group: search, status, sorting, and what can be done with several at once. */
export function ItemsPanel({ group, onAdd }: { group: GroupNode; onAdd: () => void }) {
  const t = useText()
  const canCall = useCanCall()
  const { go } = useLibraryPlace()
  const [filters, setFilters] = useFilters<LibrarySearch>()
  const { search, status, sort, sort_by, page, per_page } = filters
  const { data } = useRead(
    checklistItems.list,
    { query: { group_id: group.id, search, status, sort, sort_by, page, per_page } },
    { keepsPrevious: false },
  )
  const selection = useSelection(data?.data)
  const mayAct = canCall(checklistItems.update) || canCall(checklistItems.remove)
  const mayTick = [checklistItems.removeMany, checklistItems.approveMany, checklistItems.rejectMany].some((route) =>
    canCall(route),
  )
  const addButton = canCall(checklistItems.create) && <AddButton onClick={onAdd}>{t('library.add_item')}</AddButton>
  const columns = useMemo(
    (): Column<LibraryItem>[] => [
      {
        id: 'header',
        header: t('library.header'),
        sortable: true,
        width: 130,
        card: 'title',
        cell: (row) => (
          <UnstyledButton
            className={classes.header}
            onClick={() => go({ group: group.id, panel: 'item', item: row.id })}
          >
            {row.header}
          </UnstyledButton>
        ),
      },
      { id: 'content', header: t('library.content'), card: 'text', cell: (row) => <Content item={row} /> },
      {
        id: 'status',
        header: t('library.status'),
        sortable: true,
        width: 150,
        card: 'corner',
        cell: (row) => <ReviewControl record={row} name={row.header} kind="library_items" routes={checklistItems} />,
      },
    ],
    [t, go, group.id],
  )
  const isFiltered = Boolean(search) || status !== undefined
  return (
    <>
      <FilterBar>
        <SearchBox
          value={search ?? ''}
          label={t('library.search')}
          width={260}
          onSearch={(words) => setFilters({ search: words || undefined })}
        />
        <ApprovalFilter
          w={180}
          label={t('library.status')}
          status={status}
          onChoose={(status) => setFilters({ status })}
        />
        {addButton}
      </FilterBar>
      <DataTable
        label={group.name}
        columns={columns}
        rows={data?.data}
        nameOf={(row) => row.header}
        sort={{ by: sort_by, direction: sort }}
        onSort={({ by, direction }) => setFilters({ sort_by: by as LibrarySearch['sort_by'], sort: direction })}
        selection={mayTick ? selection : undefined}
        actions={mayAct ? (row) => <ItemMenu item={row} /> : undefined}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => setFilters({ status: undefined, search: undefined })} />
          ) : (
            <EmptyState icon={IconListCheck} title={t('library.no_items')} hint={t('library.no_items_hint')} />
          )
        }
      />
      <Pager meta={data?.meta} onChange={setFilters} />
      <ItemBulk selection={selection} />
    </>
  )
}

function Content({ item }: { item: LibraryItem }) {
  const t = useText()
  const words = useMemo(() => wordsOf(item.content), [item.content])
  return (
    <>
      <div className={classes.words}>{words}</div>
      {(item.tags.length > 0 || item.asks_input) && (
        <div className={classes.tags}>
          {item.asks_input && <span className={classes.tag}>{t('library.input_information')}</span>}
          {item.tags.map(({ id, name }) => (
            <span key={id} className={classes.tag}>
              {name}
            </span>
          ))}
        </div>
      )}
    </>
  )
}
