import { approvalStatus } from '@apron/contract'
import { checklistItemGroups } from '@apron/contract/library'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { NothingFound } from '#ui/page/empty-state.tsx'
import { WholeTree } from '#ui/tree/whole-tree.tsx'
import { nodesNamed } from '#ui/tree/named-nodes.ts'
import type { GroupNode } from './library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'
import classes from '../library.module.css'

/** Milliseconds: the whole tree is here already. */
const pause = 150

/** The groups, whole or narrowed; a drop puts a group, with all below it, under another one. */
export function GroupTree({ nodes }: { nodes: readonly GroupNode[] }) {
  const t = useText()
  const canCall = useCanCall()
  const { group, words, go, find } = useLibraryPlace()
  const found = useMemo(() => nodesNamed(nodes, words), [nodes, words])
  const update = useWrite(checklistItemGroups.update, { success: 'actions.update_success' })
  const mayMove = canCall(checklistItemGroups.update)
  const move = ({ group: moved }: GroupNode, parent_id: number) =>
    update.start({ params: { id: moved.id }, body: { index: moved.index, header: moved.header, parent_id } })
  return (
    <WholeTree
      label={t('library.groups')}
      nodes={nodes}
      selected={group}
      filters={
        <SearchBox value={words} label={t('library.search_groups')} width="auto" pause={pause} onSearch={find} />
      }
      found={found}
      words={words}
      count={found && t('library.groups_found', { count: found.size })}
      nothing={<NothingFound onClear={() => find('')} />}
      onSelect={(node) => go({ group: node.id })}
      onMove={mayMove ? move : undefined}
      side={(node) => <Side node={node} />}
      dragHint={t('library.drag_hint')}
    />
  )
}

function Side({ node: { group } }: { node: GroupNode }) {
  const t = useText()
  return (
    <span className={classes.side}>
      {group.has_rejected && (
        <span className={classes.rejected} title={t('library.has_rejected')}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
          <span className="visually-hidden">{t('library.has_rejected')}</span>
        </span>
      )}
      {group.waiting > 0 && (
        <span className={classes.waiting} title={t('library.waiting_below', { count: group.waiting })}>
          <span aria-hidden="true">{formatNumber(group.waiting)}</span>
          <span className="visually-hidden">{t('library.waiting_below', { count: group.waiting })}</span>
        </span>
      )}
      {group.status.code !== approvalStatus.APPROVAL && <StatusWord status={group.status} />}
      {group.total > 0 && (
        <>
          <span aria-hidden="true">{formatNumber(group.total)}</span>
          <span className="visually-hidden">{t('library.own_items', { count: formatNumber(group.total) })}</span>
        </>
      )}
    </span>
  )
}
