import * as z from 'zod/mini'
import { route } from '../../http/route.ts'

/** Whose paper it is and what stands at its head. */
export const paperHead = z.object({
  company: z.object({ name: z.string(), address: z.string(), logo: z.nullable(z.string()) }),
  /** The code of the form and its edition. */
  edition: z.string(),
  /** Whether a paper in Vietnamese begins with the name and the motto of the country. */
  national_heading: z.boolean(),
})
export type PaperHead = z.output<typeof paperHead>

export const papers = {
  /** What stands at the head of papers now. */
  head: route('GET /papers/head', { access: 'signed-in', external: 'open', reply: paperHead, reads: 'setting' }),
}
