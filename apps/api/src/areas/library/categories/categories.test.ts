import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('categories of audits', () => {
  it('are the whole tree, sorted the Vietnamese way', async () => {
    const reader = await world.as()
    const parent = await world.db
      .insertInto('categories')
      .values({ name: 'Định kỳ', is_default: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('categories')
      .values({ name: 'An toàn', description: 'Hằng quý', parent_id: parent.id })
      .execute()
    const { body } = await reader.get('/category/checklists')
    expect(body.data).toMatchObject([
      { name: 'An toàn', parent_id: parent.id, desc: 'Hằng quý', default: false },
      { name: 'Định kỳ', parent_id: 0, desc: null, default: true },
    ])
    expect((await world.nobody.get('/category/checklists')).status).toBe(401)
  })
})
