import type { QueryOf } from '@apron/contract'
import { jobs, jobStates, type Job, type JobState as State } from '@apron/contract/desk'
import { NativeSelect, Text } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Pager } from '#blocks/pager.tsx'
import { dateAndTime } from '#lib/text/dates.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useRealtime } from '#lib/socket.ts'
import { Card } from '#ui/page/card.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { JobMenu } from './job-menu.tsx'
import { JobState } from './job-state.tsx'
import { RunNow } from './run-now.tsx'

type Filters = QueryOf<typeof jobs.list>

const nameOf = (job: Job) => job.title
const rowActions = (job: Job) => <JobMenu job={job} />
/** Milliseconds; events of one's own jobs come at once. */
const looksEvery = 5_000

/** What the product does in the background; for administrators. */
export function JobsScreen() {
  return (
    <OnlyFor route={jobs.list}>
      <Jobs />
    </OnlyFor>
  )
}
JobsScreen.search = filtersOf(jobs.list)

function Jobs() {
  const t = useText()
  const [filters, setFilters] = useFilters<Filters>()
  const { data, refetch } = useRead(jobs.list, { query: filters })
  useRealtime('job', () => void refetch())
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void refetch(), looksEvery)
    return () => clearInterval(timer)
  }, [refetch])
  const columns = useColumns()
  return (
    <>
      <PageHeader title={t('jobs.title')} about={t('jobs.about')}>
        <RunNow />
      </PageHeader>
      <Card flush>
        <FilterBar>
          <NativeSelect
            w={220}
            aria-label={t('jobs.state')}
            value={filters.state ?? ''}
            data={[
              { value: '', label: t('jobs.all_states') },
              ...jobStates.map((state) => ({ value: state, label: t(`jobs.state_${state}`) })),
            ]}
            onChange={({ currentTarget }) =>
              setFilters({ state: (currentTarget.value || undefined) as State | undefined })
            }
          />
        </FilterBar>
        <DataTable
          label={t('jobs.title')}
          columns={columns}
          rows={data?.data}
          nameOf={nameOf}
          actions={rowActions}
          empty={
            <EmptyState
              icon={IconStack2}
              title={t(filters.state ? 'jobs.empty_filtered' : 'jobs.empty')}
              hint={t('jobs.empty_hint')}
            />
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
    </>
  )
}

/** Since when it stands as it does. */
const sinceOf = (job: Job) => job.ended_at ?? (job.state === 'running' ? job.started_at : null) ?? job.created_at

function useColumns(): Column<Job>[] {
  const t = useText()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('jobs.name'),
        card: 'title',
        cell: (job) => (
          <>
            {job.title}{' '}
            <Text span c="dimmed" size="sm">
              #{job.id}
            </Text>
          </>
        ),
      },
      { id: 'state', header: t('jobs.state'), width: 190, card: 'corner', cell: (job) => <JobState job={job} /> },
      { id: 'reason', header: t('jobs.reason'), card: 'text', cell: (job) => job.reason },
      {
        id: 'tries',
        header: t('jobs.tries'),
        width: 110,
        from: 1000,
        cell: (job) => t('jobs.tries_of', { tries: job.tries, most: job.most_tries }),
      },
      {
        id: 'started_by',
        header: t('jobs.started_by'),
        width: 180,
        from: 900,
        cell: (job) => job.started_by?.fullname ?? t('jobs.by_itself'),
      },
      { id: 'since', header: t('jobs.since'), width: 160, cell: (job) => dateAndTime(sinceOf(job)) },
    ],
    [t],
  )
}
