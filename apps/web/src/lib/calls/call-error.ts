import type { ErrorReply } from '@apron/contract'
import { isTransient } from '../outbox/transient-errors.ts'

const ourCode = /^[a-z_]+$/

/** A failed call. `status` 0 means that the server was not reached. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  errors: Record<string, string[]>
  /** Milliseconds until a retry; 0 when the server does not say. */
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
  /** Whether the server failed without a useful message; without space (507) it says what to do. */
  get isFault(): boolean {
    return this.status >= 500 && this.status !== 507
  }
  /** Whether the call came too early: nothing was done, and a retry will succeed later. */
  get isTooEarly(): boolean {
    return this.status === 429
  }
  /** Whether it is a transient error, worth a retry. */
  get isTransient(): boolean {
    return isTransient(this.status)
  }
  /** Whether nobody answered: the call may have run or not. */
  get isNetwork(): boolean {
    return this.isTransient && !this.isTooEarly
  }
}

/** An answer of the server, read to its end. `said` is null where its body is not ours. */
export type CallAnswer = Pick<Response, 'ok' | 'status' | 'headers'> & { said: unknown }

/** A portal or a proxy on the way asks for a sign-in of its own; our refusals have our codes. */
const ofOthers = [401, 403, 407, 511]

/**
 * Reads an answer to its end. Rejects when the connection breaks, when the page aborts it, and when a portal on the way
 * has answered, which says nothing of the call or the session.
 */
export async function heard(response: Response): Promise<CallAnswer> {
  const { ok, status, headers } = response
  const text = await response.text()
  return { ok, status, headers, said: status === 204 ? null : inWords(text, ok || ofOthers.includes(status)) }
}

function inWords(text: string, isNeeded: boolean): unknown {
  try {
    return JSON.parse(text)
  } catch (failure) {
    if (isNeeded) throw failure
    return null
  }
}

/** The error of a refusal; one without a code of ours has no message. */
export function refusalOf({ status, headers, said }: CallAnswer): CallError {
  const { code = '', message, errors } = (said ?? {}) as Partial<ErrorReply>
  const wait = (Number(headers.get('retry-after')) || 0) * 1000
  if (!ourCode.test(code)) return new CallError(status, 'unexpected', '', { errors, wait })
  return new CallError(status, code, message ?? '', { errors, wait })
}
