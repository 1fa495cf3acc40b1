import type { QueryOf } from '@apron/contract'
import { hazards, type Hazard } from '@apron/contract/library'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useRemoval } from '#blocks/removal.ts'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { ApprovalFilter } from '#blocks/status/approval-filter.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { DeleteLine, EditLine, RowActions } from '#ui/list/row-actions.tsx'
import { confirmDelete } from '#ui/window/confirm.ts'
import { Pager } from '#blocks/pager.tsx'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { useFormWindow } from '#ui/window/form-window.ts'
import { AddButton, PageHeader } from '#ui/page/page-header.tsx'
import { RowName } from '#ui/list/pointed-at.tsx'

type HazardFilters = QueryOf<typeof hazards.list>

const nameOf = (hazard: Hazard) => hazard.name

/** The hazards of the library: list, form, approval. */
export function HazardsScreen() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, change] = useFilters<HazardFilters>()
  // Whoever looks elsewhere is done with what the link pointed at.
  const setFilters = (changed: Partial<HazardFilters>) => change({ hazard_id: undefined, ...changed })
  const { add, edit, form } = useFormWindow<Hazard>()
  const { data } = useRead(hazards.list, { query: filters })
  const { hazard_id: pointedAt } = filters
  const mayAct = canCall(hazards.update) || canCall(hazards.remove)
  const rowActions = useMemo(
    () => (mayAct ? (row: Hazard) => <HazardMenu hazard={row} onEdit={edit} /> : undefined),
    [mayAct, edit],
  )
  const addButton = (variant: 'filled' | 'light') =>
    canCall(hazards.create) && (
      <AddButton variant={variant} onClick={add}>
        {t('hazards.add')}
      </AddButton>
    )
  const columns = useMemo(
    (): Column<Hazard>[] => [
      {
        id: 'name',
        header: t('hazards.name'),
        sortable: true,
        card: 'title',
        cell: (row) => <RowName isPointedAt={row.id === pointedAt}>{row.name}</RowName>,
      },
      { id: 'severity', header: t('hazards.severity'), sortable: true, width: 140, cell: (row) => row.severity },
      {
        id: 'status',
        header: t('hazards.status'),
        sortable: true,
        width: 200,
        card: 'corner',
        cell: (row) => <ReviewControl kind="hazards" record={row} name={row.name} routes={hazards} />,
      },
    ],
    [t, pointedAt],
  )

  return (
    <>
      <PageHeader title={t('hazards.title')} about={t('hazards.about')}>
        {addButton('filled')}
      </PageHeader>
      <Card flush>
        <FilterBar>
          <ApprovalFilter
            label={t('hazards.status')}
            status={filters.status}
            onChoose={(status) => setFilters({ status })}
          />
        </FilterBar>
        <DataTable
          label={t('hazards.title')}
          columns={columns}
          rows={data?.data}
          nameOf={nameOf}
          sort={{ by: filters.sort_by, direction: filters.sort }}
          onSort={({ by, direction }) => setFilters({ sort_by: by as HazardFilters['sort_by'], sort: direction })}
          actions={rowActions}
          empty={
            filters.status === undefined ? (
              <EmptyState icon={IconAlertTriangle} title={t('hazards.empty')} hint={t('hazards.empty_hint')}>
                {addButton('light')}
              </EmptyState>
            ) : (
              <NothingFound onClear={() => setFilters({ status: undefined })} />
            )
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
      {form((hazard, onClose) => (
        <HazardForm hazard={hazard} onClose={onClose} />
      ))}
    </>
  )
}
HazardsScreen.search = filtersOf(hazards.list)

/** Adds a hazard, or changes one. */
function HazardForm({ hazard, onClose }: { hazard: Hazard | null; onClose: () => void }) {
  const t = useText()
  const create = useWrite(hazards.create, { success: 'actions.create_success' })
  const update = useWrite(hazards.update, { success: 'actions.update_success' })
  const form = useForm422({
    initial: { name: hazard?.name ?? '', severity: String(hazard?.severity ?? '') },
    route: hazard ? hazards.update : hazards.create,
    body: (values) => values,
    send: (body) => (hazard ? update.write({ params: { id: hazard.id }, body }) : create.write({ body })),
    onDone: onClose,
  })
  return (
    <FormModal title={hazard ? t('hazards.edit') : t('hazards.add')} form={form} onClose={onClose}>
      {hazard && <RejectedLine kind="hazards" record={hazard} name={hazard.name} />}
      <TextInput label={t('hazards.name')} data-autofocus required {...form.field('name')} />
      <NumberField
        label={t('hazards.severity')}
        description={t('hazards.severity_hint')}
        required
        {...form.field('severity')}
      />
    </FormModal>
  )
}

/** What can be done with one hazard. */
function HazardMenu({ hazard, onEdit }: { hazard: Hazard; onEdit: (hazard: Hazard) => void }) {
  const canCall = useCanCall()
  const { remove } = useRemoval(hazards.remove, confirmDelete)
  return (
    <RowActions name={hazard.name}>
      {canCall(hazards.update) && <EditLine onClick={() => onEdit(hazard)} />}
      {canCall(hazards.remove) && <DeleteLine onClick={() => remove(hazard.name, { params: { id: hazard.id } })} />}
    </RowActions>
  )
}
