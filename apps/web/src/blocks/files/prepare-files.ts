import type { FileKind } from '@apron/contract'
import { t } from '../../lib/text/i18n.ts'
import { fileProblem } from './file-problem.ts'

/** Longest edge in pixels of a picture as it is sent; phones make larger ones than anybody looks at. */
const longestEdge = 4096

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
        ? t('comments.too_many', { name: file.name, max: atMost })
        : problemOf(kind, file, ready)
    if (problem || !ready) prepared.problems.push(problem ?? '')
    else prepared.files.push(ready)
  }
  return prepared
}

function problemOf(kind: FileKind, { name }: File, ready: File | null): string | null {
  return ready ? fileProblem(kind, ready, name) : t('fileProblems.unreadable', { name })
}

/** The picture with its longest edge at most 4096 pixels; null when the browser cannot read it. */
async function smaller(file: File): Promise<File | null> {
  if (file.type === 'image/gif') return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = longestEdge / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1) return named(file)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  return blob && new File([blob], withEnding(file.name, type), { type, lastModified: file.lastModified })
}

/** A pasted picture may come without an ending. */
function named(file: File): File {
  if (/\.\w{3,4}$/.test(file.name)) return file
  return new File([file], withEnding(file.name, file.type), { type: file.type, lastModified: file.lastModified })
}

function withEnding(name: string, type: string): string {
  return `${name.replace(/\.\w+$/, '') || 'image'}.${type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'jpg')}`
}
