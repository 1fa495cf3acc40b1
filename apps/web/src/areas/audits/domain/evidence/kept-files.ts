import { takenText } from '@apron/contract'
import { uploading } from '#lib/calls/uploading.ts'
import type { Change } from '#lib/outbox/change.ts'
import { filesIn, takenNote } from '#lib/outbox/store/files.ts'
import { parts } from '#lib/outbox/uploads/parts.ts'
import { goInParts } from '#lib/outbox/uploads/sizes.ts'

const filesOf = ({ files }: Change) => ({ images: filesIn(files, 'images'), files: filesIn(files, 'files') })
/** What the device read of the photos of a change before it reduced them. */
export const takenOf = (change: Change) => ({
  images_taken: filesOf(change).images.map((image) => takenText(takenNote(image))),
})
/**
 * The files of a change as its call takes them, as resumable uploads where they are large. Pictures first: what the
 * device read of each is named in their order.
 */
export async function attached(change: Change, stop: AbortSignal) {
  if (!goInParts(change.files.map(({ file }) => file))) return { files: filesOf(change) }
  return { uploads: await (await parts.until()).sendFilesOf(change, 'audit', stop) }
}
/** How a change of the outbox is sent: under its own identity, and with progress where it has files. */
export const waysOf = ({ id, files }: Change, sent: object, signal: AbortSignal) => ({
  idempotencyKey: id,
  signal,
  ...(files.length > 0 && 'files' in sent && { through: uploading(id) }),
})

/** Rich text without its marks. */
export function inWords(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}
