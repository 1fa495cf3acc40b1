import { sql } from 'kysely'
import type { Prepare } from './scene.ts'

const job =
  (state: 'created' | 'failed'): Prepare =>
  async ({ world, authorId }) => {
    const { id, queue_id } = await world.db
      .insertInto('jobs')
      .values({ kind: 'forget', started_by: authorId })
      .returning(['id', 'queue_id'])
      .executeTakeFirstOrThrow()
    // One that nobody begins to do meanwhile.
    await sql`
      insert into pgboss.job (id, name, state, start_after)
      values (${queue_id}, 'forget', ${state}, now() + interval '1 day')`.execute(world.db)
    return { params: { id } }
  }

/** What the calls of background jobs are sent with. */
export const jobRequests: Record<string, Prepare> = {
  'POST /jobs': () => ({ body: { kind: 'forget' } }),
  'GET /jobs/{id}': job('failed'),
  'POST /jobs/{id}/cancellation': job('created'),
  'POST /jobs/{id}/retry': job('failed'),
  'DELETE /jobs/{id}': job('failed'),
}
