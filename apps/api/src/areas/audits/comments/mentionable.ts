import { sql } from 'kysely'
import type { Database } from '#db/client.ts'

/** Those of some people who may be named in an audit, by their names: its team and its author. */
export async function mentionable(
  db: Database,
  auditId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; fullname: string }>`
    select id, fullname from users where id = any(${[...ids]}::integer[]) and status = 0 and deleted_at is null and id in (
      select user_id from audit_members where audit_id = ${auditId} union select author_id from audits where id = ${auditId}
    )`.execute(db)
  return new Map(rows.map(({ id, fullname }) => [id, fullname]))
}
