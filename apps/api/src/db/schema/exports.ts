import type { ExportedPaper, ExportFormat, ExportQuery } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import { byDefault, file, id, instant, integer, json, nullable, reference, table, text, type Column } from './table.ts'

const textOf = <Value extends string>() => text as unknown as Column<Value>

/** How many letters no font had, and how many pictures could not be read. */
export type Missing = { letters?: number; pictures?: number }

/** A paper as a file, made or being made; how far that is, its job tells. */
export const exports = table({
  id,
  audit_id: reference,
  minutes_id: nullable(reference),
  /** Of a finding: the item as its minutes froze it, which may be gone. */
  item_id: nullable(integer),
  what: textOf<ExportedPaper>(),
  query: json<ExportQuery>(),
  format: textOf<ExportFormat>(),
  language: textOf<Language>(),
  /** What would come out the same has the same; papers that follow what lives have none, and go after a day. */
  fingerprint: nullable(text),
  user_id: nullable(reference),
  job_id: nullable(reference),
  file_id: nullable(file),
  missing: byDefault(json<Missing>()),
  created_at: byDefault(instant),
})
