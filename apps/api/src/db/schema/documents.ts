import {
  byDefault,
  day,
  file,
  folded,
  id,
  instant,
  integer,
  json,
  noted,
  nullable,
  reference,
  richText,
  reviewed,
  small,
  table,
  text,
  truth,
} from './table.ts'

export const document_groups = noted({
  id,
  name: text,
  parent_id: nullable(reference),
  ...reviewed,
  created_at: byDefault(instant),
})
export const documents = noted({
  id,
  group_id: reference,
  name: text,
  /** The label of the version in force; of the first while there is none. */
  version: text,
  expires_on: nullable(day),
  /** The document that it belongs to. */
  parent_id: nullable(reference),
  current_version_id: nullable(reference),
  language: nullable(text),
  translation_of: nullable(reference),
  /** Days within which the audience reads a new version. */
  audience_due_days: byDefault(small),
  ...reviewed,
  search: folded,
  created_at: byDefault(instant),
})
export const document_versions = noted({
  id,
  document_id: reference,
  label: text,
  file_id: nullable(file),
  ...reviewed,
  note: nullable(text),
  is_editorial: byDefault(truth),
  created_at: byDefault(instant),
  decided_at: nullable(instant),
  decided_by: nullable(reference),
  replaces_id: nullable(reference),
  reading_of_id: nullable(reference),
  deleted_at: nullable(instant),
})
export const document_expiry_notices = table({
  document_id: reference,
  user_id: reference,
  expires_on: day,
  days: small,
})

export const document_audiences = table({ document_id: reference, kind: text, target_id: reference })
export const document_readings = table({
  version_id: reference,
  user_id: reference,
  due_on: nullable(day),
  asked_at: nullable(instant),
  reminded_at: nullable(instant),
  opened_at: nullable(instant),
  last_page: nullable(integer),
  pages_seen: byDefault(integer),
  read_seconds: byDefault(integer),
  ended_at: nullable(instant),
})
export const document_acknowledgements = table({
  id,
  version_id: reference,
  user_id: reference,
  read_seconds: integer,
  statement: text,
  at: byDefault(instant),
  method: text,
  digest: nullable(text),
})

export const document_items = noted({
  id,
  document_id: reference,
  parent_id: nullable(reference),
  index: text,
  header: text,
  content: richText,
  position: byDefault(integer),
  revision: byDefault(integer),
  is_gone: byDefault(truth),
  changed_in_version_id: nullable(reference),
})
/** What items were after each change of them. */
export const document_item_history = table({
  id,
  document_id: reference,
  item_id: reference,
  version_id: nullable(reference),
  revision: integer,
  index: text,
  header: text,
  content: richText,
  parent_id: nullable(reference),
  position: integer,
  is_gone: byDefault(truth),
  changed_by: nullable(reference),
  changed_at: byDefault(instant),
})
export const outline_imports = table({
  id,
  document_id: reference,
  version_id: nullable(reference),
  file_id: nullable(file),
  started_by: nullable(reference),
  state: text,
  progress: byDefault(small),
  found: nullable(json<unknown>()),
  counts: nullable(json<unknown>()),
  warnings: nullable(json<unknown>()),
  error: nullable(text),
  created_at: byDefault(instant),
  ended_at: nullable(instant),
})
