import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { holds, type Caller } from '../../../http/rights/caller.ts'

/** Who sees an item of the library, the row `record`. */
export const sees = (caller: Caller) =>
  holds(caller, 'VIEW_CHECKLIST_ITEM') ? sql<boolean>`true` : sql<boolean>`record.status = ${approvalStatus.APPROVAL}`
