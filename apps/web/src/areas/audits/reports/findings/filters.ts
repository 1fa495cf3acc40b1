import type { QueryOf } from '@apron/contract'
import type { trends } from '@apron/contract/audits'

/** What the address of the report of findings carries. */
export type FindingFilters = QueryOf<typeof trends.questions>
