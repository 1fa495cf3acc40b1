import type { MinutesSnapshot } from './minutes-snapshot.ts'
import {
  bigId,
  byDefault,
  day,
  file,
  folded,
  generated,
  id,
  instant,
  integer,
  json,
  noted,
  nullable,
  reference,
  richText,
  small,
  table,
  text,
  truth,
} from './table.ts'

export const categories = noted({
  id,
  name: text,
  parent_id: nullable(reference),
  description: nullable(text),
  is_default: byDefault(truth),
  created_at: byDefault(instant),
})
export const team_roles = noted({
  id,
  alias: text,
  group_id: reference,
  order: byDefault(integer),
  description: nullable(text),
  /** What the minutes and the member lists treat the role as: `leader`, `auditor`, `auditee` or null. */
  part: nullable(text),
  search: folded,
})
export const audits = noted({
  id,
  name: text,
  starting_date: day,
  ending_date: day,
  corrective_starting_date: nullable(day),
  corrective_ending_date: nullable(day),
  closing_date: nullable(day),
  status: byDefault(small),
  organization_id: reference,
  category_id: nullable(reference),
  author_id: reference,
  maker_id: nullable(reference),
  search: folded,
  created_at: byDefault(instant),
  /** Running audits before those that wait and those that are closed. */
  work_rank: generated(small),
  /** When it is due, as a number that grows; of a closed audit one that falls. */
  work_day: generated(integer),
})
export const audit_members = noted({ audit_id: reference, team_role_id: reference, user_id: reference })
/** The part of the library tree that an audit uses, as it was when the items were added. */
export const audit_groups = table({
  audit_id: reference,
  group_id: reference,
  parent_id: nullable(reference),
  index_html: text,
  index_text: text,
  header: text,
  position: byDefault(integer),
})
export const audit_items = table({
  id,
  audit_id: reference,
  group_id: reference,
  library_item_id: reference,
  header: text,
  content: richText,
  asks_input: truth,
  status_id: reference,
  corrective_date: nullable(day),
  corrective_status: byDefault(small),
  /** Who answers for the correction of a finding; while it is nobody, all internal auditees do. */
  responsible_id: nullable(reference),
  comment_count: byDefault(integer),
  position: byDefault(integer),
  search: folded,
})
/** How many items of an audit are in a status: the sum of its rows. Written by the database; see decision 34. */
export const audit_status_counts = table({ audit_id: reference, status_id: reference, items: integer })
/** When something happened in an audit: its latest row. Written by the database; see decision 38. */
export const audit_activity = table({ audit_id: reference, at: instant })
export const audit_item_history = table({
  id: bigId,
  audit_item_id: reference,
  user_id: reference,
  action: text,
  status_code: nullable(text),
  completed: nullable(truth),
  detail: nullable(text),
  created_at: byDefault(instant),
})
export const comments = table({
  id,
  audit_item_id: reference,
  parent_id: nullable(reference),
  user_id: reference,
  content: richText,
  result: nullable(richText),
  is_final: byDefault(truth),
  created_at: byDefault(instant),
  edited_at: nullable(instant),
})
export const comment_files = table({ comment_id: reference, file_id: file, position: small })

/** What minutes show, frozen when they were saved. */
export const minutes = table({
  id,
  audit_id: reference,
  conclusion: text,
  self_assessment: text,
  total_result: integer,
  author_id: reference,
  /** As it was; a later change of the name does not reach saved minutes. */
  author_name: text,
  snapshot: json<MinutesSnapshot>(),
  created_at: byDefault(instant),
})
export const minutes_files = table({ minutes_id: reference, file_id: file })
