import type { Person } from '@apron/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('people to choose from', () => {
  it('are active, not in the trash, and sorted the Vietnamese way', async () => {
    const reader = await world.as()
    const position = await world.db
      .insertInto('positions')
      .values({ name: 'Trưởng kho', order: 7, status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const person = { password_hash: '-', group_id: reader.groupId }
    await world.db
      .insertInto('users')
      .values([
        { ...person, fullname: 'Đỗ Văn Bình', email: 'b@example.test', position_id: position.id },
        { ...person, fullname: 'Dương Thị Ánh', email: 'a@example.test' },
        { ...person, fullname: 'Đã nghỉ', email: 'c@example.test', status: 1 },
        { ...person, fullname: 'Đã xóa', email: 'd@example.test', deleted_at: new Date() },
      ])
      .execute()
    const came = await reader.get('/users', { query: { status: 0, per_page: 'all', search: 'd' } })
    expect(came.body.data.map((row: Person) => row.fullname)).toEqual(['Dương Thị Ánh', 'Đỗ Văn Bình'])
    expect(came.body.data[1]).toMatchObject({
      avatar500x500: null,
      position: { id: position.id, name: 'Trưởng kho', order: 7 },
    })
    const all = await reader.get('/users', { query: { per_page: 'all', search: 'da ', group_id: reader.groupId } })
    expect(all.body.data.map((row: Person) => row.fullname)).toEqual(['Đã nghỉ'])
    expect((await world.nobody.get('/users')).status).toBe(401)
  })
})
