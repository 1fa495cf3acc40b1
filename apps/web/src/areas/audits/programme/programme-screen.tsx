import { programme, type Plan } from '@apron/contract/audits'
import { Button, NativeSelect } from '@mantine/core'
import { IconCalendarPlus, IconCalendarStats } from '@tabler/icons-react'
import { useState } from 'react'
import { OrganizationPicker } from '#blocks/people/organization-picker.tsx'
import { Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useCanCall } from '#lib/session/can.ts'
import { today } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { Card } from '#ui/page/card.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { part } from '#ui/page/part.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { useFormWindow } from '#ui/window/form-window.ts'
import { CategoryPicker } from '../domain/category-picker.tsx'
import type { ProgrammeFilters } from './filters.ts'
import { CancelForm } from './cancel-form.tsx'
import { PlanForm } from './plan-form.tsx'
import { nameOfPlan, usePlanColumns } from './plan-columns.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { ProgrammeHeader } from './programme-header.tsx'
import classes from './programme.module.css'
import { StateTabs } from './state-tabs.tsx'

const OnPaper = part(() => import('./on-paper.tsx'), 'OnPaper', { isWindow: true })
const ProposeWindow = part(() => import('./proposing/propose-window.tsx'), 'ProposeWindow', { isWindow: true })
const IntervalsWindow = part(() => import('./intervals-window.tsx'), 'IntervalsWindow', { isWindow: true })

/** What a year plans by organisation and category, and what has come of it. */
export function ProgrammeScreen() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, setFilters] = useFilters<ProgrammeFilters>()
  const thisYear = Number(today().slice(0, 4))
  const year = filters.year ?? thisYear
  const { data } = useRead(programme.list, { query: filters })
  const { add, edit, form } = useFormWindow<Plan>()
  const [open, setOpen] = useState<'propose' | 'intervals' | null>(null)
  const [isPrinting, setPrinting] = useState(false)
  const [cancelling, setCancelling] = useState<Plan | null>(null)
  const columns = usePlanColumns()
  const mayPlan = canCall(programme.create)
  const years = [...new Set([...Array.from({ length: 8 }, (_, at) => thisYear + 2 - at), year])]
  const proposeButton = mayPlan && (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} stroke={1.6} />}
      onClick={() => setOpen('propose')}
    >
      {t('programme.propose')}
    </Button>
  )
  const { organization_id, category_id, state } = filters
  const inUse = [organization_id, category_id].filter((value) => value !== undefined).length
  const clear = () => setFilters({ organization_id: undefined, category_id: undefined, state: undefined })
  return (
    <>
      <div className={classes.screen}>
        <ProgrammeHeader
          filters={filters}
          year={year}
          isPrinting={isPrinting}
          onPrint={() => setPrinting(true)}
          onAdd={add}
          onIntervals={() => setOpen('intervals')}
        >
          {proposeButton}
        </ProgrammeHeader>
        <Card flush>
          <StateTabs filters={filters} year={year} />
          <FilterBar>
            <NativeSelect
              aria-label={t('programme.year')}
              value={String(year)}
              data={years.toSorted((one, other) => other - one).map(String)}
              onChange={({ currentTarget: { value } }) => setFilters({ year: Number(value) })}
            />
            <Filters inUse={inUse} onClear={clear}>
              <OrganizationPicker
                w={240}
                aria-label={t('programme.organization')}
                placeholder={t('checklists.any_organization')}
                nothingFoundMessage={t('checklists.nothing_found')}
                clearable
                value={organization_id ?? null}
                onChange={(id) => setFilters({ organization_id: id ?? undefined })}
              />
              <CategoryPicker
                w={200}
                aria-label={t('programme.category')}
                placeholder={t('checklists.any_category')}
                nothingFoundMessage={t('checklists.nothing_found')}
                clearable
                value={category_id ?? null}
                onChange={(id) => setFilters({ category_id: id ?? undefined })}
              />
            </Filters>
          </FilterBar>
          <DataTable
            label={t('programme.title')}
            columns={columns}
            rows={data?.data}
            nameOf={(row) => nameOfPlan(t, row)}
            sort={{ by: filters.sort_by, direction: filters.sort }}
            onSort={({ by, direction }) => setFilters({ sort_by: by as ProgrammeFilters['sort_by'], sort: direction })}
            actions={(row) => <PlanMenu plan={row} onEdit={edit} onCancel={setCancelling} />}
            empty={
              inUse > 0 || state ? (
                <NothingFound onClear={clear} />
              ) : (
                <EmptyState icon={IconCalendarStats} title={t('programme.empty')} hint={t('programme.empty_hint')}>
                  {proposeButton}
                </EmptyState>
              )
            }
          />
          <Pager meta={data?.meta} onChange={setFilters} />
        </Card>
      </div>
      {isPrinting && <OnPaper {...{ year, organization_id, category_id }} onClose={() => setPrinting(false)} />}
      {form((plan, onClose) => (
        <PlanForm plan={plan} year={year} onClose={onClose} />
      ))}
      {cancelling && <CancelForm plan={cancelling} onClose={() => setCancelling(null)} />}
      {open === 'propose' && <ProposeWindow year={year} onClose={() => setOpen(null)} />}
      {open === 'intervals' && <IntervalsWindow onClose={() => setOpen(null)} />}
    </>
  )
}
ProgrammeScreen.search = filtersOf(programme.list)
