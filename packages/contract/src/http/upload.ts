import type { FileKind } from '../catalogues/file-types.ts'

/** What one multipart field accepts; the type is decided by the content of the file. */
export type UploadRule = { kinds: readonly FileKind[]; atMost: number }
