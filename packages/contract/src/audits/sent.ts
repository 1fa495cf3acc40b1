import * as z from 'zod/mini'
import { sentId } from '../http/fields.ts'
import { wire } from '../http/wire.ts'

/** How many audits may be put into a category at once. */
export const mostFiled = 5000

/** How many questions an audit may have. */
export const mostQuestions = 20_000

/** The people of each team role, as a form sends them. */
export const sentTeam = z.array(
  z.object({ team_role_id: wire('group_alias_id', sentId), users: z.array(sentId).check(z.maxLength(200)) }),
)
/** Questions of the library, as a form sends them. */
export const sentQuestions = z.array(sentId).check(z.maxLength(mostQuestions))
