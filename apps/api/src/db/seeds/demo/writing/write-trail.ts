import { sql } from 'kysely'
import type { Database } from '../../../client.ts'

/** Says of every record whose log people read that the product itself made it. */
export async function writeTrail(db: Database): Promise<void> {
  await sql`
    insert into audit_trail (action, subject_id, at, address, agent)
    select 'organization.created', id, created_at, '', '' from organizations
    union all
    select 'user.created', id, created_at, '', '' from users`.execute(db)
}
