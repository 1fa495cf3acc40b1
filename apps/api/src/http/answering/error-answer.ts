import type { FastifyError } from 'fastify'
import type { ErrorReply } from '@apron/contract'
import { translate, type Language, type MessageKey, type MessageValues } from '@apron/messages'
import { isUnreachable } from '#db/connections/unreachable.ts'
import { Busy } from '#sandbox/sandbox.ts'
import { StoreAway } from '#files/objects/objects.ts'
import { largestBody, tooLarge } from '../reading/body/largest-body.ts'
import { later, Refusal, type RefusalValues } from '#kernel/refusals.ts'

export type ErrorAnswer = { status: number; headers: Record<string, string>; body: ErrorReply }

/**
 * What an error becomes for a person, in their language; an error of ours is only "unexpected", with its number in the
 * log. `most` is the length of a body that the call takes.
 */
export function answerError(error: unknown, language: Language, number: string, most = largestBody): ErrorAnswer {
  const refusal = asRefusal(error, most)
  const key: MessageKey = refusal.code === 'failed' ? 'validation.failed' : `errors.${refusal.code}`
  const body: ErrorReply = { code: refusal.code, message: translate(language, key, wordsOf(refusal.values, language)) }
  if (refusal.code === 'unexpected') body.message += ` ${translate(language, 'failures.number', { number })}`
  if (refusal.fields) {
    body.errors = Object.fromEntries(
      Object.entries(refusal.fields).map(([field, messages]) => [
        field,
        messages.map((message) => translate(language, message.key, message.values)),
      ]),
    )
  }
  const { status, retryAfter } = refusal
  return { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }, body }
}

/** What fills a message, in words. */
export function wordsOf(values: RefusalValues, language: Language): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object'
        ? [value]
            .flat()
            .map((nested) => translate(language, nested.text, nested.values))
            .join(', ')
        : value,
    ]),
  )
}

const constraintMessages: Record<string, { status: number; code: 'changed_meanwhile' }> = {
  '40001': { status: 400, code: 'changed_meanwhile' },
  '40P01': { status: 400, code: 'changed_meanwhile' },
  '23503': { status: 400, code: 'changed_meanwhile' },
  '23505': { status: 400, code: 'changed_meanwhile' },
}

/** Numbers, days and texts that a column cannot hold, where no schema has named the field. */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

function asRefusal(error: unknown, most: number): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = error as FastifyError
  // Two people acted at once and a constraint of the database let the first one win.
  const constraint = constraintMessages[code]
  if (constraint) return new Refusal(constraint.status, constraint.code)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(most)
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal(413, 'too_large', { max: '50 MB' })
  if (code === 'FST_FILES_LIMIT') return new Refusal(413, 'too_many_files', { max: 20 })
  if (unstorable.has(code)) return new Refusal(400, 'malformed')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal(400, 'malformed')
  if (error instanceof StoreAway) return new Refusal(503, 'store_away')
  // Of the disk of files, and of PostgreSQL's.
  if (code === 'ENOSPC') return new Refusal(507, 'disk_full')
  if (code === '53100') return new Refusal(507, 'no_room')
  if (isUnreachable(error)) return new Refusal(503, 'database_away')
  if (error instanceof Busy) return later('server_busy', 10)
  return new Refusal(500, 'unexpected')
}
