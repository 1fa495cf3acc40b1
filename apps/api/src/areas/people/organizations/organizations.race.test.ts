import { expect, it } from 'vitest'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { world } from '#testing/world.ts'

it('two moves that cross never close a circle', async () => {
  const own = await world()
  const editor = await own.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION')
  await rounds(async () => {
    const create = async (name: string): Promise<number> =>
      (await editor.post('/organizations', { body: { name, parent_id: 0 } })).body.data.id
    const [left, right] = [await create('Trái'), await create('Phải')]
    const answers = await atOnce([
      editor.put(`/organizations/${left}`, { body: { name: 'Trái', parent_id: right } }),
      editor.put(`/organizations/${right}`, { body: { name: 'Phải', parent_id: left } }),
    ])
    expect(statuses(answers)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('tree_cycle')
    const parents = await own.db
      .selectFrom('organizations')
      .select('parent_id')
      .where('id', 'in', [left, right])
      .execute()
    expect(parents.filter(({ parent_id }) => parent_id === null)).toHaveLength(1)
  })
})

it('what is put below an organisation that is being deleted is refused, or keeps it from being deleted', async () => {
  const own = await world()
  const editor = await own.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION', 'DELETE_ORGANIZATION')
  await rounds(async () => {
    const { body } = await editor.post('/organizations', { body: { name: 'Sắp xóa', parent_id: 0 } })
    const answers = await atOnce([
      editor.delete(`/organizations/${body.data.id}`),
      editor.post('/organizations', { body: { name: 'Con', parent_id: body.data.id } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
