import { fileKinds } from '@apron/contract'
import { safeName } from '../files/safe-name.ts'

/** Signs of a folder and of a file; with both a path stays well below what Windows takes. */
const most = { folder: 40, file: 80 }

const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/apng': ['png', 'apng'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
}
const known: readonly string[] = Object.values(fileKinds).flatMap((kind) => [...kind.endings])

/** The ending of a file as its content is, whatever its name says; of a type with several that of its name. */
function endingOf(name: string, type: string): string {
  const said = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const right = endings[type]
  if (right) return right.includes(said) ? said : right[0]!
  return known.includes(said) ? said : 'bin'
}

/** Gives paths within a pack that every system takes, none of them twice, whatever people call their files. */
export function namer() {
  const taken = new Set<string>()
  const folded = (path: string) => path.normalize('NFKC').toLowerCase()
  return (folder: string, name: string, type: string): string => {
    const inside = safeName(folder, most.folder)
    const ending = endingOf(name, type)
    const stem = safeName(name.replace(/\.[a-z0-9]{1,5}$/i, ''), most.file) || '-'
    for (let at = 1; ; at += 1) {
      const path = [inside, `${stem}${at > 1 ? ` (${at})` : ''}.${ending}`].filter(Boolean).join('/')
      if (taken.has(folded(path))) continue
      taken.add(folded(path))
      return path
    }
  }
}
