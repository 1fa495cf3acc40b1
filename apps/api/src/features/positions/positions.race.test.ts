import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const rounds = 12

async function addPosition(name: string): Promise<number> {
  const row = await world.db
    .insertInto('positions')
    .values({ name, order: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
const statusOf = async (id: number) =>
  (await world.db.selectFrom('positions').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('a position', () => {
  it('keeps its approval when an edit arrives at the same moment', async () => {
    const editor = await world.as('UPDATE_POSITION')
    const checker = await world.as('APPROVE_POSITION')
    for (let round = 0; round < rounds; round += 1) {
      const id = await addPosition(`Vị trí ${round}`)
      const [approved, edited] = await Promise.all([
        checker.post(`/positions/${id}/approval`),
        editor.put(`/positions/${id}`, { body: { name: `Chức danh ${round}`, order: 2 } }),
      ])
      expect([approved.status, edited.status]).toEqual([200, 200])
      expect(await statusOf(id)).toBe(1)
    }
  })

  it('is approved once by two who click at the same moment', async () => {
    const checkers = await Promise.all([world.as('APPROVE_POSITION'), world.as('APPROVE_POSITION')])
    for (let round = 0; round < rounds; round += 1) {
      const id = await addPosition(`Tổ ${round}`)
      const answers = await Promise.all(checkers.map((checker) => checker.post(`/positions/${id}/approval`)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    }
  })
})
