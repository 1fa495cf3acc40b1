import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@apron/contract'
import { atOnce, rounds } from '#testing/trials.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const idsOf = async (...codes: Permission[]) => {
  const rows = await world.db.selectFrom('permissions').select('id').where('code', 'in', codes).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
const given = async (groupId: number) => {
  const rows = await world.db
    .selectFrom('group_permissions')
    .select('permission_id')
    .where('group_id', '=', groupId)
    .orderBy('permission_id')
    .execute()
  return rows.map((row) => row.permission_id)
}

describe('two people who save the permissions of a group at once', () => {
  it('leave one of the two sets and never a mixture', async () => {
    const chiefs = [await world.asSuper(), await world.asSuper()]
    const sets = [await idsOf('CREATE_POSITION', 'UPDATE_POSITION'), await idsOf('CREATE_USER', 'UPDATE_POSITION')]
    await rounds(async () => {
      const { groupId } = await world.as('DELETE_POSITION')
      const answers = await atOnce(
        chiefs.map((chief, index) => chief.post(`/groups/${groupId}/permissions`, { body: { data: sets[index] } })),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(sets).toContainEqual(await given(groupId))
    })
  })

  it('do not undo each other unseen: the second is told to look again', async () => {
    const chiefs = [await world.asSuper(), await world.asSuper()]
    const sets = [await idsOf('CREATE_POSITION'), await idsOf('CREATE_USER')]
    await rounds(async () => {
      const { groupId } = await world.as('DELETE_POSITION')
      const seen = await given(groupId)
      const answers = await atOnce(
        chiefs.map((chief, index) =>
          chief.post(`/groups/${groupId}/permissions`, { body: { data: sets[index], seen } }),
        ),
      )
      const winner = answers.findIndex(({ status }) => status === 200)
      expect(answers.map(({ body }): string => body.code ?? 'saved').toSorted()).toEqual(['changed_meanwhile', 'saved'])
      expect(await given(groupId)).toEqual(sets[winner])
    })
  })
})

describe('somebody whose own permission is taken away at the same moment', () => {
  it('gives it on before or not at all', async () => {
    const chief = await world.asSuper()
    const [wanted] = await idsOf('CREATE_USER')
    const [giving] = await idsOf('GROUP_PERMISSION')
    await rounds(async () => {
      const giver = await world.as('GROUP_PERMISSION', 'CREATE_USER')
      const { groupId } = await world.as()
      await giver.get('/profiles')
      await chief.post(`/groups/${giver.groupId}/permissions`, { body: { data: [giving] } })
      await world.db
        .insertInto('group_permissions')
        .values({ group_id: giver.groupId, permission_id: wanted! })
        .execute()
      await giver.get('/profiles')
      const [taken, passedOn] = await atOnce([
        chief.post(`/groups/${giver.groupId}/permissions`, { body: { data: [giving] } }),
        giver.post(`/groups/${groupId}/permissions`, { body: { data: [wanted] } }),
      ])
      expect(taken!.status).toBe(200)
      expect([200, 400]).toContain(passedOn!.status)
      const entries = await world.db
        .selectFrom('audit_trail')
        .select('subject_id')
        .where('action', '=', 'group.permissions_saved')
        .where('subject_id', 'in', [groupId, giver.groupId])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      // Whoever was first wrote first: a grant that went through was made before the permission was taken.
      expect([
        [200, giver.groupId, [wanted]],
        [400, giver.groupId, []],
      ]).toContainEqual([passedOn!.status, entries.subject_id, await given(groupId)])
    })
  })
})
