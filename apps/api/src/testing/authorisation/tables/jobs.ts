import { sql } from 'kysely'
import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'background jobs'

/** Background jobs, which no permission of the catalogue opens: `elsewhere` holds nearly all. */
export const calls = table(`
  #                                              nobody without elsewhere author holder super
  GET    /jobs                            admins 401    403     403       .      .      200
  GET    /jobs/periodic                   admins 401    403     403       .      .      200
  POST   /jobs                            admins 401    403     403       .      .      200
  GET    /jobs/{id}                       -      401    404     404       200    404    200
  POST   /jobs/{id}/cancellation          -      401    404     404       200    404    200
  POST   /jobs/{id}/retry                 admins 401    403     403       403    .      200
  DELETE /jobs/{id}                       admins 401    403     403       403    .      200
`)

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
export const requests: Record<string, Prepare> = {
  'POST /jobs': () => ({ body: { kind: 'forget' } }),
  'GET /jobs/{id}': job('failed'),
  'POST /jobs/{id}/cancellation': job('created'),
  'POST /jobs/{id}/retry': job('failed'),
  'DELETE /jobs/{id}': job('failed'),
}
