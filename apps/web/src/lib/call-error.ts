import type { ErrorReply } from '@apron/contract'

/** A call that did not succeed. `status` 0 means that the server was not reached. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>

  constructor(status: number, code: string, message: string, errors: Record<string, string[]> = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.errors = errors
  }

  /** Whether the session is over: 401, 403, or a 400 that says so. */
  get endsSession(): boolean {
    return this.status === 401 || this.status === 403 || this.code === 'session_invalid'
  }
  get isFields(): boolean {
    return this.status === 422
  }
  get isNetwork(): boolean {
    return this.status === 0
  }
}

/** Reads a refused response; a body that is not ours becomes an error without message. */
export async function refusalOf(response: Response): Promise<CallError> {
  const reply = (await response.json().catch(() => ({}))) as Partial<ErrorReply>
  return new CallError(response.status, reply.code ?? 'unexpected', reply.message ?? '', reply.errors)
}
