import { sql } from 'kysely'
import { expect } from 'vitest'
import { telling } from '#capabilities/review/settle.ts'
import type { World } from './world.ts'

/** As if the seconds in which decisions can be undone were over: resolves once all of them have been notified. */
export async function decisionsTold({ db, app }: Pick<World, 'db' | 'app'>): Promise<void> {
  await expect
    .poll(
      async () => {
        await sql`update pgboss.job set start_after = now() where name = ${telling.name} and state < 'active'`.execute(
          db,
        )
        app.services.jobs.wake(telling.name)
        const { rows } = await sql`select from pgboss.job where name = ${telling.name} and state < 'completed'`.execute(
          db,
        )
        return rows.length
      },
      { interval: 30 },
    )
    .toBe(0)
}
