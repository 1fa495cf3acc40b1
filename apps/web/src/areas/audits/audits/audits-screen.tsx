import { checklists, type Audit } from '@apron/contract/audits'
import { Button, UnstyledButton } from '@mantine/core'
import { IconClipboardCheck, IconPlus, IconUsers } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from '../../../lib/router/link.tsx'
import { AuditStatusControl } from '../domain/audit-status-control.tsx'
import { Pager } from '../../../blocks/pager.tsx'
import { useCanCall } from '../../../lib/session/can.ts'
import { dayMonthYearDashed } from '../../../lib/text/dates.ts'
import { filtersOf, useFilters } from '../../../lib/page/filters.ts'
import { useText } from '../../../lib/text/i18n.ts'
import { useRead } from '../../../lib/calls/queries.ts'
import { Card } from '../../../ui/page/card.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { AuditFilterBar, noFilters } from './audit-filter-bar.tsx'
import type { AuditFilters } from './audit-filters.ts'
import { AuditMenu } from './audit-menu.tsx'
import classes from './audits.module.css'
import { TeamModal } from './team-modal.tsx'

/** Every audit that the person may see: search, filters, team, status, actions. */
export function AuditsScreen() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, setFilters] = useFilters<AuditFilters>()
  const [team, setTeam] = useState<Audit | null>(null)
  const { data } = useRead(checklists.list, { query: filters })
  const columns = useMemo(
    (): Column<Audit>[] => [
      { id: 'id', header: t('checklists.id'), sortable: true, width: 76, from: 960, cell: (row) => row.id },
      {
        id: 'name',
        header: t('checklists.name'),
        sortable: true,
        card: 'title',
        cell: (row) => (
          <div className={classes.name}>
            <Link to="/checklist/$id/view" params={{ id: String(row.id) }}>
              {row.name}
            </Link>
            <small>
              {t('checklists.period', {
                from: dayMonthYearDashed(row.starting_date),
                to: dayMonthYearDashed(row.ending_date),
              })}
            </small>
          </div>
        ),
      },
      {
        id: 'team',
        header: t('checklists.team'),
        width: 150,
        cell: (row) => (
          <UnstyledButton
            className={classes.team}
            aria-label={t('checklists.show_team', {
              people: t('checklists.people', { count: row.team_size }),
              name: row.name,
            })}
            onClick={() => setTeam(row)}
          >
            <IconUsers size={16} stroke={1.6} aria-hidden="true" />
            {t('checklists.people', { count: row.team_size })}
          </UnstyledButton>
        ),
      },
      {
        id: 'organization',
        header: t('checklists.organization'),
        width: '24%',
        from: 860,
        cell: (row) => row.organization.name,
      },
      {
        id: 'status',
        header: t('checklists.status'),
        sortable: true,
        width: 186,
        card: 'corner',
        cell: (row) => <AuditStatusControl audit={row} />,
      },
    ],
    [t],
  )
  const addButton = canCall(checklists.create) && (
    <Button component={Link} to="/checklist/create" leftSection={<IconPlus size={18} stroke={1.8} />}>
      {t('checklists.add')}
    </Button>
  )
  const isFiltered = Object.keys(noFilters).some((name) => filters[name as keyof typeof noFilters] !== undefined)

  return (
    <>
      <PageHeader title={t('checklists.title')} about={t('checklists.about')}>
        {addButton}
      </PageHeader>
      <Card flush>
        <AuditFilterBar filters={filters} onChange={setFilters} />
        <DataTable
          label={t('checklists.title')}
          columns={columns}
          rows={data?.data}
          nameOf={(row) => row.name}
          sort={{ by: filters.sort_by, direction: filters.sort }}
          onSort={({ by, direction }) => setFilters({ sort_by: by as AuditFilters['sort_by'], sort: direction })}
          actions={(row) => <AuditMenu audit={row} />}
          empty={
            isFiltered ? (
              <EmptyState title={t('actions.nothing_found')} hint={t('actions.nothing_found_hint')}>
                <Button variant="default" onClick={() => setFilters(noFilters)}>
                  {t('actions.clear_filters')}
                </Button>
              </EmptyState>
            ) : (
              <EmptyState icon={IconClipboardCheck} title={t('checklists.empty')} hint={t('checklists.empty_hint')}>
                {addButton}
              </EmptyState>
            )
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
      {team && <TeamModal audit={team} onClose={() => setTeam(null)} />}
    </>
  )
}
AuditsScreen.search = filtersOf(checklists.list)
