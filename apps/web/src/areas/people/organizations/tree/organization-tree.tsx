import { approvalStatus } from '@apron/contract'
import { organizations } from '@apron/contract/people'
import { useMemo } from 'react'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { plain } from '#lib/text/plain-text.ts'
import { Highlight } from '#ui/text/highlight.tsx'
import { WholeTree } from '#ui/tree/whole-tree.tsx'
import { findOrganizations, type OrganizationNode } from './organization-nodes.ts'
import { useOrganizationPlace } from '../organization-place.ts'
import { NothingInTree, TreeFilters } from './tree-filters.tsx'
import { useMove } from './use-move.ts'

/** The tree, whole or narrowed; a drop puts an organisation, with all below it, under another one. */
export function OrganizationTree({ nodes }: { nodes: readonly OrganizationNode[] }) {
  const t = useText()
  const canCall = useCanCall()
  const { organization, panel, filters, go } = useOrganizationPlace()
  const { move } = useMove(nodes)
  const { tree_search: words = '', tree_status: status } = filters
  const found = useMemo(() => findOrganizations(nodes, words, status), [nodes, words, status])
  return (
    <WholeTree
      label={t('organizations.tree')}
      nodes={nodes}
      selected={organization}
      filters={<TreeFilters nodes={nodes} />}
      found={found}
      words={words}
      count={found && t('organizations.found', { count: found.size })}
      nothing={<NothingInTree />}
      onSelect={(node) => go({ organization: node.id, panel: panel === 'users' ? 'users' : undefined })}
      onMove={canCall(organizations.update) ? move : undefined}
      side={(node) => <Side node={node} words={words} />}
      dragHint={t('organizations.drag_hint')}
    />
  )
}

/** A status that is not approval; and the code, when it is what was found. */
function Side({ node: { name, organization }, words }: { node: OrganizationNode; words: string }) {
  const isFoundByCode = words !== '' && !plain(name).includes(plain(words)) && organization.code
  return (
    <>
      {isFoundByCode && <Highlight text={isFoundByCode} words={words} />}{' '}
      {organization.status.code !== approvalStatus.APPROVAL && <StatusWord status={organization.status} />}
    </>
  )
}
