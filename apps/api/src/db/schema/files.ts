import { bigInteger, byDefault, id, instant, integer, nullable, real, reference, table, text, truth } from './table.ts'

/** One stored file; its bytes lie under `digest` (SHA-256), the resized copy of an image under `small_digest`. */
export const files = table({
  id,
  digest: text,
  small_digest: nullable(text),
  /** Of the bytes as they were sent; null for a picture that has not been cleaned yet. */
  received_digest: nullable(text),
  name: text,
  type: text,
  kind: text,
  bytes: bigInteger,
  width: nullable(integer),
  height: nullable(integer),
  /** When and where a photo was taken, in degrees; for the audit's own team alone. */
  taken_at: nullable(instant),
  latitude: nullable(real),
  longitude: nullable(real),
  /** Whether the sender's device said when and where, because it had reduced the photo, and not the photo itself. */
  taken_by_device: byDefault(truth),
  owner_id: nullable(reference),
  created_at: byDefault(instant),
  /** Since when nothing refers to it; it is served no longer. */
  deleted_at: nullable(instant),
  /** Since when its bytes are gone. */
  swept_at: nullable(instant),
})

/** Files that some record has let go of. */
export const released_files = table({ file_id: reference })
