import { checklistItemGroups, type LibraryGroup } from '@apron/contract/library'
import { useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { wordsOf } from '#ui/text/words-of.ts'
import type { TreeNode } from '#ui/tree/tree.tsx'

export type GroupNode = TreeNode & { group: LibraryGroup }

/** All groups of the library in the order of the tree; undefined while they load. */
export function useGroups(): { nodes: GroupNode[] | undefined; byId: Map<number, GroupNode> } {
  const { data } = useRead(checklistItemGroups.list, { query: { per_page: 'all' } }, { screen: true })
  return useMemo(() => {
    const nodes = data?.data.map((group) => ({
      id: group.id,
      name: groupName(group),
      parentId: group.parent_id,
      group,
    }))
    return { nodes, byId: new Map(nodes?.map((node) => [node.id, node])) }
  }, [data])
}

/** The index without its marks, and the name. */
export function groupName(group: Pick<LibraryGroup, 'index' | 'header'>): string {
  const index = /[<&]/.test(group.index) ? wordsOf(group.index) : group.index
  return `${index} ${group.header}`
}
