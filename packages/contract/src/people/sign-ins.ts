import * as z from 'zod/mini'
import { id, instant } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

/** A try to sign in to one's own account. */
export const signInTry = z.object({
  id,
  at: instant,
  address: z.string(),
  agent: z.string(),
  succeeded: z.boolean(),
  /** It began the session that asks. */
  is_current: z.boolean(),
})
export type SignInTry = z.output<typeof signInTry>

export const signIns = {
  /** The newest first; kept for 180 days. */
  list: route('GET /profiles/sign-ins', {
    access: 'own-account',
    query: pageQuery,
    list: signInTry,
    reads: 'session',
  }),
}
