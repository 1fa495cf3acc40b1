import * as z from 'zod/mini'

export const id = z.number().check(z.int(), z.positive())
/** A number that no identifier reaches is refused like one that is not there. */
const storable = z.refine<number>((sent) => sent <= 2_147_483_647, { params: { key: 'validation.missing_record' } })
/** Forms send nothing chosen as null, '' or 0. */
const isChosen = z.refine<number>((sent) => sent > 0, { params: { key: 'validation.required' } })
/** A number as a form or an address carries it: nothing typed is missing and not 0, a word stays a word and is refused as one. */
const sentNumber = z.transform((sent: unknown): unknown => {
  if (isBlank(sent)) return undefined
  return typeof sent === 'string' && !Number.isNaN(Number(sent)) ? Number(sent) : sent
})
const isBlank = (sent: unknown) => sent === undefined || sent === null || (typeof sent === 'string' && !sent.trim())
/** A whole number that must be given. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(sentNumber, z.number().check(z.int(), z.minimum(least), z.maximum(most)))
/** An identifier as a form or an address carries it. */
export const sentId = z.pipe(
  z.transform((sent: unknown): unknown => (isBlank(sent) ? 0 : sent)),
  z.pipe(sentNumber, z.number().check(z.int(), isChosen, storable)),
)
/** An identifier or none: nothing chosen is null, '' or 0. */
export const chosenId = z.pipe(
  z.transform((sent: number | string | null): unknown => (sent === '' || sent === 0 || sent === '0' ? null : sent)),
  z.nullable(sentId),
)
/** The same where leaving it out is choosing nothing. */
export const optionalId = z._default(chosenId, null)
/** A parent in a tree; 0 is the root, and so is a blank choice. */
export const parentId = z.pipe(
  z.transform((sent: unknown): unknown => (sent !== undefined && isBlank(sent) ? 0 : sent)),
  z.pipe(sentNumber, z.number().check(z.int(), z.nonnegative(), storable)),
)
export const line = (max = 255) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
export const optionalLine = (max = 255) => z._default(z.nullable(z.string().check(z.trim(), z.maxLength(max))), null)
export const search = z.optional(z.string().check(z.trim(), z.maxLength(200)))
const flags: readonly unknown[] = [true, 1, '1', 'true', false, 0, '0', 'false', '']
/** A flag as forms send it: true, 1, '1', 'true' and their opposites; stored as a truth value. */
export const flag = z.pipe(
  z.transform((sent: boolean | number | string, context) => {
    if (!flags.includes(sent)) refuse(context, sent, 'validation.flag')
    return flags.indexOf(sent) < 4
  }),
  z.boolean(),
)
/** The status by which a list is narrowed: 0 to the last of its catalogue. */
export const statusFilter = (last: number) => z.optional(wholeNumber(0, last))
export const date = z.iso.date()
/** A day as a form gives it: from 1900 to 2199, so that a slip of the finger is refused and not stored. */
export const sentDate = z.iso
  .date({ abort: true })
  .check(z.refine((sent) => sent >= '1900-01-01' && sent <= '2199-12-31', { params: { key: 'validation.date' } }))
export const instant = z.iso.datetime()

type SentList = string | number | readonly (string | number)[]
const partsOf = (sent: SentList) =>
  (Array.isArray(sent) ? sent : [sent]).flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]))

/** Whole numbers in a query or a form, sent as `stt=1,2`, as `stt[]=1`, as a list or once; an error names the list. */
function numbers(least: number, most: number, beyond: string) {
  return z.pipe(
    z.transform((sent: SentList, context) => {
      const parts = partsOf(sent).filter((part) => part !== '')
      const wanted = parts.map(Number)
      const areNumbers = parts.every((part) => typeof part !== 'object') && wanted.every(Number.isInteger)
      if (!areNumbers) refuse(context, sent, 'validation.numbers')
      else if (wanted.some((one) => one < least || one > most)) refuse(context, sent, beyond)
      return wanted
    }),
    z.array(z.number()).check(z.maxLength(500)),
  )
}
/** Identifiers, at most 500. */
export const idList = numbers(1, 2_147_483_647, 'validation.missing_record')
/** Statuses from 0 to the last of their catalogue. */
export const statusList = (last: number) => numbers(0, last, 'validation.choice')

/** Says which text names what is wrong with a value; that it is missing, when there was none. */
function refuse(context: { issues: unknown[] }, sent: unknown, key: string): void {
  const isMissing = sent === undefined || sent === null
  context.issues.push({ code: 'custom', input: sent, params: { key: isMissing ? 'validation.required' : key } })
}
