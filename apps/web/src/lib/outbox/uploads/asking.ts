import { CallError } from '../../calls/call-error.ts'
import { currentSession } from '../../session/session.ts'

/** What all calls of one upload share. */
export type UploadCallOptions = {
  /** The owner of the file: nobody who signs in meanwhile sends any of it. */
  person: number | undefined
  stop: AbortSignal | undefined
}

/** Waits, in milliseconds; rejects when aborted. */
export function rest(time: number, stop?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(stopped())
    }
    const timer = setTimeout(() => {
      stop?.removeEventListener('abort', end)
      resolve()
    }, time)
    if (stop?.aborted) end()
    else stop?.addEventListener('abort', end, { once: true })
  })
}

const stopped = () => new DOMException('', 'AbortError')

/**
 * Calls, and retries whenever the server asks to wait. Rejects with a `CallError`, or with an `AbortError` when
 * aborted.
 */
export async function asked<Answer>({ person, stop }: UploadCallOptions, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    if (stop?.aborted) throw stopped()
    if (currentSession()?.user.id !== person) throw new CallError(401, 'session_invalid', '')
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof CallError && error.isTooEarly)) throw error
      await rest(Math.max(error.wait, 1000), stop)
    }
  }
}
