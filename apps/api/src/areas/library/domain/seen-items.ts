import { sql, type RawBuilder } from 'kysely'
import { approvalStatus } from '@apron/contract'
import { questionsOutside } from '#capabilities/visible/from-outside.ts'
import { holds, type Caller } from '#kernel/caller.ts'

/** Who sees an item of the library, the row `record`. */
export const sees = (caller: Caller) => seesItem(caller, sql`record.id`, sql`record.status`)

/** Whether the caller sees one, by the columns that hold its number and status: external people what their audits ask. */
export function seesItem(caller: Caller, id: RawBuilder<unknown>, status: RawBuilder<unknown>): RawBuilder<boolean> {
  if (holds(caller, 'VIEW_CHECKLIST_ITEM')) return sql<boolean>`true`
  if (caller.isExternal) return sql<boolean>`${id} in (${questionsOutside(caller.id)})`
  return sql<boolean>`${status} = ${approvalStatus.APPROVAL}`
}
