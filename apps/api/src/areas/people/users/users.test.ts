import type { Person } from '@apron/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'

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
    const came = await reader.get('/users', { query: { status: 0, per_page: 'all', search: 'd', sort: 'asc' } })
    expect(came.body.data.map((row: Person) => row.fullname)).toEqual(['Dương Thị Ánh', 'Đỗ Văn Bình'])
    expect(came.body.data[1]).toMatchObject({
      avatar500x500: null,
      position: { id: position.id, name: 'Trưởng kho', order: 7 },
    })
    const all = await reader.get('/users', { query: { per_page: 'all', search: 'd', sort: 'asc' } })
    expect(all.body).toEqual(came.body)
    expect((await reader.get('/users', { query: { search: 'da nghi' } })).body.data).toEqual([])
    expect((await world.nobody.get('/users')).status).toBe(401)
  })

  it('tell nobody who is in which group or organisation, or no longer active', async () => {
    const reader = await world.as('ACTIVATE_USER')
    const whole = await world.as('VIEW_USER_ORGANIZATION')
    const asked: Record<string, number>[] = [
      { group_id: 1 },
      { group_id: 999_999 },
      { organization_id: 1 },
      { status: 1 },
    ]
    for (const query of asked) {
      expect((await reader.get('/users', { query })).status).toBe(403)
      expect((await whole.get('/users', { query })).status).toBe(200)
    }
    expect((await reader.get('/users', { query: { status: 0 } })).status).toBe(200)
  })
})

describe('the list of users', () => {
  const more = ['email', 'group', 'status', 'organization', 'extendinfo', 'avatar', 'gender', 'type']
  beforeAll(async () => {
    const { groupId: group_id } = await world.as()
    const person = { fullname: 'Hồ Kim Ngân', email: 'ngan@example.test', password_hash: '-', group_id }
    await world.db.insertInto('users').values(person).execute()
  })

  it('holds whole users for those who administer them, and the picker fields for everybody else', async () => {
    const reader = await world.as('ACTIVATE_USER')
    const short = await reader.get('/users', { query: { search: 'kim ngan' } })
    expect(Object.keys(short.body.data[0]).toSorted()).toEqual(['avatar500x500', 'fullname', 'id', 'position'])
    for (const permission of ['VIEW_USER_ORGANIZATION', 'CREATE_USER', 'UPDATE_USER'] as const) {
      const whole = await (await world.as(permission)).get('/users', { query: { search: 'kim ngan' } })
      expect(Object.keys(whole.body.data[0])).toEqual(expect.arrayContaining(more))
    }
    const { id } = short.body.data[0]
    expect((await reader.get(`/users/${id}`)).status).toBe(403)
    expect((await (await world.as('VIEW_USER_ORGANIZATION')).get(`/users/${id}`)).status).toBe(403)
    expect((await (await world.as('UPDATE_USER')).get(`/users/${id}`)).body.data.email).toBe('ngan@example.test')
  })

  it('finds nobody by their address for those who may not see it', async () => {
    const query = { search: 'ngan@example' }
    expect((await (await world.as()).get('/users', { query })).body.meta.total).toBe(0)
    expect((await (await world.as('CREATE_USER')).get('/users', { query })).body.meta.total).toBe(1)
  })

  it('is sorted by any column and filtered by organisation, group and status', async () => {
    const own = await startWorld()
    const reader = await own.as('VIEW_USER_ORGANIZATION')
    const [north, south] = await own.db
      .insertInto('organizations')
      .values([
        { name: 'Miền Bắc', status: 1 },
        { name: 'Miền Nam', status: 1 },
      ])
      .returning('id')
      .execute()
    const base = { password_hash: '-', group_id: reader.groupId }
    await own.db
      .insertInto('users')
      .values([
        { ...base, fullname: 'Ân', email: 'Z@example.test', organization_id: south!.id },
        { ...base, fullname: 'Bảo', email: 'y@example.test', organization_id: north!.id, status: 1 },
        { ...base, fullname: 'Đan', email: 'x@example.test', organization_id: north!.id },
      ])
      .execute()
    const names = async (query: Record<string, string | number>) =>
      (await reader.get('/users', { query: { search: '@example.test', ...query } })).body.data
        .map((row: Person) => row.fullname)
        .filter((name: string) => !name.startsWith('Person'))
    expect(await names({})).toEqual(['Đan', 'Bảo', 'Ân'])
    expect(await names({ sort: 'asc' })).toEqual(['Ân', 'Bảo', 'Đan'])
    expect(await names({ sort_by: 'email', sort: 'asc' })).toEqual(['Đan', 'Bảo', 'Ân'])
    expect(await names({ sort_by: 'organization', sort: 'desc' })).toEqual(['Ân', 'Đan', 'Bảo'])
    expect(await names({ sort_by: 'status', sort: 'desc' })).toEqual(['Bảo', 'Đan', 'Ân'])
    expect(await names({ organization_id: north!.id, status: 0, group_id: reader.groupId })).toEqual(['Đan'])
    await own.stop()
  })
})
