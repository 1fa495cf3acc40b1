import type { FileKind } from '../catalogues/file-types.ts'

/** What one multipart field accepts; the type is decided by the content of the file. */
export type UploadRule = {
  kinds: readonly FileKind[]
  atMost: number
  /** Nothing can be done without it; when it is left out, that is reported with what else is wrong. */
  isRequired?: true
  /** How the small copy of an image is cut: whole at most 400 pixels wide and high unless it is a face of 500 x 500 or a frame of a video, which has 800. */
  copy?: 'avatar' | 'poster'
  /** A part of a file: bytes of which nobody can know yet what they are. */
  isPart?: true
}
