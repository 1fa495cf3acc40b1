import { trail, type TrailEntry } from '@apron/contract/desk'
import { Button } from '@mantine/core'
import { IconArrowRight, IconArrowUp, IconListTree } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { navigate } from '#lib/router/router.ts'
import { useSearch } from '#lib/router/use-router.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { EntryChanges } from './entry-changes.tsx'
import { EntryWindow } from './entry-window.tsx'
import { ExportTrail } from './export-trail.tsx'
import { FilterFields } from './filter-fields.tsx'
import { RecordsOf } from './records-of.tsx'
import { filtersIn, filtersInUse, narrow, noFilters, trailSearch, type TrailSearch } from './trail-filters.ts'
import { useWho } from './use-who.ts'
import classes from './trail.module.css'

/** Who did what, newest first; for whoever may look at the audit trail. */
export function TrailScreen() {
  return (
    <OnlyFor route={trail.list}>
      <Trail />
    </OnlyFor>
  )
}
TrailScreen.search = trailSearch

function Trail() {
  const t = useText()
  const search = useSearch<TrailSearch>()
  const [opened, setOpened] = useState<TrailEntry | null>(null)
  const { data } = useRead(trail.list, { query: search }, { staleTime: 0 })
  const columns = useColumns(setOpened)
  const inUse = filtersInUse(search)
  const { record, user } = data?.data ?? {}
  return (
    <>
      <PageHeader title={t('trail.title')} about={t('trail.about')}>
        <ExportTrail filters={filtersIn(search)} />
      </PageHeader>
      <Card flush>
        <FilterBar>
          <Filters inUse={inUse} onClear={() => narrow(noFilters)}>
            <FilterFields search={search} person={user?.fullname} />
          </Filters>
        </FilterBar>
        {record && (
          <p className={classes.about} role="status">
            {t('trail.narrowed_to', {
              record: [t('trail.numbered', { kind: record.title, id: record.id }), record.name]
                .filter(Boolean)
                .join(' · '),
            })}
          </p>
        )}
        <DataTable
          label={t('trail.title')}
          columns={columns}
          rows={data?.data.entries}
          nameOf={(entry) => entry.title}
          empty={
            inUse > 0 ? (
              <EmptyState title={t('trail.empty_filtered')} hint={t('trail.empty_filtered_hint')}>
                <Button variant="default" onClick={() => narrow(noFilters)}>
                  {t('actions.clear_filters')}
                </Button>
              </EmptyState>
            ) : (
              <EmptyState icon={IconListTree} title={t('trail.empty')} hint={t('trail.empty_hint')} />
            )
          }
        />
        <Turning before={search.before} next={data?.data.next ?? null} />
      </Card>
      {opened && <EntryWindow entry={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Leads to the entries that follow, and back to the newest: new ones move nothing of what is read. */
function Turning({ before, next }: { before: number | undefined; next: number | null }) {
  const t = useText()
  if (before === undefined && next === null) return null
  const turn = (place: number | undefined) =>
    void navigate({ to: '.', search: (present: TrailSearch) => ({ ...present, before: place }) })
  return (
    <nav aria-label={t('trail.turn')} className={classes.turning}>
      {before !== undefined && (
        <Button variant="default" leftSection={<IconArrowUp size={18} stroke={1.6} />} onClick={() => turn(undefined)}>
          {t('trail.newest')}
        </Button>
      )}
      {next !== null && (
        <Button variant="default" rightSection={<IconArrowRight size={18} stroke={1.6} />} onClick={() => turn(next)}>
          {t('trail.older')}
        </Button>
      )}
    </nav>
  )
}

/** Changes of an entry that the list shows; its window has all. */
const mostShown = 4

function useColumns(onOpen: (entry: TrailEntry) => void): Column<TrailEntry>[] {
  const t = useText()
  const who = useWho()
  return useMemo(
    () => [
      { id: 'at', header: t('trail.at'), width: 150, cell: (entry) => dateAndTime(entry.at) },
      { id: 'person', header: t('trail.person'), width: 180, cell: who },
      {
        id: 'what',
        header: t('trail.what'),
        card: 'title',
        cell: (entry) => (
          <div className={classes.what}>
            <button type="button" className={classes.title} onClick={() => onOpen(entry)}>
              {entry.title}
            </button>
            {entry.changes.length > 0 && <EntryChanges changes={entry.changes.slice(0, mostShown)} />}
            {entry.changes.length > mostShown && (
              <small className={classes.dim}>
                {t('trail.more_changes', { count: entry.changes.length - mostShown })}
              </small>
            )}
          </div>
        ),
      },
      {
        id: 'record',
        header: t('trail.record'),
        width: 260,
        cell: (entry) => (entry.records.length > 0 ? <RecordsOf entry={entry} /> : null),
      },
    ],
    [t, who, onOpen],
  )
}
