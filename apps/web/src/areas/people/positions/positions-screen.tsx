import type { QueryOf } from '@apron/contract'
import { positions, type Position } from '@apron/contract/people'
import { IconBriefcase } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Pager } from '#blocks/pager.tsx'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { ApprovalFilter } from '#blocks/status/approval-filter.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { useFormWindow } from '#ui/window/form-window.ts'
import { AddButton, PageHeader } from '#ui/page/page-header.tsx'
import { NothingPointedAt, RowName } from '#ui/list/pointed-at.tsx'
import { PositionForm } from './position-form.tsx'
import { PositionMenu } from './position-menu.tsx'

type PositionFilters = QueryOf<typeof positions.list>

const nameOf = (position: Position) => position.name

/** The positions people can hold: list, form, approval. */
export function PositionsScreen() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, change] = useFilters<PositionFilters>()
  // Whoever looks elsewhere is done with what the link pointed at.
  const setFilters = (changed: Partial<PositionFilters>) => change({ position_id: undefined, ...changed })
  const { add, edit, form } = useFormWindow<Position>()
  const { data } = useRead(positions.list, { query: filters })
  const { position_id: pointedAt } = filters
  const mayAct = canCall(positions.update) || canCall(positions.remove)
  const rowActions = useMemo(
    () => (mayAct ? (row: Position) => <PositionMenu position={row} onEdit={edit} /> : undefined),
    [mayAct, edit],
  )
  const addButton = (variant: 'filled' | 'light') =>
    canCall(positions.create) && (
      <AddButton variant={variant} onClick={add}>
        {t('positions.add')}
      </AddButton>
    )
  const columns = useMemo(
    (): Column<Position>[] => [
      {
        id: 'name',
        header: t('positions.name'),
        sortable: true,
        card: 'title',
        cell: (row) => <RowName isPointedAt={row.id === pointedAt}>{row.name}</RowName>,
      },
      { id: 'order', header: t('positions.order'), sortable: true, width: 140, cell: (row) => row.order },
      {
        id: 'status',
        header: t('positions.status'),
        sortable: true,
        width: 200,
        card: 'corner',
        cell: (row) => <ReviewControl kind="positions" record={row} name={row.name} routes={positions} />,
      },
    ],
    [t, pointedAt],
  )

  return (
    <>
      <PageHeader title={t('positions.title')} about={t('positions.about')}>
        {addButton('filled')}
      </PageHeader>
      <NothingPointedAt id={pointedAt} rows={data?.data}>
        {t('positions.gone')}
      </NothingPointedAt>
      <Card flush>
        <FilterBar>
          <ApprovalFilter
            w={220}
            label={t('positions.status')}
            status={filters.status}
            onChoose={(status) => setFilters({ status })}
          />
        </FilterBar>
        <DataTable
          label={t('positions.title')}
          columns={columns}
          rows={data?.data}
          nameOf={nameOf}
          sort={{ by: filters.sort_by, direction: filters.sort }}
          onSort={({ by, direction }) => setFilters({ sort_by: by as PositionFilters['sort_by'], sort: direction })}
          actions={rowActions}
          empty={
            filters.status === undefined ? (
              <EmptyState icon={IconBriefcase} title={t('positions.empty')} hint={t('positions.empty_hint')}>
                {addButton('light')}
              </EmptyState>
            ) : (
              <NothingFound onClear={() => setFilters({ status: undefined })} />
            )
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
      {form((position, onClose) => (
        <PositionForm position={position} onClose={onClose} />
      ))}
    </>
  )
}
PositionsScreen.search = filtersOf(positions.list)
