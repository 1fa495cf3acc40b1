import type { checklists, QueryOf } from '@apron/contract'

/** What the address of the list carries. */
export type AuditFilters = QueryOf<typeof checklists.list>
