import { documentGroups, type DocumentGroup } from '@apron/contract/documents'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import type { TreeNode } from '#ui/tree/tree.tsx'

export type GroupNode = TreeNode & { group: DocumentGroup }

/** All groups of documents in the order of the tree; undefined while they load. */
export function useDocumentGroups(): { nodes: GroupNode[] | undefined; byId: Map<number, GroupNode> } {
  const { data } = useRead(documentGroups.list, { query: { per_page: 'all' } }, { screen: true })
  return useMemo(() => {
    const nodes = data?.data.map((group) => ({
      id: group.id,
      name: group.name,
      parentId: group.parent_id,
      group,
    }))
    return { nodes, byId: new Map(nodes?.map((node) => [node.id, node])) }
  }, [data])
}
