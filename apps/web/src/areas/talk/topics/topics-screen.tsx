import type { QueryOf } from '@apron/contract'
import { topics, type Topic } from '@apron/contract/talk'
import { IconMessages } from '@tabler/icons-react'
import { useMemo } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Pager } from '#blocks/pager.tsx'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { ApprovalFilter } from '#blocks/status/approval-filter.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { NothingPointedAt, RowName } from '#ui/list/pointed-at.tsx'
import { Card } from '#ui/page/card.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { AddButton, PageHeader } from '#ui/page/page-header.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { useFormWindow } from '#ui/window/form-window.ts'
import classes from './topics.module.css'
import { TopicForm } from './topic-form.tsx'
import { TopicMenu } from './topic-menu.tsx'

type TopicFilters = QueryOf<typeof topics.list>

const nameOf = (topic: Topic) => topic.name

/** The topics of the forum: list, form, approval. */
export function TopicsScreen() {
  return (
    <OnlyFor route={topics.list}>
      <Topics />
    </OnlyFor>
  )
}

function Topics() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, change] = useFilters<TopicFilters>()
  // Whoever looks elsewhere is done with what the link pointed at.
  const setFilters = (changed: Partial<TopicFilters>) => change({ topic_id: undefined, ...changed })
  const { add, edit, form } = useFormWindow<Topic>()
  const { data } = useRead(topics.list, { query: filters })
  const { topic_id: pointedAt } = filters
  const mayAct = canCall(topics.update) || canCall(topics.remove)
  const rowActions = useMemo(
    () => (mayAct ? (row: Topic) => <TopicMenu topic={row} onEdit={edit} /> : undefined),
    [mayAct, edit],
  )
  const addButton = (variant: 'filled' | 'light') =>
    canCall(topics.create) && (
      <AddButton variant={variant} onClick={add}>
        {t('topics.add')}
      </AddButton>
    )
  const columns = useMemo(
    (): Column<Topic>[] => [
      {
        id: 'name',
        header: t('topics.name'),
        width: '30%',
        card: 'title',
        cell: (row) => <RowName isPointedAt={row.id === pointedAt}>{row.name}</RowName>,
      },
      { id: 'description', header: t('topics.description'), card: 'text', cell: (row) => row.description || row.name },
      {
        id: 'count',
        header: t('topics.posts'),
        width: 110,
        align: 'end',
        cell: (row) => (
          <Link
            className={classes.posts}
            to="/forum/list"
            search={{ topic_id: row.id }}
            aria-label={`${formatNumber(row.count)} · ${t('topics.posts_of', { name: row.name })}`}
          >
            {formatNumber(row.count)}
          </Link>
        ),
      },
      {
        id: 'status',
        header: t('topics.status'),
        width: 200,
        card: 'corner',
        cell: (row) => <ReviewControl kind="topics" record={row} name={row.name} routes={topics} />,
      },
    ],
    [t, pointedAt],
  )

  return (
    <>
      <PageHeader title={t('topics.title')} about={t('topics.about')}>
        {addButton('filled')}
      </PageHeader>
      <NothingPointedAt id={pointedAt} rows={data?.data}>
        {t('topics.gone')}
      </NothingPointedAt>
      <Card flush>
        <FilterBar>
          <ApprovalFilter
            w={220}
            label={t('topics.status')}
            status={filters.status}
            onChoose={(status) => setFilters({ status })}
          />
        </FilterBar>
        <DataTable
          label={t('topics.title')}
          columns={columns}
          rows={data?.data}
          nameOf={nameOf}
          actions={rowActions}
          empty={
            filters.status === undefined ? (
              <EmptyState icon={IconMessages} title={t('topics.empty')} hint={t('topics.empty_hint')}>
                {addButton('light')}
              </EmptyState>
            ) : (
              <NothingFound onClear={() => setFilters({ status: undefined })} />
            )
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
      {form((topic, onClose) => (
        <TopicForm topic={topic} onClose={onClose} />
      ))}
    </>
  )
}
TopicsScreen.search = filtersOf(topics.list)
