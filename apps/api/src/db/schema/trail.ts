import { bigId, byDefault, instant, json, nullable, reference, small, table, text, transaction, uuid } from './table.ts'

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
/** What changed; see `facts/`. */
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
  /** Without what lets an address of a file open it; see `http/once/kept-answer.ts`. */
  answer: nullable(text),
  created_at: byDefault(instant),
  /** It holds as long as this audit, or else until it expires. */
  audit_id: nullable(reference),
  expires_at: byDefault(nullable(instant)),
})
export const used_captchas = table({ signature: text, expires_at: instant })
/** Which transaction wrote to which table; see `db/memory/writes.ts`. */
export const table_writes = table({ xid: transaction, name: text, seen_at: nullable(instant) })
