import { importEndings, importLimits, imports, type ImportPreview } from '@apron/contract/library'
import { useState } from 'react'
import { CallError } from '#lib/calls/call-error.ts'
import { useWrite } from '#lib/calls/queries.ts'
import { noticeSuccess } from '#lib/page/notices.ts'
import { t } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'

/** Why a file is not even sent. */
function problemOf({ name, size }: File): string | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!(importEndings as readonly string[]).includes(ending)) return t('imports.wrong_type')
  if (size <= importLimits.bytes) return null
  return t('fileProblems.too_large', { name, size: fileSize(size), max: fileSize(importLimits.bytes) })
}

/** A chosen file on its way into the library: what it would add or what is wrong with it, and writing it. */
export function useImport(onDone: () => void) {
  const [file, setFile] = useState<File | null>(null)
  const [shown, setShown] = useState<ImportPreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = useWrite(imports.preview, { quiet: true })
  const confirm = useWrite(imports.confirm, { quiet: true })

  const tell = (error: unknown, { name }: File) => {
    if (!(error instanceof CallError)) throw error
    const ofFile = error.errors['file']?.[0]
    setProblem(error.isNetwork ? t('actions.failed_network') : ofFile || error.message || t('imports.failed', { name }))
  }
  const look = async (chosen: File) => {
    setFile(chosen)
    setShown(null)
    const reason = problemOf(chosen)
    setProblem(reason)
    if (reason) return
    try {
      setShown((await preview.write({ files: { file: chosen } })).data)
    } catch (error) {
      tell(error, chosen)
    }
  }
  const write = async (approve: boolean) => {
    if (!file || !shown) return
    const body = { approve, groups: shown.groups.new, items: shown.items.new }
    try {
      const { data } = await confirm.write({ body, files: { file } })
      noticeSuccess('imports.written', data)
      onDone()
    } catch (error) {
      // What is in the library now is shown anew, and the reason stays above it.
      await look(file)
      tell(error, file)
    }
  }
  return { file, shown, problem, look, write, isReading: preview.isWriting, isWriting: confirm.isWriting }
}
