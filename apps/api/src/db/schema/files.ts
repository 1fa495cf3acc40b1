import { bigInteger, byDefault, id, instant, integer, nullable, reference, table, text } from './table.ts'

/** One stored file; its bytes lie under `digest` (SHA-256), the resized copy of an image under `small_digest`. */
export const files = table({
  id,
  digest: text,
  small_digest: nullable(text),
  name: text,
  type: text,
  kind: text,
  bytes: bigInteger,
  width: nullable(integer),
  height: nullable(integer),
  owner_id: nullable(reference),
  created_at: byDefault(instant),
  deleted_at: nullable(instant),
})
