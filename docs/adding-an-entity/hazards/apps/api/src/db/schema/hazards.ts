import { byDefault, folded, id, instant, integer, noted, reviewed, text } from './table.ts'

export const hazards = noted({
  id,
  name: text,
  severity: integer,
  ...reviewed,
  search: folded,
  created_at: byDefault(instant),
})
