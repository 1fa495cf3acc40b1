import { sql, type RawBuilder } from 'kysely'
import { joinStatus } from '../../../../capabilities/visible/answer-status.ts'
import type { Database } from '../../../../db/client.ts'
import type { Responsible } from '../responsible.ts'

/** Makes somebody answer for findings, which `which` selects by `id`, and takes it down in their history; gives their ids. */
export async function handOverFindings(
  db: Database,
  userId: number,
  which: RawBuilder<unknown>,
  to: Responsible,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with held as (select id from audit_items where id in (select id from (${which}) one) order by id for no key update),
    named as (update audit_items set responsible_id = ${to.id} where id in (select id from held)),
    told as (
      insert into audit_item_history (audit_item_id, user_id, action, status_code, detail)
      select i.id, ${userId}, 'responsible_set', s.code, ${to.fullname}::text
      from audit_items i ${joinStatus()} where i.id in (select id from held))
    select id from held order by id`.execute(db)
  return rows.map(({ id }) => id)
}
