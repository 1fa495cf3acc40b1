import { outlineImports, type OutlineImportDetail } from '@apron/contract/documents'
import { useEffect, useState } from 'react'
import { useFormFile } from '#blocks/files/use-form-file.ts'
import { CallError } from '#lib/calls/call-error.ts'
import { useRead, useWrite } from '#lib/calls/queries.ts'
import { useReconnected, useRealtime } from '#lib/socket.ts'
import { t } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'

const mostBytes = 50 * 1024 * 1024
/** Milliseconds without an event after which the progress of an import is polled. */
const looksEvery = 4_000

/** Why a file is not even sent. */
function problemOf({ name, size }: File): string | null {
  if (!name.toLowerCase().endsWith('.docx')) return t('outlineImport.wrong_type')
  if (size <= mostBytes) return null
  return t('fileProblems.too_large', { name, size: fileSize(size), max: fileSize(mostBytes) })
}

const reasonOf = (error: CallError) =>
  error.isNetwork
    ? t('actions.failed_network')
    : (Object.values(error.errors)[0]?.[0] ?? (error.message || t('actions.failed_server')))

/** Sends a file whose outline is to be read; `problem` says why it was not taken. */
export function useSending(documentId: number, onBegun: (id: number) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const { attach, state } = useFormFile('document')
  const { write, isWriting } = useWrite(outlineImports.create, { quiet: true })
  const send = async (file: File) => {
    const reason = problemOf(file)
    setProblem(reason)
    if (reason) return
    try {
      const attached = await attach('file', file)
      const { data } = await write({ params: { id: documentId }, body: { preview: true }, ...attached })
      onBegun(data.id)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.code === 'cancelled' ? null : reasonOf(error))
    }
  }
  return { problem, send, sending: state, isSending: isWriting || state !== null }
}

const onItsWay: readonly OutlineImportDetail['state'][] = ['waiting', 'reading']

/** The state of an import: by events, and polled when none came for a while or the connection was lost. */
export function useImport(documentId: number, importId: number) {
  const params = { id: documentId, importId }
  const { data, error, refetch } = useRead(outlineImports.show, { params }, { quiet: true })
  const [told, setTold] = useState(0)
  const state = data?.data.state
  const isOnItsWay = state !== undefined && onItsWay.includes(state)
  useRealtime('document.import', (pushed) => {
    if (pushed.id !== importId) return
    setTold(pushed.progress)
    if (pushed.state !== state) void refetch()
  })
  useReconnected(() => void refetch())
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setInterval(() => void refetch(), looksEvery)
    return () => clearInterval(timer)
  }, [isOnItsWay, refetch])
  const importing = data?.data
  return {
    importing: importing && { ...importing, progress: Math.max(importing.progress, told) },
    failure: error,
    retry: () => void refetch(),
  }
}
