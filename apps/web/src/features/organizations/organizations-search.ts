import type { QueryOf, users } from '@apron/contract'

/** What the right side shows of the chosen organisation; its detail when nothing is said. */
export const panels = ['edit', 'child', 'users'] as const
export type Panel = (typeof panels)[number]

/** The chosen organisation and panel, the filters of its users, or the trash. */
export type OrganizationsSearch = QueryOf<typeof users.list> & {
  panel?: Panel | undefined
  trash?: true | undefined
}
