import type { Meta } from '@apron/contract'
import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { dateAndTime } from '#lib/text/dates.ts'
import { useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { BulkActions, type BulkAction } from '#ui/list/bulk/bulk-actions.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { useSelection } from '#ui/list/selection.ts'
import { Pager } from '#blocks/pager.tsx'

type Filters = { search?: string | undefined; page?: number; per_page?: number | 'all' }

/** Deleted records, searched and paged by the address, and the way back for one or for the ticked ones. */
export function TrashList<Row extends { id: number; deleted_at: string; deleted_by: string | null }>({
  answer,
  columns,
  nameOf,
  reasonAgainst,
  searchLabel,
  restore,
  isRestoring,
}: {
  /** Undefined while the first page loads. */
  answer: { data: Row[]; meta: Meta } | undefined
  /** What tells one record from another; who deleted it, when, and its button are added. */
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** Why the person may not bring a record back; undefined when they may. */
  reasonAgainst?: (row: Row) => string | undefined
  searchLabel: string
  /** Rejects after the error was shown; the same function over renderings keeps a tick cheap. */
  restore: (ids: number[]) => Promise<unknown>
  isRestoring: boolean
}) {
  const t = useText()
  const [{ search }, setFilters] = useFilters<Filters>()
  const selection = useSelection(answer?.data)
  const { clear } = selection
  const start = useCallback((ids: number[]) => void restore(ids).then(clear, () => undefined), [restore, clear])
  const all = useMemo(
    (): Column<Row>[] => [
      ...columns,
      { id: 'deleted_by', header: t('trash.deleted_by'), width: 160, from: 900, cell: (row) => row.deleted_by ?? '–' },
      { id: 'deleted_at', header: t('trash.deleted_at'), width: 150, cell: (row) => dateAndTime(row.deleted_at) },
      {
        id: 'restore',
        header: t('actions.actions'),
        width: 150,
        cell: (row) =>
          !reasonAgainst?.(row) && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRestore size={16} stroke={1.7} />}
              aria-label={`${t('trash.restore')}: ${nameOf(row)}`}
              onClick={() => start([row.id])}
            >
              {t('trash.restore')}
            </Button>
          ),
      },
    ],
    [t, columns, nameOf, reasonAgainst, start],
  )
  const again: BulkAction = {
    text: 'trash.restore',
    Icon: IconRestore,
    run: () => start([...selection.ids]),
    isWriting: isRestoring,
  }
  return (
    <>
      <FilterBar>
        <SearchBox
          value={search ?? ''}
          label={searchLabel}
          width={260}
          onSearch={(words) => setFilters({ search: words || undefined })}
        />
      </FilterBar>
      <DataTable
        label={t('trash.title')}
        columns={all}
        rows={answer?.data}
        nameOf={nameOf}
        reasonAgainst={reasonAgainst}
        selection={selection}
        empty={
          search ? (
            <NothingFound />
          ) : (
            <EmptyState icon={IconTrash} title={t('trash.empty')} hint={t('trash.empty_hint')} />
          )
        }
      />
      <Pager meta={answer?.meta} onChange={setFilters} />
      <BulkActions selection={selection} actions={[again]} />
    </>
  )
}
