import type { Organization } from '@apron/contract/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('organisations to choose from', () => {
  it('are the whole tree, sorted the Vietnamese way, without what is in the trash', async () => {
    const reader = await world.as()
    const [top] = await world.db
      .insertInto('organizations')
      .values([
        { name: 'Tổng công ty', code: 'TCT', status: 1 },
        { name: 'Đà Nẵng', status: 0 },
        { name: 'Đã giải thể', status: 1, deleted_at: new Date() },
      ])
      .returning('id')
      .execute()
    await world.db.insertInto('organizations').values({ name: 'Chi nhánh 10', parent_id: top!.id, status: 1 }).execute()
    await world.db.insertInto('organizations').values({ name: 'Chi nhánh 9', parent_id: top!.id, status: 1 }).execute()
    const all = await reader.get('/organizations', { query: { per_page: 'all', sort: 'asc' } })
    expect(all.body.data.map((row: Organization) => [row.name, row.parent_id])).toEqual([
      ['Chi nhánh 9', top!.id],
      ['Chi nhánh 10', top!.id],
      ['Đà Nẵng', 0],
      ['Tổng công ty', 0],
    ])
    const unsorted = await reader.get('/organizations', { query: { per_page: 'all' } })
    expect(unsorted.body.data).toEqual(all.body.data.toReversed())
    const approved = await reader.get('/organizations', { query: { status: 1, search: 'tct' } })
    expect(approved.body).toMatchObject({ data: [{ org_code: 'TCT', status: { code: 1 } }], meta: { total: 1 } })
    expect((await world.nobody.get('/organizations')).status).toBe(401)
  })
})
