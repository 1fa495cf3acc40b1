import type { Problems } from '@apron/contract'
import type { MessageKey, MessageValues } from '@apron/messages'

type ErrorCode = Extract<MessageKey, `errors.${string}`> extends `errors.${infer Code}` ? Code : never
type NestedText = { text: MessageKey; values?: MessageValues }
/** What fills a message: plain words, or texts that are looked up when the answer is written. */
export type RefusalValues = Record<string, string | number | NestedText | NestedText[]>

/** An error that is an answer; its code is the name of its message. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode | 'failed'
  readonly values: RefusalValues
  /** Under the product's names; the pipeline replaces them with wire names. */
  fields: Problems | undefined
  /** Whole seconds until a retry may succeed; a 429 and a 503 send it as `Retry-After`. */
  retryAfter: number | undefined

  constructor(status: number, code: ErrorCode | 'failed', values: RefusalValues = {}, fields?: Problems) {
    super(code)
    this.status = status
    this.code = code
    this.values = values
    this.fields = fields
  }
}

/** 400: the action is refused as things stand. */
export const refused = (code: ErrorCode, values?: RefusalValues) => new Refusal(400, code, values)
export const notSignedIn = () => new Refusal(401, 'not_signed_in')
/** 403, the same for every call: the caller's user group is not approved. */
export const notAdmitted = () => new Refusal(403, 'own_group_not_approved')
export const notPermitted = () => new Refusal(403, 'not_permitted')
/** 404: does not exist, or not for this person; the answer is the same. */
export const notFound = () => new Refusal(404, 'not_found')

/** 429: too much from one person or address; a retry may follow after so many seconds, at least one. */
export function tooMany(code: ErrorCode, seconds: number, values?: RefusalValues): Refusal {
  const refusal = new Refusal(429, code, values)
  refusal.retryAfter = Math.max(1, Math.ceil(seconds))
  return refusal
}

/** 503: nothing is wrong with the call; a retry may follow after so many seconds. */
export function later(code: ErrorCode, seconds: number): Refusal {
  const refusal = new Refusal(503, code)
  refusal.retryAfter = seconds
  return refusal
}

/** 422 with one message for one field. */
export function invalid(field: string, key: MessageKey, values?: MessageValues): Refusal {
  return new Refusal(422, 'failed', {}, { [field]: [{ key, ...(values && { values }) }] })
}

/** Runs checks one after the other; 422 with all their field messages. Any other refusal is thrown at once. */
export async function checkEach(...checks: readonly (() => Promise<void> | void)[]): Promise<void> {
  const fields: Problems = {}
  for (const check of checks) {
    try {
      await check()
    } catch (failure) {
      if (!(failure instanceof Refusal) || !failure.fields) throw failure
      // The first message of a field is the one that is shown.
      for (const [field, problems] of Object.entries(failure.fields)) fields[field] ??= problems
    }
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'failed', {}, fields)
}

/** The record, or 404. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw notFound()
  return row
}
