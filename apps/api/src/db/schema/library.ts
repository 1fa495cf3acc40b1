import {
  byDefault,
  folded,
  id,
  instant,
  noted,
  nullable,
  reference,
  richText,
  reviewed,
  small,
  text,
  truth,
} from './table.ts'

export const library_groups = noted({
  id,
  parent_id: nullable(reference),
  index_html: text,
  /** The index without its markup, which orders the tree. */
  index_text: text,
  header: text,
  ...reviewed,
  search: folded,
  created_at: byDefault(instant),
})
export const library_items = noted({
  id,
  group_id: reference,
  header: text,
  content: richText,
  asks_input: byDefault(truth),
  shares_header: byDefault(truth),
  ...reviewed,
  search: folded,
  created_at: byDefault(instant),
})
export const tags = noted({
  id,
  name: text,
  description: nullable(text),
  search: folded,
  created_at: byDefault(instant),
})
export const library_item_tags = noted({ item_id: reference, tag_id: reference })
export const library_item_references = noted({ item_id: reference, document_item_id: reference })

export const item_statuses = noted({
  id,
  code: text,
  name: text,
  color: text,
  description: nullable(text),
  allows_comments: byDefault(truth),
  is_default: byDefault(truth),
  asks_input: byDefault(truth),
  is_finding: byDefault(truth),
  /** Which of two findings counts while two people disagree, 9 before 0. */
  severity: byDefault(small),
  correction_days: nullable(small),
  created_at: byDefault(instant),
})
