import { fileKinds, type FileKind } from '@apron/contract'
import { t } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'

/** What the cameras of some phones write, and hardly a browser shows. */
const camera = ['heic', 'heif']

const endingOf = ({ name }: File) => name.split('.').at(-1)?.toLowerCase() ?? ''

/** Whether it is a picture in the format that cameras write and the product does not take. */
export function isHeic(file: File): boolean {
  return camera.includes(endingOf(file))
}

/** Why a file of this kind would be refused, in a sentence that names it as `name`; null when its ending and size are right. */
export function fileProblem(kind: FileKind, file: File, name = file.name): string | null {
  // Whoever takes documents takes their pictures, too.
  const [problem] = problemsOf(kind === 'document' ? [kind, 'image'] : [kind], fileKinds[kind].largest, file, name)
  return problem ?? null
}

/** The same for a file that may be of any of several kinds. */
export function fileProblemAmong(kinds: readonly FileKind[], file: File): string | null {
  const ending = endingOf(file)
  const fitting = kinds.filter((kind) => (fileKinds[kind].endings as readonly string[]).includes(ending))
  const largest = Math.max(...(fitting.length > 0 ? fitting : kinds).map((kind) => fileKinds[kind].largest))
  return problemsOf(kinds, largest, file, file.name)[0] ?? null
}

function problemsOf(kinds: readonly FileKind[], largest: number, file: File, name: string): string[] {
  const accepted = [...new Set<string>(kinds.flatMap((kind) => fileKinds[kind].endings))]
  if (!accepted.includes(endingOf(file)))
    return [
      isHeic(file) ? t('fileProblems.heic', { name }) : t('fileProblems.type', { name, accepted: accepted.join(', ') }),
    ]
  if (file.size === 0) return [t('fileProblems.empty', { name })]
  if (file.size <= largest) return []
  return [t('fileProblems.too_large', { name, size: fileSize(file.size), max: fileSize(largest) })]
}
