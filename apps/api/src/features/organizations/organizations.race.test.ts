import { expect, it } from 'vitest'
import { world } from '../../testing/world.ts'

const rounds = 8

it('two moves that cross never close a circle', async () => {
  const own = await world()
  const editor = await own.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION')
  for (let round = 0; round < rounds; round++) {
    const create = async (name: string): Promise<number> =>
      (await editor.post('/organizations', { body: { name, parent_id: 0 } })).body.data.id
    const [left, right] = [await create('Trái'), await create('Phải')]
    const answers = await Promise.all([
      editor.put(`/organizations/${left}`, { body: { name: 'Trái', parent_id: right } }),
      editor.put(`/organizations/${right}`, { body: { name: 'Phải', parent_id: left } }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('tree_cycle')
  }
})

it('what is put below an organisation that is being deleted is refused, or keeps it from being deleted', async () => {
  const own = await world()
  const editor = await own.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION', 'DELETE_ORGANIZATION')
  for (let round = 0; round < rounds; round++) {
    const { body } = await editor.post('/organizations', { body: { name: 'Sắp xóa', parent_id: 0 } })
    const [removed, created] = await Promise.all([
      editor.delete(`/organizations/${body.data.id}`),
      editor.post('/organizations', { body: { name: 'Con', parent_id: body.data.id } }),
    ])
    expect([removed.status, created.status].filter((status) => status === 200).length).toBe(1)
  }
})
