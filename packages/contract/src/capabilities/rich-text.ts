import * as z from 'zod/mini'

/** Characters of a rich text with its markup, as sent; and signs in it that begin markup or stand for a character. */
export const longestRichText = 50_000
const mostMarkup = 6_000
const deepest = 100

const tag = /<(\/?)([a-z][a-z0-9]*)/gi
/** What ends by itself when the next one begins, and what holds nothing. */
const endsByItself = new Set('p li dt dd tr td th option thead tbody br hr img input wbr col'.split(' '))

/** Whether a rich text has more markup than anybody writes: taking it apart would keep others waiting. Linear. */
export function isOverladen(html: string): boolean {
  let signs = 0
  for (const sign of html) if (sign === '<' || sign === '&') signs += 1
  if (signs > mostMarkup) return true
  let level = 0
  for (const [, end, name = ''] of html.matchAll(tag)) {
    if (endsByItself.has(name.toLowerCase())) continue
    level = end ? Math.max(0, level - 1) : level + 1
    if (level > deepest) return true
  }
  return false
}

/** Rich text as sent, which may be empty; the server cleans it before it is stored. */
export const richText = z.string().check(
  z.maxLength(longestRichText, { abort: true }),
  z.refine((html) => !isOverladen(html), { params: { key: 'validation.too_much_markup' } }),
)
/** The same where something must be written. */
export const requiredRichText = richText.check(z.trim(), z.minLength(1))
