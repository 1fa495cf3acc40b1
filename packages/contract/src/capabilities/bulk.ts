import * as z from 'zod/mini'
import { idList } from '../http/fields.ts'

/** The records a bulk action is about; all of them or none. */
export const bulkForm = z.object({ ids: idList.check(z.minLength(1)) })
/** How many records the action touched. */
export const bulkReply = z.object({ count: z.number() })
