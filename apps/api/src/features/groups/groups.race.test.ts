import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('a user group', () => {
  it('is not deleted from under a team role that is tied to it at the same moment', async () => {
    const chief = await world.asSuper()
    for (let round = 0; round < 10; round += 1) {
      const { id } = await world.db
        .insertInto('groups')
        .values({ name: `Nhóm ${round}`, status: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const [deleted, tied] = await Promise.all([
        chief.delete(`/groups/${id}`),
        chief.post('/group-aliases', { body: { alias: `Vai trò ${round}`, grp_id: id, order: 1 } }),
      ])
      expect([
        [200, 422],
        [400, 200],
      ]).toContainEqual([deleted.status, tied.status])
    }
  })
})
