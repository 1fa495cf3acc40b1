import { organizations, type Organization } from '@apron/contract/people'
import { useMemo } from 'react'
import { grouped } from '#lib/grouped.ts'
import { plain } from '#lib/text/plain-text.ts'
import { useRead } from '#lib/calls/queries.ts'
import type { TreeNode } from '#ui/tree/tree.tsx'

export type OrganizationNode = TreeNode & { organization: Organization }

/** What is saved of an organisation with its form. */
export function savedOf({ id: _id, status: _status, ...saved }: Organization) {
  return saved
}

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

/** The organisations whose name or code holds the words, whatever their case and diacritics, in one status if one is given; undefined when neither is. */
export function findOrganizations(
  nodes: readonly OrganizationNode[],
  words: string,
  status?: number,
): ReadonlySet<number> | undefined {
  const wanted = plain(words)
  if (!wanted && status === undefined) return undefined
  const holds = (text: string | null) => text !== null && plain(text).includes(wanted)
  const found = nodes.filter(
    ({ name, organization }) =>
      (status === undefined || organization.status.code === status) && (holds(name) || holds(organization.code)),
  )
  return new Set(found.map(({ id }) => id))
}

/** An organisation and all that stands below it. */
export function branchOf(nodes: readonly OrganizationNode[], id: number): ReadonlySet<number> {
  const children = grouped(nodes, ({ parentId }) => parentId)
  const branch = new Set([id])
  for (const above of branch) for (const child of children.get(above) ?? []) branch.add(child.id)
  return branch
}
