import type { QueryOf } from '@apron/contract'
import type { programme } from '@apron/contract/audits'

/** What the address of the programme carries. */
export type ProgrammeFilters = QueryOf<typeof programme.list>
