import type { HeadField } from '@apron/contract/audits'
import { byDefault, instant, integer, json, nullable, reference, table, text, uuid, type Column } from './table.ts'

/** Of each field of a question the changes that nobody has answered knowingly (heads); see decision 8. */
export const audit_item_heads = table({
  item_id: reference,
  field: text as Column<HeadField>,
  user_id: reference,
  change_id: uuid,
  value: json<unknown>(),
  at_device: nullable(instant),
  /** Seconds by which that device's clock was ahead of ours when it sent it. */
  clock_skew: nullable(integer),
  at_server: byDefault(instant),
})
