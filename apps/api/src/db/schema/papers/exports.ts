import type { AskedFormat, AskedPaper, ExportQuery } from '@apron/contract/audits'
import type { Language } from '@apron/messages'
import {
  byDefault,
  file,
  id,
  instant,
  integer,
  integers,
  json,
  nullable,
  reference,
  table,
  text,
  type Column,
} from '../table.ts'

const textOf = <Value extends string>() => text as unknown as Column<Value>

/** How many letters no font had, how many pictures could not be read, and which formats of a pack this machine cannot write. */
export type MissingContent = { letters?: number; pictures?: number; formats?: string[] }

export type ReportAsSaid = { source: object; date: string; audits: readonly number[] }

/** A paper as a file, made or being made; how far that is, its job tells. */
export const exports = table({
  id,
  /** What it is about: an audit, or a document. */
  audit_id: nullable(reference),
  document_id: nullable(reference),
  minutes_id: nullable(reference),
  addendum_id: nullable(reference),
  /** Of a finding: the item as its minutes froze it, which may be gone. */
  item_id: nullable(integer),
  /** Of a report: what it said to whoever asked, the day, and the audits that it counted. */
  report: nullable(json<ReportAsSaid>()),
  what: textOf<AskedPaper>(),
  query: json<ExportQuery>(),
  format: textOf<AskedFormat>(),
  language: textOf<Language>(),
  /** Of a pack: the scans that it has, in their order. */
  scans: byDefault(integers),
  /** What would come out the same has the same; papers that follow what lives have none, and go after a day. */
  fingerprint: nullable(text),
  user_id: nullable(reference),
  job_id: nullable(reference),
  file_id: nullable(file),
  missing: byDefault(json<MissingContent>()),
  created_at: byDefault(instant),
})
