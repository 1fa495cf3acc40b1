import * as z from 'zod/mini'
import { line } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

const password = z.string().check(z.minLength(1), z.maxLength(200))

export const recovery = {
  /** Sends a link to the address if an account has it; answers the same, after the same work, if none has. 429 after three in an hour for one address. */
  forgot: route('POST /forgot-pwd', {
    access: 'anyone',
    body: z.object({ email: line().check(z.email()) }),
    trail: 'password.asked',
    changes: 'nothing',
  }),
  /** Gives the account of a link another password and ends all its sessions; 410 for a link that was used, has expired or is none. */
  reset: route('POST /reset-pwd', {
    access: 'anyone',
    body: z
      .object({
        email: line().check(z.email()),
        password: wire('pwd', password),
        confirmation: wire('confirmPwd', password),
        token: z.string().check(z.maxLength(200)),
      })
      .check(
        z.refine((form) => form.confirmation === form.password, {
          path: ['confirmation'],
          params: { key: 'validation.passwords_differ' },
        }),
      ),
    trail: 'password.reset',
    changes: 'user',
  }),
}
