import { afterAll, beforeAll, expect, it } from 'vitest'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keepers: Browser[]
beforeAll(async () => {
  world = await startWorld()
  keepers = await Promise.all(
    [1, 2].map(() =>
      world.as('CREATE_CHECKLIST_ITEM_STATUS', 'UPDATE_CHECKLIST_ITEM_STATUS', 'DELETE_CHECKLIST_ITEM_STATUS'),
    ),
  )
})
afterAll(() => world.stop())

const form = (code: string, more = {}) => ({ code, name: `Mức ${code}`, color: '#1b7a4b', ...more })
const add = async (code: string): Promise<number> =>
  (await keepers[0]!.post('/checklist-item-status', { body: form(code) })).body.data.id
const defaults = async () => {
  const rows = world.db.selectFrom('item_statuses').select('id').where('is_default', '=', true)
  return (await rows.execute()).map(({ id }) => id)
}

it('of two statuses that become the default at once one is, and both were told they are', async () => {
  await rounds(async (round) => {
    const ids = [await add(`A${round}`), await add(`B${round}`)]
    const came = await atOnce([
      ...ids.map((id, place) =>
        keepers[place]!.put(`/checklist-item-status/${id}`, { body: form(`${'AB'[place]}${round}`, { def: 1 }) }),
      ),
      keepers[0]!.post('/checklist-item-status', { body: form(`C${round}`, { def: 1 }) }),
    ])
    expect(came.map(({ status, body }) => [status, body.data.is_def])).toEqual(came.map(() => [200, true]))
    const [now, ...others] = await defaults()
    expect([others, [...ids, came[2]!.body.data.id].includes(now)]).toEqual([[], true])
  })
})

it('a status that becomes the default while it is deleted is one or the other', async () => {
  await add('Z')
  await rounds(async (round) => {
    const id = await add(`D${round}`)
    const came = await atOnce([
      keepers[0]!.put(`/checklist-item-status/${id}`, { body: form(`D${round}`, { def: 1 }) }),
      keepers[1]!.delete(`/checklist-item-status/${id}`),
    ])
    const isDefault = came[0]!.status === 200
    expect(statuses(came)).toEqual(isDefault ? [200, 400] : [200, 404])
    const now = await defaults()
    expect([now.length, now[0] === id]).toEqual([1, isDefault])
  })
})
