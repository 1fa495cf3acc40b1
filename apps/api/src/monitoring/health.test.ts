import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

async function ready(): Promise<[number, unknown]> {
  const came = await fetch(`${world.url}/readyz`)
  return [came.status, await came.json()]
}
const whole = { ready: true, database: 'ok', migrations: 'ok', files: 'ok', jobs: 'ok' }
/** What was seen counts for a second. */
const becomes = (status: number) =>
  vi.waitFor(
    async () => {
      const [came, body] = await ready()
      if (came !== status) throw new Error(`It is ${came}`)
      return body
    },
    { timeout: 45_000, interval: 200 },
  )
/** Until a look was made that is newer than what was changed. */
const nextLook = () => sleep(1_100)

it('says which part keeps it from serving, each by itself, and that it serves again', async () => {
  expect(await becomes(200)).toEqual(whole)
  const { rows } = await sql<{
    name: string
  }>`delete from kysely_migration where name like '0083%' returning *`.execute(world.db)
  expect(await becomes(503)).toEqual({ ...whole, ready: false, migrations: 'failed' })
  await sql`insert into kysely_migration (name, timestamp) values (${rows[0]!.name}, '2026')`.execute(world.db)
  expect(await becomes(200)).toEqual(whole)

  await rm(join(world.app.services.config.dataDirectory, 'files', 'incoming'), { recursive: true })
  expect(await becomes(503)).toEqual({ ...whole, ready: false, files: 'failed' })
  await world.app.services.jobs.stop()
  await nextLook()
  expect(await becomes(503)).toEqual({ ...whole, ready: false, files: 'failed', jobs: 'failed' })
})

it('lives although its database is gone, and says so', async () => {
  const own = await startWorld()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
    .execute(own.db)
    .catch(() => undefined)
  await own.app.services.db.destroy()
  const [alive, looked] = [await fetch(`${own.url}/healthz`), await fetch(`${own.url}/readyz`)]
  expect([alive.status, await alive.text()]).toEqual([200, 'ok\n'])
  expect([looked.status, await looked.json()]).toEqual([
    503,
    { ready: false, database: 'failed', migrations: 'failed', files: 'ok', jobs: 'ok' },
  ])
  await own.app.server.close()
})
