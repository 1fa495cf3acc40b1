import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#db/client.ts'
import { defineJob, type Job, type JobKind } from '#jobs/kind.ts'

const together: JobKind<object> = {
  name: 'audits.status-counts',
  title: 'jobs.kind_status_counts',
  input: z.object({}),
  tries: 1,
  seconds: 600,
  every: { seconds: 3600 },
}

const counts = ['audit_status_counts', 'audit_corrected_counts'].map((name) => sql.table(name))

/** Puts the rows of one audit and status together, so that a count reads few of them. Whoever counts meanwhile sees the ones or the other. */
export async function putTogether(db: Database): Promise<void> {
  for (const table of counts) {
    await db.transaction().execute(async (inside) => {
      // One at a time, while everybody else goes on: two would wait for one another's rows.
      await sql`lock table ${table} in share update exclusive mode`.execute(inside)
      await sql`
        with several as (
          select audit_id, status_id from ${table}
          group by audit_id, status_id having count(*) > 1 or sum(items) = 0
        ), taken as (
          delete from ${table} c using several s
          where c.audit_id = s.audit_id and c.status_id = s.status_id
          returning c.audit_id, c.status_id, c.items
        )
        insert into ${table} select audit_id, status_id, sum(items) from taken
        group by audit_id, status_id having sum(items) <> 0`.execute(inside)
    })
  }
}

/** Forgets of each audit what happened before the last, and of those that are no more all of it. */
export async function keepLastActivity(db: Database): Promise<void> {
  await sql`
    delete from audit_activity a
    where at < (select max(at) from audit_activity where audit_id = a.audit_id)
      or not exists (select from audits where id = a.audit_id)`.execute(db)
}

export const statusCountJobs = (db: Database): Job[] => [
  defineJob(together, async () => {
    await putTogether(db)
    await keepLastActivity(db)
  }),
]
