import { approvalStatus } from '@apron/contract'
import { documentGroups } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useMemo } from 'react'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { NothingFound } from '#ui/page/empty-state.tsx'
import { nodesNamed } from '#ui/tree/named-nodes.ts'
import { WholeTree } from '#ui/tree/whole-tree.tsx'
import { useDocumentsPlace } from '../documents-place.ts'
import type { GroupNode } from './document-groups.ts'
import classes from '../documents.module.css'

/** Milliseconds: the whole tree is here already. */
const pause = 150

/** The groups, whole or narrowed; a drop puts a group, with all below it, under another one. */
export function GroupTree({ nodes }: { nodes: readonly GroupNode[] }) {
  const t = useText()
  const { group, words, go, find } = useDocumentsPlace()
  const found = useMemo(() => nodesNamed(nodes, words), [nodes, words])
  const update = useWrite(documentGroups.update, { success: 'actions.update_success' })
  const mayMove = useCanCall()(documentGroups.update)
  const move = ({ group: { id, name } }: GroupNode, parent_id: number) =>
    update.start({ params: { id }, body: { name, parent_id } })
  return (
    <>
      <Button
        variant={group === null ? 'light' : 'subtle'}
        fullWidth
        justify="flex-start"
        mb="sm"
        aria-current={group === null ? 'true' : undefined}
        leftSection={<IconFiles size={18} stroke={1.6} />}
        onClick={() => go({ group: null, panel: 'all' })}
      >
        {t('documentList.all')}
      </Button>
      <WholeTree
        label={t('documentList.groups')}
        nodes={nodes}
        selected={group}
        filters={
          <SearchBox value={words} label={t('documentList.search_groups')} width="auto" pause={pause} onSearch={find} />
        }
        found={found}
        words={words}
        count={found && t('documentList.groups_found', { count: found.size })}
        nothing={<NothingFound onClear={() => find('')} />}
        onSelect={(node) => go({ group: node.id })}
        onMove={mayMove ? move : undefined}
        side={(node) => <Side node={node} />}
        dragHint={t('documentList.drag_hint')}
      />
    </>
  )
}

function Side({ node: { group } }: { node: GroupNode }) {
  const t = useText()
  return (
    <span className={classes.side}>
      {group.waiting > 0 && (
        <span className={classes.waiting} title={t('documentList.waiting_below', { count: group.waiting })}>
          <span aria-hidden="true">{formatNumber(group.waiting)}</span>
          <span className="visually-hidden">{t('documentList.waiting_below', { count: group.waiting })}</span>
        </span>
      )}
      {group.status.code !== approvalStatus.APPROVAL && <StatusWord status={group.status} />}
      {group.total > 0 && (
        <>
          <span aria-hidden="true">{formatNumber(group.total)}</span>
          <span className="visually-hidden">
            {t('documentList.own_documents', { count: group.total, formatted: formatNumber(group.total) })}
          </span>
        </>
      )}
    </span>
  )
}
