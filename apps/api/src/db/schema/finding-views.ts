import type { FindingFilters } from '@apron/contract/audits'
import { byDefault, id, instant, json, reference, table, text } from './table.ts'

/** What somebody has kept of the register of findings under a name. */
export const finding_views = table({
  id,
  user_id: reference,
  name: text,
  query: json<FindingFilters>(),
  sort_by: text,
  sort: text,
  created_at: byDefault(instant),
})
