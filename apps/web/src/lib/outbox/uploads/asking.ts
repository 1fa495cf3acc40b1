import { CallError } from '../../calls/call-error.ts'
import { currentSession } from '../../session/session.ts'

/** What every call of one upload keeps to. */
export type Asking = {
  /** Whose file it is: whoever signs in meanwhile sends nothing of it. */
  person: number | undefined
  stop: AbortSignal | undefined
}

/** Waits, in milliseconds; rejects as soon as it is told to stop. */
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

/** Asks, and asks again each time that the server wanted it later. Rejects with a `CallError`, or with an `AbortError` once it is told to stop. */
export async function asked<Answer>({ person, stop }: Asking, ask: () => Promise<Answer>): Promise<Answer> {
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
