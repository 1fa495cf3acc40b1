import type { FileKind } from '@apron/contract'
import { noteTaken } from '#lib/outbox/store/files.ts'
import { settings } from '#lib/session/settings.ts'
import { t } from '#lib/text/i18n.ts'
import { fileProblem, isHeic } from './file-problem.ts'
import { photoTaken } from './photo-taken.ts'

/** How a picture is reduced: its longest edge in pixels, and its quality (0 to 1). */
const original = { edge: 4096, quality: 0.9 }
/** A gauge is still read in it, and it takes a fifth of the time on a slow network. */
const reduced = { edge: 1920, quality: 0.8 }

export type PreparedFiles = { files: File[]; problems: string[] }

/** Checks chosen files against the rule of their kind and makes large pictures smaller; each refusal is a sentence that names the file. */
export async function prepareFiles(
  kind: FileKind,
  chosen: readonly File[],
  room: number,
  atMost: number,
): Promise<PreparedFiles> {
  const prepared: PreparedFiles = { files: [], problems: [] }
  for (const file of chosen) {
    const ready = kind === 'image' ? await smaller(file) : file
    const problem =
      prepared.files.length >= room
        ? t('writing.too_many', { name: file.name, max: atMost })
        : problemOf(kind, file, ready)
    if (problem || !ready) prepared.problems.push(problem ?? '')
    else prepared.files.push(ready)
  }
  return prepared
}

function problemOf(kind: FileKind, chosen: File, ready: File | null): string | null {
  const { name } = chosen
  if (ready) return fileProblem(kind, ready, name)
  return t(isHeic(chosen) ? 'fileProblems.heic' : 'fileProblems.unreadable', { name })
}

/**
 * The picture as small as the deployment wants it; null when the browser cannot read it. Reducing removes the camera's
 * metadata: time and place are read first and kept beside it.
 */
async function smaller(file: File): Promise<File | null> {
  if (file.type === 'image/gif') return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { edge, quality } = settings().keep_photos ? original : reduced
  const scale = edge / Math.max(bitmap.width, bitmap.height)
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const canvas = document.createElement('canvas')
  if (scale < 1) {
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  if (scale >= 1) return named(file)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) return null
  const small = new File([blob], withEnding(file.name, type), { type, lastModified: file.lastModified })
  const taken = await photoTaken(file)
  if (taken) noteTaken(small, taken)
  return small
}

/** A pasted picture may come without an ending. */
function named(file: File): File {
  if (/\.\w{3,4}$/.test(file.name)) return file
  return new File([file], withEnding(file.name, file.type), { type: file.type, lastModified: file.lastModified })
}

function withEnding(name: string, type: string): string {
  return `${name.replace(/\.\w+$/, '') || 'image'}.${type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'jpg')}`
}
