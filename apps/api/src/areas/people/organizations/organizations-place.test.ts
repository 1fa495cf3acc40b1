import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as('CREATE_ORGANIZATION', 'DELETE_ORGANIZATION', 'RESTORE_ORGANIZATION')
})
afterAll(() => world.stop())

const add = async (name: string, parent_id = 0): Promise<number> =>
  (await keeper.post('/organizations', { body: { name, parent_id } })).body.data.id

describe('the place of an organisation in the tree', () => {
  it('is told with it, and in a list that asks for it, by parent and children', async () => {
    const top = await add('Tổng công ty')
    const [ten, nine, gone] = [await add('Kho 10', top), await add('Kho 9', top), await add('Kho 11', top)]
    await keeper.delete(`/organizations/${gone}`)
    expect((await keeper.get(`/organizations/${top}`)).body.data).toMatchObject({ parent: null, children: [nine, ten] })
    expect((await keeper.get(`/organizations/${nine}`)).body.data).toMatchObject({
      parent_id: top,
      parent: { id: top, name: 'Tổng công ty' },
      children: [],
    })
    const placed = await keeper.get('/organizations', { query: { per_page: 'all', with: 'tree', sort: 'asc' } })
    expect(placed.body.data.map(({ id, parent, children }: never) => [id, parent, children])).toEqual([
      [nine, { id: top, name: 'Tổng công ty' }, []],
      [ten, { id: top, name: 'Tổng công ty' }, []],
      [top, null, [nine, ten]],
    ])
    const plain = (await keeper.get('/organizations')).body.data[0]
    expect(['parent' in plain, 'children' in plain]).toEqual([false, false])
    expect((await keeper.get('/organizations', { query: { with: 'everything' } })).status).toBe(422)
    expect((await keeper.get('/organizations/trashs')).body.data[0].parent).toEqual({ id: top, name: 'Tổng công ty' })
  })
})
