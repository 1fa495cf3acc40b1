import { sql } from 'kysely'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'

type Numbering = { auditId: number; userId: number; today: string }

/**
 * Gives each finding of an audit that is held for update, and has none, the next number of this year, in the order of
 * the tree; says how many got one. The year's row is the last that the transaction waits for and is held until it ends:
 * no number is given twice, and one that is rolled back is given to the next.
 */
export async function numberFindings(db: Database, { auditId, userId, today }: Numbering): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select i.id from audit_items i ${joinStatus()}
    where i.audit_id = ${auditId} and i.finding_number is null and s.is_finding
    order by i.position, i.id`.execute(db)
  if (rows.length === 0) return 0
  const year = Number(today.slice(0, 4))
  await sql`
    with counted as (
      insert into finding_numbers as present (year, last) values (${year}, ${rows.length})
      on conflict (year) do update set last = present.last + excluded.last returning last
    ), numbered as (
      select id, last - ${rows.length} + place as number
      from counted, unnest(${rows.map(({ id }) => id)}::integer[]) with ordinality as found (id, place)
    ), given as (
      update audit_items i
      set finding_number = 'NC-' || ${sql.lit(year)} || '-' || lpad(number::text, greatest(3, length(number::text)), '0')
      from numbered where numbered.id = i.id
      returning i.id, i.status_id, i.finding_number
    )
    insert into audit_item_history (audit_item_id, user_id, action, status_code, detail)
    select given.id, ${userId}, 'finding_numbered', code, finding_number
    from given join item_statuses on item_statuses.id = given.status_id order by finding_number`.execute(db)
  return rows.length
}
