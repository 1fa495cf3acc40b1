import {
  byDefault,
  day,
  file,
  folded,
  id,
  instant,
  integer,
  noted,
  nullable,
  reference,
  reviewed,
  richText,
  small,
  table,
  text,
  truth,
} from './table.ts'

export const topics = noted({
  id,
  name: text,
  description: nullable(text),
  parent_id: nullable(reference),
  ...reviewed,
  created_at: byDefault(instant),
})
export const posts = noted({
  id,
  topic_id: reference,
  user_id: reference,
  title: text,
  content: richText,
  /** What it says without its markup, to be found by. */
  words: text,
  search: folded,
  is_pinned: byDefault(truth),
  is_closed: byDefault(truth),
  /** The comment that solves it. */
  solution_id: nullable(reference),
  /** What it is about: a question of an audit, or one of the library. */
  audit_item_id: nullable(reference),
  library_item_id: nullable(reference),
  created_at: byDefault(instant),
  edited_at: nullable(instant),
  edited_by_id: nullable(reference),
})
export const post_images = table({ post_id: reference, file_id: file, position: small })
export const post_comments = noted({
  id,
  post_id: reference,
  parent_id: nullable(reference),
  user_id: reference,
  content: richText,
  words: text,
  search: folded,
  created_at: byDefault(instant),
  edited_at: nullable(instant),
  edited_by_id: nullable(reference),
})
export const post_comment_images = table({ comment_id: reference, file_id: file, position: small })
/** Who looked at a post on a day; once the day is over it counts in `post_view_counts` without a name. */
export const post_views = table({ post_id: reference, day, user_id: reference })
export const post_view_counts = table({ post_id: reference, views: integer })
