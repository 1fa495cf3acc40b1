import type { QueryOf } from '@apron/contract'
import type { corrections } from '@apron/contract/audits'

/** What the address of the report of corrections carries. */
export type CorrectiveFilters = QueryOf<typeof corrections.items>
