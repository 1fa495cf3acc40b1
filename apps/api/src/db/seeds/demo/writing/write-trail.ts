import { sql } from 'kysely'
import type { Database } from '../../../client.ts'

/** Says of every record whose log people read that the product itself made it. */
export async function writeTrail(db: Database): Promise<void> {
  await sql`
    with entries as (
      insert into audit_trail (action, subject_id, at, address, agent)
      select 'organization.created', id, created_at, '', '' from organizations
      union all
      select 'user.created', id, created_at, '', '' from users
      returning id, action, subject_id, at
    )
    insert into trail_records (kind, record_id, at, entry_id)
    select replace(action, '.created', ''), subject_id, at, id from entries`.execute(db)
}
