import type { ErrorReply } from '@apron/contract'
import { isPassing } from '../keep/outbox/passing.ts'

const ourCode = /^[a-z_]+$/

/** A call that did not succeed. `status` 0 means that the server was not reached. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  errors: Record<string, string[]>
  /** Milliseconds after which the same call may be sent again; 0 when the server does not say. */
  readonly wait: number

  constructor(
    status: number,
    code: string,
    message: string,
    { errors = {}, wait = 0 }: { errors?: Record<string, string[]> | undefined; wait?: number } = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.errors = errors
    this.wait = wait
  }

  /** Whether the caller's user group is not approved, so that only their own account is open to them. */
  get closesGroup(): boolean {
    return this.code === 'own_group_not_approved'
  }
  /** Whether the session is over: 401, 403, or a 400 that says so. */
  get endsSession(): boolean {
    if (this.closesGroup) return false
    return this.status === 401 || this.status === 403 || this.code === 'session_invalid'
  }
  get isFields(): boolean {
    return this.status === 422
  }
  /** Whether it says which fields are wrong: a 422 does, and so does a refused file. */
  get namesFields(): boolean {
    return Object.keys(this.errors).length > 0
  }
  /** Whether the server failed without a word that helps; without room (507) it says what to do. */
  get isFault(): boolean {
    return this.status >= 500 && this.status !== 507
  }
  /** Whether it is only too early: nothing was done, and the same call will be taken later. */
  get isTooEarly(): boolean {
    return this.status === 429
  }
  /** Whether the same call is worth another try. */
  get isPassing(): boolean {
    return isPassing(this.status)
  }
  /** Whether nobody answered: whether the call was done is not known. */
  get isNetwork(): boolean {
    return this.isPassing && !this.isTooEarly
  }
}

/** Reads a refused response; a body that is not ours becomes an error without message. */
export async function refusalOf(response: Response): Promise<CallError> {
  const { code = '', message, errors } = (await response.json().catch(() => ({}))) as Partial<ErrorReply>
  const wait = (Number(response.headers.get('retry-after')) || 0) * 1000
  if (!ourCode.test(code)) return new CallError(response.status, 'unexpected', '', { errors, wait })
  return new CallError(response.status, code, message ?? '', { errors, wait })
}
