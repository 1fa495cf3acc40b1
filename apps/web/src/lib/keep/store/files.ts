import type { ChangeFile } from '../outbox/change.ts'
import type { StoredFile } from './store.ts'

/** The bytes of files, which outlive the place that they were chosen from. Rejects when one cannot be read any more. */
export function bytesOf(files: readonly ChangeFile[]): Promise<StoredFile[]> {
  return Promise.all(
    files.map(async ({ field, file }) => {
      const { name, type, lastModified } = file
      return { field, name, type, lastModified, data: new Blob([await file.arrayBuffer()], { type }) }
    }),
  )
}

/** Files as they were chosen. */
export function filesOf(stored: readonly StoredFile[]): ChangeFile[] {
  return stored.map(({ field, name, type, lastModified, data }) => ({
    field,
    file: new File([data], name, { type, lastModified }),
  }))
}

/** The files of one field. */
export function filesIn(files: readonly ChangeFile[], field: string): File[] {
  return files.filter((one) => one.field === field).map(({ file }) => file)
}

/** Files under the name of their field. */
export function inField(field: string, files: readonly File[]): ChangeFile[] {
  return files.map((file) => ({ field, file }))
}
