import type { MessageKey } from '@apron/messages'
import { Refusal, type RefusalValues } from '#kernel/refusals.ts'

/**
 * Why a try failed, as it is stored: names of texts and their values, and never the words of an error, which may hold
 * anything.
 */
export type Reason = { key: MessageKey; values: RefusalValues }

const codePattern = /^[A-Za-z0-9_]{1,40}$/

/** What is stored of an error: a refusal as it is, of anything else only its code. */
export function reasonOf(error: unknown): Reason {
  if (isFinal(error))
    return { key: error.code === 'failed' ? 'validation.failed' : `errors.${error.code}`, values: error.values }
  const { code, name } = error as NodeJS.ErrnoException
  const told = [code, name].find((word) => typeof word === 'string' && codePattern.test(word))
  return { key: 'jobs.reason_unexpected', values: { code: told ?? 'Error' } }
}

/** Whether a retry would fail in the same way. */
export function isFinal(error: unknown): error is Refusal {
  return error instanceof Refusal && error.status < 500
}

/** What is stored of the last failed try; pg-boss itself writes of a process that ended, or of a timeout. */
export type Output = { reason?: Reason; value?: { message?: string }; message?: string } | null

const messageOf = (output: Output) => output?.value?.message ?? output?.message

/** Whether the last try failed because its process ended. */
export const hasEnded = (output: Output): boolean => messageOf(output)?.includes('heartbeat') ?? false

/** Why the last try failed, if it did. */
export function lastReason(output: Output, seconds: number): Reason | null {
  if (output?.reason) return output.reason
  const message = messageOf(output)
  if (!message) return null
  if (hasEnded(output)) return { key: 'jobs.reason_ended', values: {} }
  if (/timed out|exceeded/.test(message)) return { key: 'jobs.reason_late', values: { seconds } }
  return { key: 'jobs.reason_ended', values: {} }
}
