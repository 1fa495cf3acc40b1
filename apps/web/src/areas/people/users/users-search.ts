import type { QueryOf } from '@apron/contract'
import { users } from '@apron/contract/people'
import { filtersOf } from '#lib/page/filters.ts'
import type { SearchRules } from '#lib/router/route.ts'

/** What the address of the list says: the filters, and whether it is the trash that is looked at. */
export type UsersSearch = QueryOf<typeof users.list> & { trash?: true | undefined }

const filters = filtersOf(users.list, { sort: 'asc' })

/** The filters of the list, and whether the trash is shown. */
export const usersSearch: SearchRules<UsersSearch> = {
  ...filters,
  read: (given) => ({ ...filters.read(given), trash: given['trash'] ? true : undefined }),
}
