import type { TrailFilters, TrailFormat, TrailKind } from '@apron/contract/desk'
import type { Language } from '@apron/messages'
import {
  bigId,
  bigInteger,
  byDefault,
  file,
  id,
  instant,
  integer,
  json,
  nullable,
  reference,
  small,
  table,
  text,
  transaction,
  uuid,
  type Column,
} from './table.ts'

const textOf = <Value extends string>() => text as unknown as Column<Value>

export const audit_trail = table({
  id: bigId,
  at: byDefault(instant),
  action: text,
  subject_id: nullable(reference),
  user_id: nullable(reference),
  session_id: nullable(reference),
  address: text,
  agent: text,
  before: nullable(json<unknown>()),
  after: nullable(json<unknown>()),
})
/** Which records an entry is about, at the instant of the entry. */
export const trail_records = table({
  kind: textOf<TrailKind>(),
  record_id: integer,
  at: instant,
  entry_id: bigInteger,
})
/** A part of the trail as a file, made or being made; how far that is, its job tells. It goes after a day. */
export const trail_exports = table({
  id,
  user_id: reference,
  job_id: nullable(reference),
  format: textOf<TrailFormat>(),
  language: textOf<Language>(),
  query: json<TrailFilters>(),
  /** How many it has, once it is made. */
  entries: nullable(integer),
  file_id: nullable(file),
  created_at: byDefault(instant),
})
/** Domain events; see `events/`. */
export const changes = table({
  xid: transaction,
  seq: bigId,
  entity: text,
  id: nullable(reference),
  audit_id: nullable(reference),
  at: byDefault(instant),
})
export const idempotency_keys = table({
  user_id: reference,
  key: uuid,
  fingerprint: text,
  status: nullable(small),
  /** Without what lets an address of a file open it; see `http/idempotency/kept-answer.ts`. */
  answer: nullable(text),
  created_at: byDefault(instant),
  /** It holds as long as this audit, or else until it expires. */
  audit_id: nullable(reference),
  expires_at: byDefault(nullable(instant)),
})
export const used_captchas = table({ signature: text, expires_at: instant })
/** Which transaction wrote to which table; see `db/table-cache/writes.ts`. */
export const table_writes = table({ xid: transaction, name: text, seen_at: nullable(instant) })
