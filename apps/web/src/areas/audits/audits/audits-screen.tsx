import { checklists, type ListedAudit } from '@apron/contract/audits'
import { addsNew } from '#lib/page/moves.ts'
import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconClipboardCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '#lib/router/link.tsx'
import { Pager } from '#blocks/pager.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { Sort } from '#ui/table/data-table-model.ts'
import { SortField } from '#ui/table/sort-field.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { noFilters, type AuditFilters } from './audit-filters.ts'
import { AuditMenu } from './audit-menu.tsx'
import { AuditTabs } from './audit-tabs.tsx'
import classes from './audits.module.css'

const StepsWait = part(() => import('./steps-wait.tsx'), 'StepsWait')
const TeamModal = part(() => import('./team-modal.tsx'), 'TeamModal', { isWindow: true })

/** Every audit that the person may see, those that run first: how far it is, what was found, who leads it, by when. */
export function AuditsScreen() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, setFilters] = useFilters<AuditFilters>()
  const [team, setTeam] = useState<ListedAudit | null>(null)
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const { data } = useRead(checklists.list, { query: filters }, { eachMinute: true })
  const columns = useAuditColumns(setTeam)
  const sorting = {
    columns,
    sort: { by: filters.sort_by, direction: filters.sort },
    onSort: ({ by, direction }: Sort) => setFilters({ sort_by: by as AuditFilters['sort_by'], sort: direction }),
  }
  const mayAdd = canCall(checklists.create)
  const addButton = mayAdd && (
    <Button {...addsNew} component={Link} to="/checklist/create" leftSection={<IconPlus size={18} stroke={1.8} />}>
      {t('checklists.add')}
    </Button>
  )
  const smallAddButton = mayAdd && (
    <ActionIcon
      {...addsNew}
      size="var(--control)"
      aria-label={t('checklists.add')}
      renderRoot={(props) => <Link to="/checklist/create" {...props} />}
    >
      <IconPlus size={20} stroke={1.8} />
    </ActionIcon>
  )
  const isFiltered = Object.keys(noFilters).some((name) => filters[name as keyof typeof noFilters] !== undefined)

  return (
    <>
      <PageHeader title={t('checklists.title')} about={<span className={classes.about}>{t('checklists.about')}</span>}>
        {!isNarrow && addButton}
      </PageHeader>
      <Card flush>
        <AuditTabs filters={filters} />
        <AuditFilterBar filters={filters} onChange={setFilters} sort={isNarrow && <SortField {...sorting} />}>
          {isNarrow && smallAddButton}
        </AuditFilterBar>
        <div className={classes.list}>
          <DataTable
            label={t('checklists.title')}
            columns={columns}
            rows={data?.data}
            nameOf={(row) => row.name}
            sort={sorting.sort}
            onSort={isNarrow ? undefined : sorting.onSort}
            actions={(row) => <AuditMenu audit={row} onTeam={isNarrow ? () => setTeam(row) : undefined} />}
            empty={
              isFiltered ? (
                <NothingFound onClear={() => setFilters(noFilters)} />
              ) : (
                <EmptyState icon={IconClipboardCheck} title={t('checklists.empty')} hint={t('checklists.empty_hint')}>
                  {addButton}
                  <StepsWait />
                </EmptyState>
              )
            }
          />
        </div>
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
      {team && <TeamModal audit={team} onClose={() => setTeam(null)} />}
    </>
  )
}
AuditsScreen.search = filtersOf(checklists.list, { sort_by: 'work', sort: 'asc' })
