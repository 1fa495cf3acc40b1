import * as z from 'zod/mini'
import { idList } from '../http/fields.ts'
import { byDecision, reason } from './review.ts'

/** The records a bulk action is about; all of them or none. */
export const bulkForm = z.object({ ids: idList.check(z.minLength(1)) })
/** How many records the action touched. */
export const bulkReply = z.object({ count: z.number() })

/** The same for records that are rejected. */
export const bulkRejection = z.extend(bulkForm, { reason })
export const bulkDecided = z.extend(bulkReply, byDecision)
