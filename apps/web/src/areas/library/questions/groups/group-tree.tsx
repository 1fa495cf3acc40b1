import { approvalStatus } from '@apron/contract'
import { checklistItemGroups } from '@apron/contract/library'
import { IconAlertTriangle } from '@tabler/icons-react'
import { StatusWord } from '../../../../blocks/status/status-word.tsx'
import { useCanCall } from '../../../../lib/session/can.ts'
import { formatNumber, useText } from '../../../../lib/text/i18n.ts'
import { useWrite } from '../../../../lib/calls/queries.ts'
import { WholeTree } from '../../../../ui/tree/whole-tree.tsx'
import type { GroupNode } from './library-groups.ts'
import { useLibraryPlace } from '../library-place.ts'
import classes from '../library.module.css'

/** The groups; a drop puts a group, with all below it, under another one. */
export function GroupTree({ nodes }: { nodes: readonly GroupNode[] }) {
  const t = useText()
  const canCall = useCanCall()
  const { group, go } = useLibraryPlace()
  const update = useWrite(checklistItemGroups.update, { success: 'actions.update_success' })
  const mayMove = canCall(checklistItemGroups.update)
  const move = ({ group: moved }: GroupNode, parent_id: number) =>
    update.start({ params: { id: moved.id }, body: { index: moved.index, header: moved.header, parent_id } })
  return (
    <WholeTree
      label={t('library.groups')}
      nodes={nodes}
      selected={group}
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
