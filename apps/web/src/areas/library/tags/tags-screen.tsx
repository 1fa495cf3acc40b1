import type { QueryOf } from '@apron/contract'
import { tags, usesTags, type Tag } from '@apron/contract/library'
import { Button } from '@mantine/core'
import { IconListCheck, IconTags } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Pager } from '#blocks/pager.tsx'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Card } from '#ui/page/card.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { AddButton, PageHeader } from '#ui/page/page-header.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { useFormWindow } from '#ui/window/form-window.ts'
import { MergeForm } from './merge-form.tsx'
import { useTagColumns } from './tag-columns.tsx'
import { TagForm } from './tag-form.tsx'
import { TagMenu, useMayAssign } from './tag-menu.tsx'

type TagFilters = QueryOf<typeof tags.list>
const nameOf = (tag: Tag) => tag.name
/** Whoever has something to do here; anybody may read the names, which questions show. */
const something = { access: usesTags }

/** The tags of questions: list, form, merging. */
export function TagsScreen() {
  return (
    <OnlyFor route={something}>
      <Tags />
    </OnlyFor>
  )
}
TagsScreen.search = filtersOf(tags.list, { sort_by: 'name', sort: 'asc' })

function Tags() {
  const t = useText()
  const canCall = useCanCall()
  const mayAssign = useMayAssign()
  const [filters, setFilters] = useFilters<TagFilters>()
  const { add, edit, form } = useFormWindow<Tag>()
  const [merging, setMerging] = useState<Tag | null>(null)
  const { data } = useRead(tags.list, { query: filters })
  const columns = useTagColumns()
  const mayAct = mayAssign || canCall(tags.update) || canCall(tags.remove)
  const rowActions = useMemo(
    () => (mayAct ? (row: Tag) => <TagMenu tag={row} onEdit={edit} onMerge={setMerging} /> : undefined),
    [mayAct, edit],
  )
  const addButton = canCall(tags.create) && <AddButton onClick={add}>{t('tags.add')}</AddButton>
  return (
    <>
      <PageHeader title={t('tags.title')} about={t('tags.about')}>
        {mayAssign && (
          <Button
            variant="default"
            leftSection={<IconListCheck size={18} stroke={1.6} />}
            renderRoot={(props) => <Link to="/tags/checklist-items" {...props} />}
          >
            {t('tags.assign')}
          </Button>
        )}
        {addButton}
      </PageHeader>
      <Card flush>
        <FilterBar>
          <SearchBox
            value={filters.search ?? ''}
            label={t('tags.search')}
            width={260}
            onSearch={(words) => setFilters({ search: words || undefined })}
          />
        </FilterBar>
        <DataTable
          label={t('tags.title')}
          columns={columns}
          rows={data?.data}
          nameOf={nameOf}
          sort={{ by: filters.sort_by, direction: filters.sort }}
          onSort={({ by, direction }) => setFilters({ sort_by: by as TagFilters['sort_by'], sort: direction })}
          actions={rowActions}
          empty={
            filters.search ? (
              <NothingFound onClear={() => setFilters({ search: undefined })} />
            ) : (
              <EmptyState icon={IconTags} title={t('tags.empty')} hint={t('tags.empty_hint')}>
                {addButton}
              </EmptyState>
            )
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
      {form((tag, onClose) => (
        <TagForm tag={tag} onClose={onClose} />
      ))}
      {merging && <MergeForm tag={merging} onClose={() => setMerging(null)} />}
    </>
  )
}
