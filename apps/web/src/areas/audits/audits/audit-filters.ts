import type { QueryOf } from '@apron/contract'
import type { checklists } from '@apron/contract/audits'

/** What the address of the list carries. */
export type AuditFilters = QueryOf<typeof checklists.list>
