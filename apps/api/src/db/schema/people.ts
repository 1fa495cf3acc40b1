import type { DashboardPanel } from '@apron/contract/desk'
import type { MenuItem } from '@apron/contract/people'
import {
  bigInteger,
  byDefault,
  file,
  folded,
  id,
  instant,
  integer,
  integers,
  json,
  noted,
  nullable,
  reference,
  reviewed,
  small,
  table,
  text,
  truth,
} from './table.ts'

export const groups = noted({
  id,
  name: text,
  description: nullable(text),
  ...reviewed,
  search: folded,
  created_at: byDefault(instant),
})
export const permissions = noted({
  id,
  code: text,
  parent_id: nullable(reference),
  description: nullable(text),
})
export const group_permissions = table({ group_id: reference, permission_id: reference })
/** `known` are the addresses of the screens that there were when it was saved. */
export const menus = table({ group_id: reference, items: json<MenuItem[]>(), known: json<string[]>() })
export const group_dashboards = table({
  group_id: reference,
  panels: json<DashboardPanel[]>(),
  /** The panels that there were when it was saved: what came since is shown. */
  known: byDefault(json<string[]>()),
})

export const organizations = noted({
  id,
  name: text,
  phone: nullable(text),
  code: nullable(text),
  type: nullable(text),
  address: nullable(text),
  parent_id: nullable(reference),
  head_id: nullable(reference),
  ...reviewed,
  search: folded,
  created_at: byDefault(instant),
  deleted_at: nullable(instant),
})
export const positions = noted({
  id,
  name: text,
  order: integer,
  ...reviewed,
  search: folded,
  created_at: byDefault(instant),
})

export const users = noted({
  id,
  type: byDefault(small),
  fullname: text,
  email: text,
  password_hash: text,
  gender: byDefault(small),
  status: byDefault(small),
  group_id: reference,
  organization_id: nullable(reference),
  position_id: nullable(reference),
  avatar_id: nullable(file),
  info: nullable(text),
  language: nullable(text),
  search: folded,
  created_at: byDefault(instant),
  deleted_at: nullable(instant),
})
export const sessions = table({
  id,
  token_hash: text,
  user_id: reference,
  address: text,
  agent: text,
  created_at: byDefault(instant),
  used_at: byDefault(instant),
  expires_at: instant,
  ended_at: nullable(instant),
})
/** Who has tried to sign in to an account; nobody's where no account has the address. */
export const sign_ins = table({
  id,
  user_id: nullable(reference),
  session_id: nullable(reference),
  address: text,
  agent: text,
  succeeded: truth,
  at: byDefault(instant),
})
export const login_attempts = table({ id: id, subject: text, at: byDefault(instant) })
/** From which addresses and devices somebody has signed in to an account. */
export const sign_in_places = table({ account: text, place: text, used_at: byDefault(instant) })
export const notifications = noted({
  id,
  user_id: reference,
  type: text,
  subject: text,
  data: json<Record<string, unknown>>(),
  author_id: nullable(reference),
  created_at: byDefault(instant),
  read_at: nullable(instant),
  /** The notification line that it stands in; one of its own where none is named. */
  line_id: byDefault(reference),
  /** Its notification waits for the morning. */
  waits: byDefault(truth),
})
/** Notification lines of a person; see decision 35. */
export const notification_lines = noted({
  id,
  user_id: reference,
  key: text,
  type: text,
  author_id: nullable(reference),
  data: json<Record<string, unknown>>(),
  counted: byDefault(integers),
  marked: json<Record<string, string>>(),
  said: byDefault(integer),
  told: byDefault(integer),
  place: nullable(bigInteger),
  waits: byDefault(truth),
  created_at: byDefault(instant),
  told_at: byDefault(instant),
  read_at: nullable(instant),
})
/**
 * Which notifications a person wants, and how; a type without a row is notified at once, and by mail as its default
 * says.
 */
export const notification_preferences = table({ user_id: reference, type: text, way: text, mail: nullable(text) })
/** Notifications about which no mail has been written yet. */
export const notices_to_mail = table({ notification_id: reference, kind: text })

/** One row for each setting that somebody has changed; a picture by its file. */
export const settings = table({ name: text, value: nullable(json<unknown>()), file_id: nullable(file) })
