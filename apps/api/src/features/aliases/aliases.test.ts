import type { GroupAlias } from '@apron/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('team roles', () => {
  it('are listed by their order, highest first, each with its group', async () => {
    const reader = await world.as()
    await world.db
      .insertInto('team_roles')
      .values([
        { alias: 'Đơn vị được đánh giá', group_id: reader.groupId, order: 1, part: 'auditee' },
        { alias: 'Trưởng đoàn', group_id: reader.groupId, order: 9, part: 'leader' },
        { alias: 'Đánh giá viên', group_id: reader.groupId, order: 5 },
      ])
      .execute()
    const { body } = await reader.get('/group-aliases', { query: { per_page: 500 } })
    expect(body.data.map((row: GroupAlias) => [row.alias, row.part])).toEqual([
      ['Trưởng đoàn', 'leader'],
      ['Đánh giá viên', null],
      ['Đơn vị được đánh giá', 'auditee'],
    ])
    expect(body.data[0]).toMatchObject({ grp_id: reader.groupId, group: { id: reader.groupId } })
    expect((await world.nobody.get('/group-aliases')).status).toBe(401)
  })
})
