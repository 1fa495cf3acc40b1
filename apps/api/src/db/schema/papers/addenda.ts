import { byDefault, file, generated, id, instant, integer, json, reference, table, text } from '../table.ts'
import type { AddendumSnapshot } from './addendum-snapshot.ts'

/** What was done about the findings of an audit up to a day, frozen when it was saved. */
export const addenda = table({
  id,
  audit_id: reference,
  /** Whose findings these are. */
  minutes_id: reference,
  /** The first of an audit is 1. */
  number: integer,
  author_id: reference,
  author_name: text,
  snapshot: json<AddendumSnapshot>(),
  created_at: byDefault(instant),
  /** SHA-256 of all of the above but `minutes_id` as `addendum_frozen` writes it, in hexadecimal digits. */
  digest: generated(text),
})
export const addendum_files = table({ addendum_id: reference, file_id: file, item_id: integer })
