import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdStatuses } from '#capabilities/visible/answer-status.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keepers: Browser[]
beforeAll(async () => {
  world = await startWorld()
  keepers = [await world.asSuper(), await world.as('MANAGE_SETTINGS')]
})
afterAll(() => world.stop())

const values = async () => (await keepers[0]!.get('/settings/all')).body.data.values

it('of two who save the same setting at once one is told, and what the other saved stands everywhere', async () => {
  await rounds(async (round) => {
    const { company_name } = await values()
    const names = keepers.map((_, place) => `Công ty ${round}.${place}`)
    const came = await atOnce(
      keepers.map((keeper, place) =>
        keeper.put('/settings/all', { body: { company_name: names[place], seen: { company_name } } }),
      ),
    )
    expect(statuses(came)).toEqual([200, 400])
    const won = names[came.findIndex(({ status }) => status === 200)]
    expect([(await values()).company_name, (await world.nobody.get('/settings')).body.data.company_name]).toEqual([
      won,
      won,
    ])
  })
})

it('two who save different settings at once are in nobody’s way, and idling stays within the longest session', async () => {
  await rounds(async () => {
    const seen = { session_idle_minutes: 60, session_minutes: 600 }
    const came = await atOnce([
      keepers[0]!.put('/settings/all', {
        body: { session_idle_minutes: 500, seen: { session_idle_minutes: 60 } },
      }),
      keepers[1]!.put('/settings/all', { body: { session_minutes: 400, seen: { session_minutes: 600 } } }),
    ])
    expect(statuses(came)).toEqual([200, 422])
    const now = await values()
    expect(now.session_idle_minutes).toBeLessThanOrEqual(now.session_minutes)
    const { session_idle_minutes, session_minutes } = now
    await keepers[0]!.put('/settings/all', { body: { ...seen, seen: { session_idle_minutes, session_minutes } } })
  })
})

describe('the usual days of a status', () => {
  let id: number
  beforeEach(async () => {
    await sql`delete from item_statuses`.execute(world.db)
    const values = { code: 'MAJ', name: 'Nặng', color: '#b3261e', is_default: true, is_finding: true }
    id = (await world.db.insertInto('item_statuses').values(values).returning('id').executeTakeFirstOrThrow()).id
  })
  const save = (days: number) =>
    keepers[0]!.put('/settings/all', {
      body: { correction_days: [{ id, days }], seen: { correction_days: [{ id, days: null }] } },
    })
  const within = (wait: number) => new Promise<{ status: number }>((done) => setTimeout(done, wait, { status: 0 }))

  it('are saved while somebody answers with it, and nobody waits', async () => {
    await world.db.transaction().execute(async (answering) => {
      await sql`select from item_statuses where id = ${id} for key share`.execute(answering)
      expect((await Promise.race([save(30), within(5_000)])).status).toBe(200)
    })
  })

  it('wait for whoever changes the status, and what they typed stays', async () => {
    let saving: ReturnType<typeof save> | undefined
    await world.db.transaction().execute(async (changing) => {
      await holdStatuses(changing)
      saving = save(30)
      expect((await Promise.race([saving, within(500)])).status).toBe(0)
      await sql`update item_statuses set correction_days = 45 where id = ${id}`.execute(changing)
    })
    const { status, body } = await saving!
    expect([status, body.code]).toEqual([400, 'changed_meanwhile'])
    expect((await keepers[0]!.get('/settings/all')).body.data.severities[0].days).toBe(45)
  })
})
