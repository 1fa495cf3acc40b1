import type { QueryOf } from '@apron/contract'
import type { users } from '@apron/contract/people'

/** What the address of the list says: the filters, and whether it is the trash that is looked at. */
export type UsersSearch = QueryOf<typeof users.list> & { trash?: true | undefined }
