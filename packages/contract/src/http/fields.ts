import * as z from 'zod/mini'

export const id = z.number().check(z.int(), z.positive())
/** A number that no identifier reaches is refused like one that is not there. */
const storable = z.refine<number>((sent) => sent <= 2_147_483_647, { params: { key: 'validation.missing_record' } })
/** Forms send nothing chosen as null, '' or 0. */
const isChosen = z.refine<number>((sent) => sent > 0, { params: { key: 'validation.required' } })
/** An identifier as a form or an address carries it. */
export const sentId = z.coerce.number().check(z.int(), isChosen, storable)
/** An identifier that a form may leave out: nothing chosen is null, '' or 0. */
export const optionalId = z._default(
  z.pipe(
    z.transform((sent: number | string | null): unknown => (sent === '' || sent === 0 || sent === '0' ? null : sent)),
    z.nullable(sentId),
  ),
  null,
)
/** A whole number that a form must give: nothing typed is missing and not 0, a word is no number. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.transform((sent: number | string): unknown => {
      if (sent === '' || sent === null || sent === undefined) return undefined
      // Only words are read: a list of lists would be turned into one, level by level.
      return typeof sent !== 'string' || Number.isNaN(Number(sent)) ? sent : Number(sent)
    }),
    z.number().check(z.int(), z.minimum(least), z.maximum(most)),
  )
/** A parent in a tree; 0 is the root. */
export const parentId = z.coerce.number().check(z.int(), z.nonnegative(), storable)
export const line = (max = 255) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
export const optionalLine = (max = 255) => z._default(z.nullable(z.string().check(z.trim(), z.maxLength(max))), null)
export const search = z.optional(z.string().check(z.trim(), z.maxLength(200)))
/** A flag as forms send it: true, 1, '1', 'true' and their opposites; stored as a truth value. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false', ''])]),
  z.transform((sent) => sent === true || sent === 1 || sent === '1' || sent === 'true'),
)
/** The status by which a list is narrowed: 0 to the last of its catalogue. */
export const statusFilter = (last: number) =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(last)))
export const date = z.iso.date()
/** A day as a form gives it: from 1900 to 2199, so that a slip of the finger is told and not stored. */
export const sentDate = z.iso
  .date({ abort: true })
  .check(z.refine((sent) => sent >= '1900-01-01' && sent <= '2199-12-31', { params: { key: 'validation.date' } }))
export const instant = z.iso.datetime()

/** A list in a query, sent as `stt=1,2`, as `stt[]=1` or once. */
export const idList = z.pipe(
  z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
  z.pipe(
    z.transform((sent: string | number | (string | number)[]) =>
      (Array.isArray(sent) ? sent : String(sent).split(',')).filter((part) => part !== '').map(Number),
    ),
    z.array(id.check(storable)).check(z.maxLength(500)),
  ),
)
