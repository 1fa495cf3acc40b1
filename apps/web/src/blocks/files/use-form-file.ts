import type { UploadPurpose } from '@apron/contract/product'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '#lib/calls/call-error.ts'
import { onServerBack } from '#lib/code/away.ts'
import { noticeWarning } from '#lib/page/notices.ts'
import { parts } from '#lib/outbox/uploads/parts.ts'
import { goInParts } from '#lib/outbox/uploads/sizes.ts'

/** Milliseconds before what did not come through is tried again; the last one repeats. */
const pauses = [1000, 3000, 8000, 20_000] as const

/** How far the file of a form is. */
export type FormFileState = { name: string; sent: number; bytes: number; isAway: boolean; cancel: () => void }

/** What a call is given in the place of its file. */
type Attached<Field extends string> = { files: { [Name in Field]?: File } } | { uploads: readonly number[] }

/**
 * Sends the file of a form before the form itself, as a resumable upload when it is large. Without a network it waits;
 * after a reload the same file resumes where it stopped. `attach` rejects with a `CallError` that names the field.
 */
export function useFormFile(purpose: UploadPurpose) {
  const [state, setState] = useState<Omit<FormFileState, 'cancel'> | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function attach<Field extends string>(field: Field, file: File | null): Promise<Attached<Field>> {
    if (!file || !goInParts([file])) return { files: file ? ({ [field]: file } as { [Name in Field]?: File }) : {} }
    const ending = new AbortController()
    stop.current = ending
    const hear = (sent: number) => setState({ name: file.name, sent, bytes: file.size, isAway: false })
    hear(0)
    try {
      return { uploads: [await sendUntilThere(file, { purpose, stop: ending.signal, hear }, setAway)] }
    } catch (error) {
      if (ending.signal.aborted) {
        noticeWarning('mediaSending.form_cancelled')
        throw new CallError(400, 'cancelled', '')
      }
      throw error instanceof CallError ? underField(field, error) : error
    } finally {
      setState(null)
    }
  }
  const setAway = () => setState((before) => before && { ...before, isAway: true })
  return { attach, state: state && { ...state, cancel: () => stop.current?.abort() } }
}

type Ways = { purpose: UploadPurpose; stop: AbortSignal; hear: (sent: number) => void }

async function sendUntilThere(file: File, { hear, ...ways }: Ways, setAway: () => void): Promise<number> {
  // The same file, chosen again after a reload, has no other name.
  const identity = ['form', ways.purpose, file.name, file.size, file.lastModified].join('/')
  const { sendInParts } = await parts.until()
  let [most, failures] = [0, 0]
  const heard = (sent: number) => {
    if (sent > most) failures = 0
    most = Math.max(most, sent)
    hear(sent)
  }
  for (;;) {
    try {
      return await sendInParts(file, { ...ways, identity, hear: heard })
    } catch (error) {
      if (!(error instanceof CallError && error.isNetwork)) throw error
      setAway()
      await pause(pauses[Math.min(failures++, pauses.length - 1)] ?? 0, ways.stop)
    }
  }
}

/** Until the time is over, the server is back, or it is aborted. */
function pause(time: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (go: () => void) => () => {
      clearTimeout(timer)
      stopHearing()
      stop.removeEventListener('abort', end)
      go()
    }
    const end = leave(() => reject(new DOMException('', 'AbortError')))
    const timer = setTimeout(leave(resolve), time)
    const stopHearing = onServerBack(leave(resolve))
    stop.addEventListener('abort', end, { once: true })
    if (stop.aborted) end()
  })
}

/** A refusal of the file, as the form shows it. */
function underField(field: string, error: CallError): CallError {
  if (error.endsSession || error.isFault) return error
  const [said] = Object.values(error.errors)
  const sentence = said?.[0] ?? error.message
  return new CallError(error.status, error.code, error.message, { errors: { [field]: [sentence] } })
}
