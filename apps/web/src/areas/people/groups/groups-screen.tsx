import { defaultPageSize, type QueryOf } from '@apron/contract'
import { groups, usesGroups, type Group } from '@apron/contract/people'
import { IconUsersGroup } from '@tabler/icons-react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Pager } from '#blocks/pager.tsx'
import { ApprovalFilter } from '#blocks/status/approval-filter.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { useFormWindow } from '#ui/window/form-window.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { AddButton, PageHeader } from '#ui/page/page-header.tsx'
import { NothingPointedAt } from '#ui/list/pointed-at.tsx'
import { GroupCard } from './group-card.tsx'
import { GroupForm } from './group-form.tsx'
import classes from './groups.module.css'

type GroupFilters = QueryOf<typeof groups.list>

/** Whoever has something to do here; anybody may read the names of the groups, which pickers show. */
const something = { access: usesGroups }

/** The user groups as cards: approval, and the way to their permissions, menu and users. */
export function GroupsScreen() {
  return (
    <OnlyFor route={something}>
      <Groups />
    </OnlyFor>
  )
}
GroupsScreen.search = filtersOf(groups.list)

function Groups() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, change] = useFilters<GroupFilters>()
  // Whoever looks elsewhere is done with what the link pointed at.
  const setFilters = (changed: Partial<GroupFilters>) => change({ group_id: undefined, ...changed })
  const { add, edit, form } = useFormWindow<Group>()
  const { data } = useRead(groups.list, { query: { ...filters, sort_by: 'name', sort: 'asc' } })
  const { group_id: pointedAt } = filters
  const addButton = canCall(groups.create) && <AddButton onClick={add}>{t('groups.add')}</AddButton>
  return (
    <>
      <PageHeader title={t('groups.title')} about={t('groups.about')}>
        {addButton}
      </PageHeader>
      <ApprovalFilter
        w={220}
        className={classes.filter}
        label={t('groups.status')}
        status={filters.status}
        onChoose={(status) => setFilters({ status })}
      />
      <NothingPointedAt id={pointedAt} rows={data?.data}>
        {t('groups.gone')}
      </NothingPointedAt>
      {!data && (
        <Card>
          <LoadingRows rows={6} />
        </Card>
      )}
      {data?.data.length === 0 && (
        <Card>
          {filters.status === undefined ? (
            <EmptyState icon={IconUsersGroup} title={t('groups.empty')} hint={t('groups.empty_hint')}>
              {addButton}
            </EmptyState>
          ) : (
            <NothingFound icon={IconUsersGroup} onClear={() => setFilters({ status: undefined })} />
          )}
        </Card>
      )}
      {data && data.data.length > 0 && (
        <ul className={classes.cards}>
          {data.data.map((group) => (
            <GroupCard key={group.id} group={group} isPointedAt={group.id === pointedAt} onEdit={edit} />
          ))}
        </ul>
      )}
      {data && data.meta.total > defaultPageSize && (
        <Card flush>
          <Pager meta={data.meta} onChange={setFilters} />
        </Card>
      )}
      {form((group, onClose) => (
        <GroupForm group={group} onClose={onClose} />
      ))}
    </>
  )
}
