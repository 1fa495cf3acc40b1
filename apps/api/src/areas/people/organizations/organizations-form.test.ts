import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const depot = {
  name: 'Kho Liên Chiểu',
  org_code: null,
  org_type: 'Kho',
  phone: '0236 384 1000',
  address: 'Đà Nẵng',
  parent_id: 0,
}
const create = async (by: Browser, more: object = {}): Promise<number> =>
  (await by.post('/organizations', { body: { ...depot, ...more } })).body.data.id
const came = ({ status, body }: { status: number; body: { code?: string; errors?: object } }) => [
  status,
  body.errors ? Object.keys(body.errors) : body.code,
]

describe('an organisation', () => {
  it('is made waiting for approval, at the root or below another one', async () => {
    const maker = await world.as('CREATE_ORGANIZATION')
    const { status, body } = await maker.post('/organizations', { body: depot })
    expect([status, body.data]).toMatchObject([200, { ...depot, status: { code: 0 } }])
    const child = await maker.post('/organizations', { body: { ...depot, name: 'Bồn 1', parent_id: body.data.id } })
    expect(child.body.data.parent_id).toBe(body.data.id)
    expect((await maker.get(`/organizations/${child.body.data.id}`)).body.data.name).toBe('Bồn 1')
    expect((await maker.get('/organizations/999999')).status).toBe(404)
    expect(came(await maker.post('/organizations', { body: { ...depot, parent_id: 999_999 } }))).toEqual([
      422,
      ['parent_id'],
    ])
  })

  it('has a code of its own among the living and a phone number of digits', async () => {
    const maker = await world.as('CREATE_ORGANIZATION')
    await create(maker, { org_code: 'LC' })
    expect(came(await maker.post('/organizations', { body: { ...depot, org_code: 'lc' } }))).toEqual([
      422,
      ['org_code'],
    ])
    expect(came(await maker.post('/organizations', { body: { ...depot, phone: 'gọi sau' } }))).toEqual([422, ['phone']])
    expect(came(await maker.post('/organizations', { body: { ...depot, name: ' ', parent_id: 'x' } }))).toEqual([
      422,
      ['name', 'parent_id'],
    ])
  })

  it('is approved by somebody else; a rejected one that is edited is submitted again', async () => {
    const maker = await world.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION', 'APPROVE_ORGANIZATION')
    const checker = await world.as('APPROVE_ORGANIZATION')
    const id = await create(maker)
    expect(came(await maker.post(`/organizations/${id}/approval`))).toEqual([400, 'four_eyes'])
    expect((await checker.post(`/organizations/${id}/rejection`)).body.data.code).toBe(2)
    const edited = await maker.put(`/organizations/${id}`, { body: { ...depot, name: 'Kho Nước Mặn' } })
    expect(edited.body.data).toMatchObject({ name: 'Kho Nước Mặn', status: { code: 0 } })
    expect((await checker.post(`/organizations/${id}/approval`)).body.data.code).toBe(1)
  })

  it('moves with all below it, but never below itself', async () => {
    const editor = await world.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION')
    const top = await create(editor)
    const middle = await create(editor, { parent_id: top })
    const low = await create(editor, { parent_id: middle })
    for (const parent_id of [middle, low]) {
      expect(came(await editor.put(`/organizations/${middle}`, { body: { ...depot, parent_id } }))).toEqual([
        400,
        'tree_cycle',
      ])
    }
    const moved = await editor.put(`/organizations/${low}`, { body: { ...depot, parent_id: 0 } })
    expect(moved.body.data.parent_id).toBe(0)
    const under = await editor.put(`/organizations/${top}`, { body: { ...depot, parent_id: low } })
    expect(under.body.data.parent_id).toBe(low)
    const stranger = await world.as('CREATE_ORGANIZATION', 'DELETE_ORGANIZATION')
    expect((await stranger.put(`/organizations/${low}`, { body: { ...depot, parent_id: 0 } })).status).toBe(403)
  })

  it('is not moved by whoever has not seen what was changed meanwhile', async () => {
    const [editor, other] = [
      await world.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION'),
      await world.as('UPDATE_ORGANIZATION'),
    ]
    const [id, place] = [await create(editor), await create(editor)]
    const { id: _id, status: _status, ...seen } = (await editor.get(`/organizations/${id}`)).body.data
    await other.put(`/organizations/${id}`, { body: { ...depot, name: 'Kho Thọ Quang' } })
    const late = await editor.put(`/organizations/${id}`, { body: { ...seen, parent_id: place, seen } })
    expect(came(late)).toEqual([400, 'changed_meanwhile'])
    const now = { ...seen, name: 'Kho Thọ Quang' }
    const moved = await editor.put(`/organizations/${id}`, { body: { ...now, parent_id: place, seen: now } })
    expect(moved.body.data).toMatchObject({ name: 'Kho Thọ Quang', parent_id: place })
  })

  it('does not go below one that lies in the trash', async () => {
    const editor = await world.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION', 'DELETE_ORGANIZATION')
    const [gone, other] = [await create(editor), await create(editor)]
    await editor.delete(`/organizations/${gone}`)
    const body = { ...depot, parent_id: gone }
    expect(came(await editor.put(`/organizations/${other}`, { body }))).toEqual([422, ['parent_id']])
    expect(came(await editor.post('/organizations', { body }))).toEqual([422, ['parent_id']])
  })
})

describe('the log of an organisation', () => {
  it('tells newest first who did what, and what it changed', async () => {
    const editor = await world.as(
      'CREATE_ORGANIZATION',
      'UPDATE_ORGANIZATION',
      'DELETE_ORGANIZATION',
      'RESTORE_ORGANIZATION',
    )
    const checker = await world.as('APPROVE_ORGANIZATION')
    const parent = await create(editor, { name: 'Chi nhánh' })
    const id = await create(editor)
    await editor.put(`/organizations/${id}`, { body: { ...depot, phone: '113', parent_id: parent } })
    await checker.post(`/organizations/${id}/approval`)
    await editor.delete(`/organizations/${id}`)
    await editor.post('/organizations/trashs', { body: { data: [id] } })
    const { body } = await checker.get(`/organizations/${id}/logs`)
    expect(body.data).toMatchObject([
      { action: 'restored', user: { id: editor.id }, changes: [] },
      { action: 'deleted', changes: [] },
      { action: 'approved', user: { id: checker.id }, changes: [{ field: 'status', before: '0', after: '1' }] },
      {
        action: 'updated',
        changes: [
          { field: 'phone', before: '0236 384 1000', after: '113' },
          { field: 'parent', before: null, after: 'Chi nhánh' },
        ],
      },
      { action: 'created', changes: expect.arrayContaining([{ field: 'name', before: null, after: depot.name }]) },
    ])
    expect((await (await world.as('CREATE_ORGANIZATION')).get(`/organizations/${id}/logs`)).status).toBe(403)
  })

  it('tells of what was decided whatever the trail calls it, each entry with a number of its own', async () => {
    const editor = await world.as('CREATE_ORGANIZATION')
    const id = await create(editor)
    const { id: decision_id } = await world.db
      .insertInto('decisions')
      .values({ user_id: editor.id, move: 'rejection', reason: 'Cũ' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const record = { decision_id, kind: 'organizations', record_id: id, status_before: 1 }
    await world.db.insertInto('decision_records').values(record).execute()
    const { body } = await (await world.as('UPDATE_ORGANIZATION')).get(`/organizations/${id}/logs`)
    expect(body.data).toMatchObject([
      {
        id: 2,
        action: 'rejected',
        reason: 'Cũ',
        user: { id: editor.id },
        changes: [{ field: 'status', before: '1', after: '2' }],
      },
      { id: 1, action: 'created' },
    ])
  })

  it('tells of decisions made together with others, why, and that one was undone', async () => {
    const editor = await world.as('CREATE_ORGANIZATION')
    const checker = await world.as('APPROVE_ORGANIZATION')
    const id = await create(editor)
    const body = { decision: 'rejection', records: [{ kind: 'organizations', id }], reason: 'Trùng tên' }
    const { decision } = (await checker.post('/waiting/decisions', { body })).body.data
    await checker.post('/waiting/undo', { body: { decision } })
    await checker.post(`/organizations/${id}/rejection`, { body: { reason: 'Sai mã' } })
    expect((await checker.get(`/organizations/${id}/logs`)).body.data.slice(0, 3)).toMatchObject([
      { action: 'rejected', reason: 'Sai mã', changes: [{ field: 'status', before: '0', after: '2' }] },
      { action: 'undone', user: { id: checker.id }, changes: [] },
      { action: 'rejected', reason: 'Trùng tên', changes: [{ field: 'status', before: '0', after: '2' }] },
    ])
  })
})
