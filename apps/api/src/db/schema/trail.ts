import { bigId, byDefault, instant, json, nullable, reference, small, table, text } from './table.ts'

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
export const idempotency_keys = table({
  user_id: reference,
  key: text,
  fingerprint: text,
  status: nullable(small),
  answer: nullable(text),
  created_at: byDefault(instant),
})
export const used_captchas = table({ signature: text, expires_at: instant })
