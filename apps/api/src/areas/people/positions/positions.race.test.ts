import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce, rounds, statuses, trailOf } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

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
    await rounds(async (round) => {
      const id = await addPosition(`Vị trí ${round}`)
      const answers = await atOnce([
        checker.post(`/positions/${id}/approval`),
        editor.put(`/positions/${id}`, { body: { name: `Chức danh ${round}`, order: 2 } }),
      ])
      expect(statuses(answers)).toEqual([200, 200])
      expect(await statusOf(id)).toBe(1)
    })
  })

  it('is approved once by two who click at the same moment', async () => {
    const checkers = await Promise.all([world.as('APPROVE_POSITION'), world.as('APPROVE_POSITION')])
    await rounds(async (round) => {
      const id = await addPosition(`Tổ ${round}`)
      const answers = await atOnce(checkers.map((checker) => checker.post(`/positions/${id}/approval`)))
      expect(statuses(answers)).toEqual([200, 400])
    })
  })

  it('that is deleted while somebody writes it is gone, and was written before or not at all', async () => {
    const [editor, remover] = [await world.as('UPDATE_POSITION'), await world.as('DELETE_POSITION')]
    await rounds(async (round) => {
      const id = await addPosition(`Ca ${round}`)
      const write = (n: number) => editor.put(`/positions/${id}`, { body: { name: `Ca ${round}, lần ${n}`, order: n } })
      const [removed, ...written] = await atOnce([remover.delete(`/positions/${id}`), write(1), write(2)])
      expect(removed!.status).toBe(200)
      const saved = written.filter(({ status }) => status === 200).map(() => 'position.updated')
      expect(written.every(({ status }) => status === 200 || status === 404)).toBe(true)
      const actions = ['position.updated', 'position.deleted']
      expect(await trailOf(world, id, actions)).toEqual([...saved, 'position.deleted'])
      expect((await editor.get(`/positions/${id}`)).status).toBe(404)
    })
  })
})
