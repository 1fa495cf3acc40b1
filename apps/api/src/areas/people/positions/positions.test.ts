import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const pilot = { name: 'Nhân viên tra nạp', order: 3 }

describe('a position', () => {
  it('is created waiting for approval, and the trail tells by whom', async () => {
    const maker = await world.as('CREATE_POSITION')
    const { status, body } = await maker.post('/positions', { body: pilot })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ ...pilot, status: { code: 0, name: 'Awaiting approval' } })
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'position.created')
      .where('subject_id', '=', body.data.id)
      .executeTakeFirst()
    expect(entry).toMatchObject({ user_id: maker.id, after: { name: pilot.name } })
  })

  it('is approved by somebody else than its maker, and then no longer', async () => {
    const maker = await world.as('CREATE_POSITION', 'APPROVE_POSITION')
    const checker = await world.as('APPROVE_POSITION')
    const { id } = (await maker.post('/positions', { body: { name: 'Kiểm định viên', order: 1 } })).body.data
    const own = await maker.post(`/positions/${id}/approval`)
    expect([own.status, own.body.code]).toEqual([400, 'four_eyes'])
    const others = await checker.post(`/positions/${id}/approval`)
    expect(others.body.data).toMatchObject({ code: 1, name: 'Approved' })
    const again = await checker.post(`/positions/${id}/approval`, { headers: { 'accept-language': 'vi' } })
    expect([again.status, again.body.message]).toEqual([
      400,
      'Không thực hiện được: trạng thái hiện tại là "Đã duyệt".',
    ])
  })

  it('goes back to be submitted when a rejected one is edited', async () => {
    const editor = await world.as('CREATE_POSITION', 'UPDATE_POSITION', 'REJECT_POSITION')
    const { id } = (await editor.post('/positions', { body: { name: 'Lái xe', order: 1 } })).body.data
    await editor.post(`/positions/${id}/rejection`)
    const edited = await editor.put(`/positions/${id}`, { body: { name: 'Lái xe tra nạp', order: 2 } })
    expect(edited.body.data).toMatchObject({ name: 'Lái xe tra nạp', status: { code: 0 } })
  })

  it('says in the language of the caller what is wrong with which field', async () => {
    const maker = await world.as('CREATE_POSITION')
    const { status, body } = await maker.post('/positions', {
      body: { name: ' ', order: 'many' },
      headers: { 'accept-language': 'vi' },
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ name: ['Vui lòng nhập trường này.'], order: ['Giá trị phải là số.'] })
    const nothing = await maker.post('/positions', { body: { name: 'Phó kho', order: '' } })
    expect(nothing.body.errors).toEqual({ order: ['This field is required.'] })
    const without = await maker.post('/positions', { body: { name: 'Phó kho' } })
    expect(without.body.errors).toEqual({ order: ['This field is required.'] })
  })

  it('keeps its name to itself', async () => {
    const maker = await world.as('CREATE_POSITION')
    await maker.post('/positions', { body: { name: 'Trưởng kho', order: 9 } })
    for (const name of ['trưởng kho', 'Truong kho', ' TRƯƠNG KHỘ ']) {
      const second = await maker.post('/positions', { body: { name, order: 8 } })
      expect([name, second.status, Object.keys(second.body.errors)]).toEqual([name, 422, ['name']])
    }
  })

  it('is listed by any column, names the Vietnamese way', async () => {
    const own = await startWorld()
    const reader = await own.as()
    await own.db
      .insertInto('positions')
      .values(['Đội trưởng', 'An ninh', 'Ấn kiểm', 'Dầu khí'].map((name, order) => ({ name, order })))
      .execute()
    const byName = await reader.get('/positions', { query: { sort: 'asc', sort_by: 'name' } })
    expect(byName.body.data.map((row: { name: string }) => row.name)).toEqual([
      'An ninh',
      'Ấn kiểm',
      'Dầu khí',
      'Đội trưởng',
    ])
    const paged = await reader.get('/positions', { query: { per_page: 3, page: 2, sort: 'asc', sort_by: 'order' } })
    expect(paged.body).toMatchObject({
      data: [{ name: 'Dầu khí' }],
      meta: { total: 4, per_page: 3, current_page: 2, last_page: 2 },
    })
    const { id: position_id } = paged.body.data[0]
    const holding = await reader.get('/positions', {
      query: { per_page: 1, page: 1, sort: 'asc', sort_by: 'name', position_id },
    })
    expect(holding.body).toMatchObject({ data: [{ name: 'Dầu khí' }], meta: { current_page: 3, last_page: 4 } })
    const gone = await reader.get('/positions', { query: { per_page: 1, page: 2, position_id: 999_999 } })
    expect(gone.body.meta.current_page).toBe(2)
    await own.stop()
  })

  it('is not deleted while users hold it, also in the trash, and the message says so', async () => {
    const cleaner = await world.as('CREATE_POSITION', 'DELETE_POSITION')
    const { id } = (await cleaner.post('/positions', { body: { name: 'Thủ kho', order: 1 } })).body.data
    await world.db.updateTable('users').set({ position_id: id }).where('id', '=', cleaner.id).execute()
    const refused = await cleaner.delete(`/positions/${id}`)
    expect([refused.status, refused.body.message]).toEqual([400, 'This cannot be deleted, it is in use: 1 user.'])
    const { id: deleted } = await world.as()
    const trashed = { position_id: id, deleted_at: new Date() }
    await world.db.updateTable('users').set(trashed).where('id', '=', deleted).execute()
    expect((await cleaner.delete(`/positions/${id}`)).body.message).toBe(
      'This cannot be deleted, it is in use: 1 user, 1 of the users in the trash (restore and move them first).',
    )
    await world.db.updateTable('users').set({ position_id: null }).where('position_id', '=', id).execute()
    expect((await cleaner.delete(`/positions/${id}`)).status).toBe(200)
    expect((await cleaner.get(`/positions/${id}`)).status).toBe(404)
  })

  it('is created once however often the same request arrives', async () => {
    const maker = await world.as('CREATE_POSITION')
    const send = () =>
      maker.post('/positions', {
        body: { name: 'Hóa nghiệm', order: 4 },
        headers: { 'idempotency-key': keyNamed('k1') },
      })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
  })
})
