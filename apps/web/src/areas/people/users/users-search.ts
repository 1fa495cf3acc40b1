import type { QueryOf, users } from '@apron/contract'

/** What the address of the list says: the filters, and whether it is the trash that is looked at. */
export type UsersSearch = QueryOf<typeof users.list> & { trash?: true | undefined }
