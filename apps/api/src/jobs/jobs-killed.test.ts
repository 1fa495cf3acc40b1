import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { startKilledApp } from '#testing/processes/killed-app.ts'
import { halfAMinuteLater, takenUp } from '#testing/processes/half-a-minute-later.ts'
import { startTwoApps, type TwoApps } from '#testing/processes/two-apps.ts'
import { longest } from '#testing/trials.ts'

vi.setConfig({ testTimeout: longest })

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
  await expect.poll(() => standing(other), { timeout: takenUp, interval: 500 }).toMatchObject(done)
  await other.end('SIGTERM')
})

it('what was killed as often as it may be tried is done once nobody kills it', async () => {
  const killed = await startKilledApp()
  onTestFinished(() => killed.stop())
  const { db, call } = killed.two
  const held = await db.startTransaction().execute()
  let isHeld = true
  const release = async () => {
    if (isHeld) await held.rollback().execute()
    isHeld = false
  }
  onTestFinished(release)
  await sql`lock table used_captchas in access exclusive mode`.execute(held)
  const begun = await call(killed.app(), killed.person, 'POST /jobs', { body: { kind: 'forget' } })
  const standing = async () =>
    (await call(killed.app(), killed.person, `GET /jobs/${begun.body.data.id}`)).body.data as unknown
  // Those of killed processes stay until they get what they wait for.
  const waiting = async () => {
    const { rows } = await sql`select from pg_locks where relation = 'used_captchas'::regclass and not granted`.execute(
      db,
    )
    return rows.length
  }
  for (const tries of [1, 2, 3, 4]) {
    await expect.poll(standing, { timeout: takenUp }).toMatchObject({ state: 'running', tries })
    // The queue says so before somebody is at it.
    await expect.poll(waiting).toBe(tries)
    if (tries === 4) break
    await killed.kill()
    await halfAMinuteLater(db)
    await killed.startAgain()
  }
  await release()
  await expect.poll(standing, { timeout: takenUp }).toMatchObject({ state: 'done', tries: 4, reason: null })
})
