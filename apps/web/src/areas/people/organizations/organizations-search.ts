import { users } from '@apron/contract/people'
import { filtersOf } from '#lib/page/filters.ts'
import type { SearchRules } from '#lib/router/route.ts'
import { approvalStatus, type QueryOf } from '@apron/contract'

/** What the right side shows of the chosen organisation; its detail when nothing is said. */
export const panels = ['edit', 'child', 'users'] as const
export type Panel = (typeof panels)[number]

/** The chosen organisation and panel, the filters of its users, or the trash. */
export type OrganizationsSearch = QueryOf<typeof users.list> & {
  panel?: Panel | undefined
  trash?: true | undefined
  /** What the tree is searched for, and the status it is narrowed to. */
  tree_search?: string | undefined
  tree_status?: number | undefined
}

/** The filters of the tree as an address names them; what is none is left out. */
export function treeFiltersOf({ tree_search, tree_status }: Partial<OrganizationsSearch>) {
  return {
    tree_search: tree_search === undefined ? undefined : String(tree_search).slice(0, 200) || undefined,
    tree_status: Object.values(approvalStatus).find((code) => code === Number(tree_status ?? Number.NaN)),
  }
}

const ofUsers = filtersOf(users.list, { sort: 'asc' })

/** Which organisation and panel the address names, beside the filters of its people and of the tree. */
export const organizationsSearch: SearchRules<OrganizationsSearch> = {
  ...ofUsers,
  read: (given) => ({
    ...ofUsers.read(given),
    panel: panels.find((panel) => panel === given['panel']),
    trash: given['trash'] ? true : undefined,
    ...treeFiltersOf(given),
  }),
}
