import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

/** Who put records into the trash last, by their ids, as the audit trail tells of the call for one and the call for several; nobody for what the trail does not know. */
export async function deletedBy(
  db: Database,
  record: 'user' | 'organization',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; fullname: string }>`
    select trashed.id, users.fullname from unnest(${ids}::integer[]) trashed (id)
    cross join lateral (
      select user_id from audit_trail trail
      where (trail.action = ${`${record}.deleted`} and trail.subject_id = trashed.id)
        or (trail.action = ${`${record}.deleted_many`} and trail.after -> 'ids' @> to_jsonb(trashed.id))
      order by trail.id desc limit 1
    ) last join users on users.id = last.user_id`.execute(db)
  return new Map(rows.map(({ id, fullname }) => [id, fullname]))
}
