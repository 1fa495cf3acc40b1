import { sql } from 'kysely'
import { keepStatuses } from '#capabilities/visible/answer-status.ts'
import type { Database } from '#db/client.ts'

/** Copies what the statuses mean into a held audit that starts for the first time, and answers whether it does. */
export async function takeStatuses(db: Database, auditId: number): Promise<boolean> {
  await keepStatuses(db)
  const { numAffectedRows } = await sql`
    insert into audit_statuses (audit_id, status_id, is_finding, is_default, allows_comments, asks_input, severity)
    select ${auditId}, id, is_finding, is_default, allows_comments, asks_input, severity from item_statuses
    where not exists (select from audit_statuses where audit_id = ${auditId})`.execute(db)
  return Boolean(numAffectedRows)
}
