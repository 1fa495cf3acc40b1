import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#testing/pictures/pictures.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

async function addGroup(name: string): Promise<number> {
  const group = world.db.insertInto('groups').values({ name, status: 1 }).returning('id')
  return (await group.executeTakeFirstOrThrow()).id
}

describe('a user group', () => {
  it('is not deleted from under a team role that is tied to it at the same moment', async () => {
    const chief = await world.asSuper()
    await rounds(async (round) => {
      const id = await addGroup(`Nhóm ${round}`)
      const [deleted, tied] = await atOnce([
        chief.delete(`/groups/${id}`),
        chief.post('/group-aliases', { body: { alias: `Vai trò ${round}`, grp_id: id, order: 1 } }),
      ])
      expect([
        [200, 422],
        [400, 200],
      ]).toContainEqual([deleted!.status, tied!.status])
    })
  })

  it('is not deleted from under people who are put into it at the same moment', async () => {
    const chief = await world.asSuper()
    await rounds(async (round) => {
      const id = await addGroup(`Tổ ${round}`)
      const [gender, grp_id] = ['1', String(id)]
      const [made, moved] = [`moi${round}@example.test`, `cu${round}@example.test`]
      const person = await world.as()
      const [deleted, created, updated] = await atOnce([
        chief.delete(`/groups/${id}`),
        chief.post('/users', {
          form: form({ name: 'Mới', email: made, gender, grp_id, password: 'tra nap 2026', repass: 'tra nap 2026' }),
        }),
        chief.post(`/users/${person.id}`, { form: form({ fullname: 'Cũ', email: moved, gender, grp_id }) }),
      ])
      expect(statuses([created!, updated!])).toEqual(deleted!.status === 200 ? [422, 422] : [200, 200])
      const members = await world.db.selectFrom('users').select('id').where('group_id', '=', id).execute()
      expect([deleted!.status, members.length]).toEqual(deleted!.status === 200 ? [200, 0] : [400, 2])
    })
  })
})
