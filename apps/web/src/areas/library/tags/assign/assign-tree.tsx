import { useMemo } from 'react'
import type { PickGroup } from '#blocks/audit/use-library.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { EmptyState, NothingFound } from '#ui/page/empty-state.tsx'
import { nodesNamed } from '#ui/tree/named-nodes.ts'
import { WholeTree } from '#ui/tree/whole-tree.tsx'
import { useAssignPlace } from './assign-place.ts'
import type { AssignmentCounts } from './assignment.ts'

/** Milliseconds: the whole tree is here already. */
const pause = 150

/** The groups, each with how many of the questions at and below it are chosen. */
export function AssignTree({
  groups,
  counts,
  onShow,
}: {
  groups: readonly PickGroup[]
  counts: ReadonlyMap<number, AssignmentCounts>
  onShow: (change: { group_id: number; panel: undefined }) => void
}) {
  const t = useText()
  const { group_id, tree_search: words = '', go } = useAssignPlace()
  const found = useMemo(() => nodesNamed(groups, words), [groups, words])
  const find = (sought: string) => go({ tree_search: sought || undefined }, { replace: true })
  if (groups.length === 0) return <EmptyState title={t('library.empty')} />
  return (
    <WholeTree<PickGroup>
      label={t('library.groups')}
      nodes={groups}
      selected={group_id ?? null}
      filters={
        <SearchBox value={words} label={t('library.search_groups')} width="auto" pause={pause} onSearch={find} />
      }
      found={found}
      words={words}
      count={found && t('library.groups_found', { count: found.size })}
      nothing={<NothingFound onClear={() => find('')} />}
      onSelect={({ id }) => onShow({ group_id: id, panel: undefined })}
      onMove={undefined}
      dragHint=""
      side={({ id }) => <Chosen count={counts.get(id)} />}
    />
  )
}

function Chosen({ count }: { count: AssignmentCounts | undefined }) {
  const t = useText()
  if (!count || count.total === 0) return null
  const [chosen, total] = [formatNumber(count.chosen), formatNumber(count.total)]
  return (
    <>
      <span aria-hidden="true">{`${chosen}/${total}`}</span>
      <span className="visually-hidden">{t('tags.chosen_of', { chosen, total })}</span>
    </>
  )
}
