import { sql, type RawBuilder } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { refused } from '#kernel/refusals.ts'

/** Whether an audit may ask the question `i` of the library, which stands in the group `g`. */
const isAskable = sql<boolean>`i.status = ${sql.lit(approvalStatus.APPROVAL)} and g.status = ${sql.lit(approvalStatus.APPROVAL)}`
const questions = sql`library_items i join library_groups g on g.id = i.group_id`

/** Those of some questions (a query of their ids) that an audit may ask, as an array. */
export const askable = (ids: RawBuilder<unknown>): RawBuilder<number[]> =>
  sql<number[]>`array(select i.id from ${questions} where i.id in (${ids}) and ${isAskable} order by i.id)`

/** 400 saying how many of the questions are not approved, stand in a group that is not, or do not exist; holds the others as they are. */
export async function checkAskable(db: Database, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`
    select i.id from ${questions} where i.id = any(${ids}::integer[]) and ${isAskable} for share`.execute(db)
  if (rows.length < ids.length) throw refused('items_not_approved', { count: ids.length - rows.length })
}
