import { afterAll, beforeAll, expect, it } from 'vitest'
import { atOnce, rounds, statuses } from '../../../testing/trials.ts'
import { startWorld, type Browser, type World } from '../../../testing/world.ts'

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
