import * as z from 'zod/mini'
import { chosenPassword } from '../capabilities/password.ts'
import { flag, id, instant, line, wholeNumber } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { profile } from './session.ts'

/** A sign-in that has not ended, as its owner sees it. */
export const ownSession = z.object({
  id,
  /** Where it came from, and with which browser. */
  address: z.string(),
  agent: z.string(),
  created_at: instant,
  used_at: instant,
  /** The session that asks. */
  is_current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

export const profiles = {
  /** Changes what is sent and leaves the rest. */
  update: route('POST /profiles', {
    access: 'own-account',
    body: z.object({
      fullname: z.optional(line()),
      gender: z.optional(wholeNumber(0, 1)),
      info: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2000)))),
      language: z.optional(z.enum(['vi', 'en'])),
      remove_avatar: z.optional(flag),
    }),
    files: { avatar: { kinds: ['image'], atMost: 1, copy: 'avatar' } },
    reply: profile,
    trail: 'profile.updated',
    changes: ['user', 'profile'],
  }),
  changePassword: route('POST /profiles/change-password', {
    access: 'own-account',
    body: z
      .object({
        current_password: z.string().check(z.minLength(1), z.maxLength(200)),
        password: chosenPassword,
        password_again: wire('repass', z.string().check(z.minLength(1), z.maxLength(200))),
        /** Ends every other session of the caller. */
        end_others: z._default(flag, false),
      })
      .check(
        z.refine((form) => form.password === form.password_again, {
          path: ['password_again'],
          params: { key: 'validation.passwords_differ' },
        }),
        z.refine((form) => form.password !== form.current_password, {
          path: ['password'],
          params: { key: 'validation.same_password' },
        }),
      ),
    trail: 'profile.password_changed',
    changes: ['user', 'session'],
  }),
  sessions: route('GET /profiles/sessions', { access: 'own-account', reply: z.array(ownSession), reads: 'session' }),
  endSession: route('DELETE /profiles/sessions/:id', {
    access: 'own-account',
    trail: 'session.ended_by_owner',
    changes: 'session',
  }),
}
