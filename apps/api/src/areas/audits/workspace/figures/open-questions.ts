import { sql } from 'kysely'
import { auditStatus } from '@apron/contract'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'

type Question = { id: number; group_id: number; header: string }

/** How many of somebody's last answers are looked through for one that counts. */
const lookedThrough = 1000

/** What somebody answered last, the last first. */
const answersOf = (userId: number) => sql`(
  select id, audit_item_id from audit_item_history where user_id = ${userId} and action = 'answered'
  order by id desc limit ${sql.lit(lookedThrough)}
)`

/** The first open question of an audit after the one that somebody answered last in it, else the first of all; null when every one is answered. */
export async function nextIn(db: Database, auditId: number, userId: number): Promise<Question | null> {
  const { rows } = await sql<Question>`
    with last as (
      select i.position, i.id from ${answersOf(userId)} h join audit_items i on i.id = h.audit_item_id
      where i.audit_id = ${auditId} order by h.id desc limit 1
    )
    select i.id, i.group_id, i.header from audit_items i ${joinStatus()}
    where i.audit_id = ${auditId} and s.is_default
    order by (i.position, i.id) <= (select position, id from last) nulls first, i.position, i.id limit 1`.execute(db)
  return rows[0] ?? null
}

/** The same in that of somebody's running audits with open questions in which they answered last; null when there is none. */
export async function resume(db: Database, userId: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    with running as materialized (
      select id, name from audits a
      where status = ${auditStatus.IN_PROGRESS}
        and exists (select from audit_members where audit_id = a.id and user_id = ${userId})
        and (select sum(c.items) from audit_status_counts c ${joinStatus('c')}
          where c.audit_id = a.id and s.is_default) > 0
    )
    select r.id, r.name from ${answersOf(userId)} h join audit_items i on i.id = h.audit_item_id
    join running r on r.id = i.audit_id order by h.id desc limit 1`.execute(db)
  const [audit] = rows
  const next = audit && (await nextIn(db, audit.id, userId))
  return next ? { audit, next } : null
}
