import type { FindingFilters } from '@apron/contract/audits'
import type { FindingState } from '@apron/contract'
import type { MinutesSnapshot } from './papers/minutes-snapshot.ts'
import {
  bigId,
  bigInteger,
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
  reviewed,
  richText,
  small,
  table,
  text,
  truth,
  uuid,
  type Column,
} from './table.ts'

const findingState: Column<FindingState> = text as Column<FindingState>

export const categories = noted({
  id,
  name: text,
  parent_id: nullable(reference),
  description: nullable(text),
  is_default: byDefault(truth),
  /** After how many months an organisation is audited again. */
  interval_months: nullable(small),
  created_at: byDefault(instant),
})
/** The questions and the people that an audit of a category is proposed with. */
export const category_items = table({ category_id: reference, library_item_id: reference })
export const category_members = table({ category_id: reference, team_role_id: reference, user_id: reference })
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
  /** What it covers and what it is held against, as papers say it. */
  scope: byDefault(text),
  criteria: byDefault(text),
  /** The day on which it was put in progress first. */
  started_on: nullable(day),
  ...reviewed,
  organization_id: reference,
  category_id: nullable(reference),
  /** The audit that it was duplicated from. */
  copied_from_id: nullable(reference),
  author_id: reference,
  search: folded,
  created_at: byDefault(instant),
  /** When it was last moved on from being in progress. */
  left_progress_at: nullable(instant),
  /** Running audits before those that wait and those that are closed. */
  work_rank: generated(small),
  /** When it is due, as a number that grows; of a closed audit one that falls. */
  work_day: generated(integer),
})
export const audit_members = noted({ audit_id: reference, team_role_id: reference, user_id: reference })
/** An audit that a year's programme plans in a month, and the one that was made of it. */
export const audit_plans = table({
  id,
  year: small,
  month: small,
  organization_id: reference,
  category_id: nullable(reference),
  note: nullable(text),
  audit_id: nullable(reference),
  cancelled_at: nullable(instant),
  cancelled_by: nullable(reference),
  cancel_reason: nullable(text),
  maker_id: nullable(reference),
  created_at: byDefault(instant),
})
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
  /** How far its correction is; kept like the date while it is not a finding. */
  finding_state: byDefault(findingState),
  /** 1 once it has been verified. */
  corrective_status: generated(small),
  /** When it is to be looked at whether what was verified has worked. */
  look_again_on: nullable(day),
  /** Who answers for the correction; without one, all internal auditees do. Kept while the item is not a finding. */
  responsible_id: nullable(reference),
  /** `NC-2026-014`, once it has been a finding in minutes or when its audit left IN PROGRESS; it stays for ever. */
  finding_number: nullable(text),
  /** When the person responsible and the audit leader were notified that it is late. */
  responsible_told_at: nullable(instant),
  lead_told_at: nullable(instant),
  /** When the head of the organisation was notified that it is late; a new date clears it. */
  passed_on_at: nullable(instant),
  comment_count: byDefault(integer),
  position: byDefault(integer),
  search: folded,
})
/** How many items of an audit are in a status: the sum of its rows. Written by the database; see decision 6. */
export const audit_status_counts = table({ audit_id: reference, status_id: reference, items: integer })
/** How many of those are corrected, in the same way. */
export const audit_corrected_counts = table({ audit_id: reference, status_id: reference, items: integer })
/** What a status means in an audit that has started; see decision 28. An audit without rows has not. */
export const audit_statuses = table({
  audit_id: reference,
  status_id: reference,
  is_finding: truth,
  is_default: truth,
  allows_comments: truth,
  asks_input: truth,
  severity: byDefault(small),
})
/** Who answers for a finding, as long as it is one. Written by the database from the item; see decision 28. */
export const audit_responsibles = noted({ audit_item_id: reference, audit_id: reference, user_id: reference })
/** The last number that was given to a finding of a year. */
export const finding_numbers = table({ year: integer, last: integer })
/** The last number that was given to minutes of a year. */
export const paper_numbers = table({ year: integer, last: integer })
/** When something happened in an audit: its latest row. Written by the database; see decision 27. */
export const audit_activity = table({ audit_id: reference, at: instant })
export const audit_item_history = table({
  id: bigId,
  audit_item_id: reference,
  user_id: reference,
  action: text,
  status_code: nullable(text),
  completed: nullable(truth),
  detail: nullable(text),
  /** What was there, where `detail` says what came. */
  before: nullable(text),
  reason: nullable(text),
  created_at: byDefault(instant),
  /** The change of a field that it was notified of, and when that was said, where it arrived later. */
  change_id: nullable(uuid),
  said_at: nullable(instant),
  /** Seconds by which the clock of the device that says so was ahead of ours. */
  clock_skew: nullable(integer),
})
/** What is planned against a finding: the newest counts. `step_id` is the step of its history, which has by whom and when. */
export const finding_plans = table({
  id,
  audit_item_id: reference,
  root_cause: text,
  action: text,
  due_on: day,
  step_id: bigInteger,
})
/** More time that was asked for, with the date that counted until then; while it is neither granted nor refused it waits. Its step has the reason. */
export const finding_extensions = table({
  id,
  audit_item_id: reference,
  earlier_date: day,
  asked_date: day,
  is_granted: nullable(truth),
  step_id: bigInteger,
})
export const comments = table({
  id,
  audit_item_id: reference,
  parent_id: nullable(reference),
  user_id: reference,
  content: richText,
  result: nullable(richText),
  /** Chosen as the conclusion; see `capabilities/visible/conclusion.ts` for what is one by itself. */
  is_final: byDefault(truth),
  /** Whether its writer might answer in the audit when it was written. */
  by_auditor: byDefault(truth),
  created_at: byDefault(instant),
  edited_at: nullable(instant),
})
export const comment_files = table({ comment_id: reference, file_id: file, position: small })

/** What minutes show, frozen when they were saved. */
export const minutes = table({
  id,
  /** By which papers refer to them; minutes of earlier versions have none. */
  number: nullable(text),
  audit_id: reference,
  conclusion: text,
  self_assessment: text,
  total_result: integer,
  /** Saved after the audit was closed. */
  is_addendum: byDefault(truth),
  author_id: reference,
  /** As it was; a later change of the name does not reach saved minutes. */
  author_name: text,
  snapshot: json<MinutesSnapshot>(),
  created_at: byDefault(instant),
  /** SHA-256 of all of the above as `minutes_frozen` writes it, in hexadecimal digits. */
  digest: generated(text),
})
/** Of the paper that both sides signed, bound back to its minutes. */
export const minutes_scans = table({
  id,
  minutes_id: reference,
  file_id: file,
  digest: text,
  user_id: reference,
  created_at: byDefault(instant),
})
export const minutes_files = table({ minutes_id: reference, file_id: file })
/** A saved view of the register of findings. */
export const finding_views = table({
  id,
  user_id: reference,
  name: text,
  query: json<FindingFilters>(),
  sort_by: text,
  sort: text,
  created_at: byDefault(instant),
})
