import { fileKinds, type FileKind } from '@apron/contract'
import { t } from '../../lib/text/i18n.ts'
import { fileSize } from '../../ui/text/file-size.ts'

/** Why a file of this kind would be refused, in a sentence that names it as `name`; null when its ending and size are right. */
export function fileProblem(kind: FileKind, file: File, name = file.name): string | null {
  const { endings, largest } = fileKinds[kind]
  const accepted: readonly string[] = kind === 'document' ? [...endings, ...fileKinds.image.endings] : endings
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!accepted.includes(ending)) return t('fileProblems.type', { name, accepted: accepted.join(', ') })
  if (file.size > largest)
    return t('fileProblems.too_large', { name, size: fileSize(file.size), max: fileSize(largest) })
  return null
}
