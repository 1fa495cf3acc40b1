import { approvalStatus, type QueryOf } from '@apron/contract'
import { posts, postState, topicInAddress, topics, type ListedPost } from '@apron/contract/talk'
import { Button, NativeSelect } from '@mantine/core'
import { IconMessages, IconPlus } from '@tabler/icons-react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { Pager } from '#blocks/pager.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { filtersOf, useFilters } from '#lib/page/filters.ts'
import { addsNew } from '#lib/page/moves.ts'
import type { RawSearch } from '#lib/router/route.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { FilterBar } from '#ui/form/filter-bar.tsx'
import { Filters } from '#ui/form/filters.tsx'
import { NameSelect } from '#ui/form/name-select.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Card } from '#ui/page/card.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { part } from '#ui/page/part.tsx'
import { usePostColumns } from './post-columns.tsx'

const HeldPosts = part(() => import('./writing/held-posts.tsx'), 'HeldPosts', { failed: () => null })

type PostFilters = QueryOf<typeof posts.list>

const titleOf = (post: ListedPost) => post.title
const nothing = { search: undefined, status: undefined, topic_id: undefined }

/** What people ask and answer: list, search, filters. */
export function PostsScreen() {
  return (
    <OnlyFor route={posts.list}>
      <Posts />
    </OnlyFor>
  )
}

function Posts() {
  const t = useText()
  const canCall = useCanCall()
  const [filters, setFilters] = useFilters<PostFilters>()
  const { data } = useRead(posts.list, { query: filters })
  const known = useRead(topics.list, { query: { status: approvalStatus.APPROVAL, per_page: 'all' } })
  const columns = usePostColumns()
  const inUse = Number(filters.status !== undefined) + Number(filters.topic_id !== undefined)
  const isFiltered = inUse > 0 || Boolean(filters.search)
  const newPost = (variant: 'filled' | 'light') =>
    canCall(posts.create) && (
      <Button
        {...addsNew}
        variant={variant}
        leftSection={<IconPlus size={18} stroke={1.8} />}
        renderRoot={(props) => (
          <Link to="/forum/create" search={filters.topic_id ? { topic_id: filters.topic_id } : {}} {...props} />
        )}
      >
        {t('forum.new')}
      </Button>
    )
  return (
    <>
      <PageHeader title={t('menu.forum')} about={t('forum.about')}>
        {newPost('filled')}
      </PageHeader>
      <HeldPosts />
      <Card flush>
        <FilterBar>
          <SearchBox
            label={t('forum.search')}
            value={filters.search ?? ''}
            onSearch={(words) => setFilters({ search: words || undefined })}
          />
          <Filters inUse={inUse} onClear={() => setFilters({ ...nothing, search: filters.search })}>
            <NameSelect
              w={260}
              clearable
              aria-label={t('forum.topic')}
              placeholder={t('forum.all_topics')}
              rows={known.data?.data}
              value={filters.topic_id ?? null}
              onChange={(id) => setFilters({ topic_id: id ?? undefined })}
            />
            <NativeSelect
              w={180}
              aria-label={t('forum.state')}
              value={String(filters.status ?? '')}
              data={[
                { value: '', label: t('forum.open_and_closed') },
                { value: String(postState.OPEN), label: t('forum.open') },
                { value: String(postState.CLOSED), label: t('postsAbout.closed') },
              ]}
              onChange={({ currentTarget: { value } }) =>
                setFilters({ status: value === '' ? undefined : Number(value) })
              }
            />
          </Filters>
        </FilterBar>
        <DataTable
          label={t('menu.forum')}
          columns={columns}
          rows={data?.data}
          nameOf={titleOf}
          empty={
            isFiltered ? (
              <NothingFound onClear={() => setFilters(nothing)} />
            ) : (
              <EmptyState icon={IconMessages} title={t('forum.empty')} hint={t('forum.empty_hint')}>
                {newPost('light')}
              </EmptyState>
            )
          }
        />
        <Pager meta={data?.meta} onChange={setFilters} />
      </Card>
    </>
  )
}

const { read, defaults } = filtersOf(posts.list)
/** An address of other clients names the topic in its own way. */
PostsScreen.search = {
  read: (given: RawSearch) => read({ ...(topicInAddress in given && { topic_id: given[topicInAddress] }), ...given }),
  defaults,
}
