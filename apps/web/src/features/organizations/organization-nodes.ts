import { organizations, type Organization } from '@apron/contract'
import { useMemo } from 'react'
import { useRead } from '../../lib/queries.ts'
import type { TreeNode } from '../../ui/tree.tsx'

export type OrganizationNode = TreeNode & { organization: Organization }

/** All organisations by their name; undefined while they load. */
export function useOrganizations(): {
  nodes: OrganizationNode[] | undefined
  byId: ReadonlyMap<number, OrganizationNode>
} {
  const { data } = useRead(organizations.list, { query: { per_page: 'all', sort: 'asc' } }, { screen: true })
  return useMemo(() => {
    const nodes = data?.data.map((organization) => ({
      id: organization.id,
      name: organization.name,
      parentId: organization.parent_id,
      organization,
    }))
    return { nodes, byId: new Map(nodes?.map((node) => [node.id, node])) }
  }, [data])
}
