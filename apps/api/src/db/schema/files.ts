import {
  bigInteger,
  byDefault,
  file,
  folded,
  id,
  instant,
  integer,
  noted,
  nullable,
  real,
  reference,
  table,
  text,
  truth,
} from './table.ts'

/** One stored file; its bytes lie under `digest` (SHA-256), the resized copy of an image under `small_digest`. */
export const files = table({
  id,
  digest: text,
  small_digest: nullable(text),
  /** The copy that stands on papers, once one was made. */
  print_digest: nullable(text),
  /** Of the bytes as they were sent; null for a picture that has not been cleaned yet. */
  received_digest: nullable(text),
  name: text,
  type: text,
  kind: text,
  bytes: bigInteger,
  width: nullable(integer),
  height: nullable(integer),
  /** Seconds of a video or a sound. */
  duration: nullable(real),
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

/** What was put into the media library, under the number of its file; in its trash since `deleted_at`. */
export const media = noted({
  id: file,
  kind: text,
  name: text,
  search: folded,
  maker_id: nullable(reference),
  created_at: byDefault(instant),
  deleted_at: nullable(instant),
})

/** A resumable upload; once it is finished, its file, which counts as used while the upload is remembered. */
export const uploads = table({
  id,
  owner_id: reference,
  name: text,
  bytes: bigInteger,
  part_bytes: integer,
  digest: nullable(text),
  purpose: text,
  is_open: byDefault(truth),
  created_at: byDefault(instant),
  touched_at: byDefault(instant),
  file_id: nullable(file),
})
/** Parts that have arrived; their bytes lie in the store, as `parts/{upload_id}/{n}-{digest}`. */
export const upload_parts = table({ upload_id: reference, n: integer, digest: text, bytes: integer })
/** Stored bytes of which it is not settled whether a record names them, and since when. */
export const unsettled_blobs = table({ digest: text, since: byDefault(instant) })
