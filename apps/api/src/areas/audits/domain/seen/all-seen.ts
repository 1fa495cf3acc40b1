import { sql } from 'kysely'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import type { Database } from '#db/client.ts'
import type { Caller } from '#kernel/caller.ts'

/** Whether the caller may see all of these audits; what was removed since is no secret to whoever saw it. */
export async function seesAudits(db: Database, audits: readonly number[], caller: Caller): Promise<boolean> {
  const { hidden } = await db
    .selectFrom('audits')
    .select(sql<number>`count(*)::integer`.as('hidden'))
    .where(sql<boolean>`audits.id = any(${[...audits]}::integer[])`)
    .where(sql<boolean>`not ${visibleTo(caller)}`)
    .executeTakeFirstOrThrow()
  return hidden === 0
}
