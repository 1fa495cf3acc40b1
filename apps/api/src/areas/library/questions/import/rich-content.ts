import { isOverladen, longestRichText } from '@apron/contract'
import * as z from 'zod'
import { cleanRichText, plainText } from '#capabilities/rich-text/rich-text.ts'

/** Words as a file has them; what is said of them is the key of a text. */
export const words = (max: number) =>
  z
    .string('imports.missing')
    .trim()
    .min(1, 'imports.empty')
    .max(max, 'imports.too_long')
    .refine((text) => !text.includes('\u0000'), 'imports.not_storable')

/** Rich text, or plain text with a paragraph for each of its lines. */
export const content = words(longestRichText)
  .refine((html) => !isOverladen(html), 'imports.too_much_markup')
  .transform(asRichText)
  .refine((html) => plainText(html) !== '', 'imports.says_nothing')

/** Rich text is cleaned; plain text gets a paragraph for each of its lines. */
function asRichText(text: string): string {
  return cleanRichText(/<\/?[a-z][^<>]*>/i.test(text) ? text : paragraphs(escaped(text)))
}

/** A paragraph for each line of markup without blocks. */
export function paragraphs(html: string): string {
  const lines = html.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => `<p>${line.trim()}</p>`).join('')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
