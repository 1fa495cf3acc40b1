import { sql } from 'kysely'
import { inAudit } from '../../../../capabilities/visible/seen-by.ts'
import type { Seen, Told } from '../../../../facts/seen.ts'

/** A finding on its way: for whoever sees its audit, and told also to whoever answers for it, who need not have that open. */
export const seenFinding: Seen = {
  ...inAudit,
  toldTo: async (facts, db) => {
    const ids = facts.flatMap(({ id }) => id ?? [])
    const named = await db
      .selectFrom('audit_items')
      .select(['id', 'responsible_id'])
      .where('id', '=', sql<number>`any(${ids}::integer[])`)
      .execute()
    const told = named.flatMap(({ id, responsible_id }): Told[] =>
      responsible_id === null ? [] : [{ to: { user: responsible_id }, facts: facts.filter((fact) => fact.id === id) }],
    )
    return [...(await inAudit.toldTo(facts, db)), ...told]
  },
}
