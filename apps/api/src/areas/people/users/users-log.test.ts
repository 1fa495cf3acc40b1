import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserLogEntry } from '@apron/contract/people'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const logOf = async (reader: Browser, id: number): Promise<UserLogEntry[]> => {
  const { status, body } = await reader.get(`/users/${id}/logs`)
  expect(status).toBe(200)
  return body.data
}
const change = (field: string, before: string | null, after: string | null) => ({ field, before, after })

describe('the log of a user', () => {
  it('tells who did what and when, and what it changed from and to', async () => {
    const boss = await world.asSuper()
    const [kho, position] = await Promise.all([
      world.db
        .insertInto('organizations')
        .values({ name: 'Kho Gò Vấp', status: 1 })
        .returning('id')
        .executeTakeFirstOrThrow(),
      world.db
        .insertInto('positions')
        .values({ name: 'Trưởng kho', order: 1, status: 1 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ])
    const { groupId } = await world.as()
    const account = { email: 'thu@apron.example', gender: 0, grp_id: groupId }
    const made = await boss.post('/users', {
      body: { ...account, name: 'Lê Thị Thu', password: 'mat ong rung 1', repass: 'mat ong rung 1' },
    })
    const id: number = made.body.data.id
    const edited = { ...account, fullname: 'Lê Thị Thu', org_id: kho.id, post_code: position.id }
    await boss.post(`/users/${id}`, { body: { ...edited, email: 'thu.le@apron.example' } })
    await boss.post(`/users/${id}`, {
      body: { ...edited, email: 'thu.le@apron.example', password: 'mat ong rung 2', repass: 'mat ong rung 2' },
    })
    await boss.put('/multi-deactivate-users', { body: { ids: [id] } })
    await boss.post(`/users/${id}/active`)
    const herself = await world.signIn(id)
    await herself.post('/profiles', { body: { fullname: 'Lê Thị Mai Thu' } })
    await boss.delete(`/users/${id}`)
    await boss.post('/users/trashs', { body: { data: [id] } })

    const entries = await logOf(await world.as('UPDATE_USER'), id)
    expect(entries.map(({ action, user, changes }) => [action, user?.id, changes])).toEqual([
      ['restored', boss.id, []],
      ['deleted', boss.id, []],
      ['profile_updated', id, [change('fullname', 'Lê Thị Thu', 'Lê Thị Mai Thu')]],
      ['activated', boss.id, [change('status', '1', '0')]],
      ['deactivated', boss.id, [change('status', '0', '1')]],
      ['updated', boss.id, [change('password', null, null)]],
      [
        'updated',
        boss.id,
        [
          change('email', 'thu@apron.example', 'thu.le@apron.example'),
          change('organization', null, 'Kho Gò Vấp'),
          change('position', null, 'Trưởng kho'),
        ],
      ],
      ['created', boss.id, expect.arrayContaining([change('fullname', null, 'Lê Thị Thu')])],
    ])
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(JSON.stringify(entries)).not.toContain('mat khau')
  })

  it('holds nothing of others, and is not there for a user who is not', async () => {
    const boss = await world.asSuper()
    const [one, other] = [await world.as(), await world.as()]
    await boss.put('/multi-deactivate-users', { body: { ids: [one.id] } })
    await boss.post(`/users/${other.id}/deactivate`)
    expect(await logOf(boss, one.id)).toHaveLength(1)
    expect(await logOf(boss, other.id)).toHaveLength(1)
    expect((await boss.get('/users/999999/logs')).status).toBe(404)
  })
})
