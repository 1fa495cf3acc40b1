import type { PhotoMetadata } from '@apron/contract'
import type { ChangeFile } from '../change.ts'
import { mostRead } from '../uploads/sizes.ts'
import type { StoredFile } from './store.ts'

/** What was read of a photo before it was reduced. */
const notes = new WeakMap<File, PhotoMetadata>()

/** Notes when and where a photo was taken; the note goes wherever the device keeps the photo. */
export function noteTaken(file: File, taken: PhotoMetadata): void {
  notes.set(file, taken)
}

/** The note on a photo; null where there is none. */
export function takenNote(file: File): PhotoMetadata | null {
  return notes.get(file) ?? null
}

/** Copies the bytes of files, which outlive their source. Rejects when one cannot be read any more. */
export function bytesOf(files: readonly ChangeFile[]): Promise<StoredFile[]> {
  return Promise.all(
    files.map(async ({ field, file }) => {
      const { name, type, lastModified } = file
      const taken = takenNote(file)
      // One that is too large to be read at once is copied by the browser itself.
      const data =
        file.size > mostRead ? file.slice(0, file.size, type) : new Blob([await file.arrayBuffer()], { type })
      return { field, name, type, lastModified, data, ...(taken && { taken }) }
    }),
  )
}

/** Files as they were chosen. */
export function filesOf(stored: readonly StoredFile[]): ChangeFile[] {
  return stored.map(({ field, name, type, lastModified, data, taken }) => {
    const file = new File([data], name, { type, lastModified })
    if (taken) noteTaken(file, taken)
    return { field, file }
  })
}

/** The files of one field. */
export function filesIn(files: readonly ChangeFile[], field: string): File[] {
  return files.filter((one) => one.field === field).map(({ file }) => file)
}

/** Files under the name of their field. */
export function inField(field: string, files: readonly File[]): ChangeFile[] {
  return files.map((file) => ({ field, file }))
}
