import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { halfAMinuteLater } from '../testing/processes/half-a-minute-later.ts'
import { startTwoApps, type TwoApps } from '../testing/processes/two-apps.ts'

let two: TwoApps
beforeAll(async () => {
  two = await startTwoApps()
})
afterAll(() => two.stop())

it('what a killed process was doing is taken up by one that runs', async () => {
  const { apps, db, call, person } = two
  const admin = await person()
  const held = await db.startTransaction().execute()
  await sql`lock table used_captchas in access exclusive mode`.execute(held)
  const { body } = await call(apps[0], admin, 'POST /jobs', { body: { kind: 'forget' } })
  const id = body.data.id as number
  const standing = async (app = apps[0]) => (await call(app, admin, `GET /jobs/${id}`)).body.data
  await expect.poll(() => standing()).toMatchObject({ state: 'running', tries: 1 })
  await Promise.all(apps.map((app) => app.end('SIGKILL')))
  await held.rollback().execute()
  const other = await two.start()
  expect(await standing(other)).toMatchObject({ state: 'running' })
  await halfAMinuteLater(db)
  const done = { state: 'done', tries: 2, reason: null }
  await expect.poll(() => standing(other), { timeout: 90_000, interval: 500 }).toMatchObject(done)
  await other.end('SIGTERM')
})
