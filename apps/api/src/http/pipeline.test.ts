import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyNamed } from '#testing/key-named.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('every call', () => {
  it('refuses what it cannot read with a sentence, never with a failure of ours', async () => {
    const maker = await world.as('CREATE_POSITION')
    const send = (body: string, type = 'application/json') =>
      fetch(`${world.url}/api/positions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${maker.token}`, 'content-type': type },
        body,
      })
    const answers = await Promise.all([
      send('{"name":'),
      send('name=x', 'application/x-unknown'),
      send('no multipart', 'multipart/form-data; boundary=x'),
      send('[]'),
      send('null'),
      send(JSON.stringify({ name: 'a\u0000b', order: 1 })),
      send(JSON.stringify({ name: 'a', order: 1e99 })),
      send(`{"__proto__": {"name": "x"}, "order": 1}`),
    ])
    for (const answer of answers) {
      const shown = await answer.clone().text()
      expect([shown, [400, 422].includes(answer.status)]).toEqual([shown, true])
      expect(((await answer.json()) as { message: string }).message.length).toBeGreaterThan(10)
    }
    const large = await send(JSON.stringify({ name: 'a'.repeat(3_000_000), order: 1 }))
    expect(large.status).toBe(413)
  })

  it('treats an identifier that cannot be one as something that is not there', async () => {
    const reader = await world.as()
    for (const id of ['0', '-1', '1.5', 'x', '99999999999', '1e3', '%00']) {
      expect([id, (await reader.get(`/positions/${id}`)).status]).toEqual([id, 404])
    }
  })

  it('answers 401 to an unknown token and 404 to an unknown address', async () => {
    const stranger = { headers: { authorization: 'Bearer nonsense' } }
    expect((await world.nobody.get('/positions', stranger)).status).toBe(401)
    expect((await world.nobody.get('/no-such-call')).status).toBe(404)
  })

  it('takes an update as POST with _method=PUT', async () => {
    const editor = await world.as('CREATE_POSITION', 'UPDATE_POSITION')
    const { id } = (await editor.post('/positions', { body: { name: 'Tổ phó', order: 1 } })).body.data
    const form = new FormData()
    form.set('_method', 'PUT')
    form.set('name', 'Tổ trưởng')
    form.set('order', '7')
    const updated = await editor.post(`/positions/${id}`, { form })
    expect(updated.body.data).toMatchObject({ id, name: 'Tổ trưởng', order: 7 })
    expect((await editor.post(`/positions/${id}`, { body: { name: 'x', order: 1 } })).status).toBe(404)
  })

  it('lists everything with per_page=all and refuses page sizes that are none', async () => {
    const reader = await world.as()
    expect((await reader.get('/positions', { query: { per_page: 'all' } })).body.meta.last_page).toBe(1)
    for (const per_page of ['0', '501', 'many']) {
      expect((await reader.get('/positions', { query: { per_page } })).status).toBe(422)
    }
  })

  it('documents itself', async () => {
    const document = (await (await fetch(`${world.url}/api/openapi.json`)).json()) as { paths: object }
    expect(Object.keys(document.paths)).toContain('/api/checklists/{id}/approval')
    expect((await fetch(`${world.url}/api/docs/`)).status).toBe(200)
  })
})

describe('an idempotency key', () => {
  it('belongs to one request of one person', async () => {
    const maker = await world.as('CREATE_POSITION')
    const other = await world.as('CREATE_POSITION')
    const headers = { 'idempotency-key': keyNamed('same') }
    const first = await maker.post('/positions', { body: { name: 'Kế toán', order: 1 }, headers })
    const different = await maker.post('/positions', { body: { name: 'Kiểm soát', order: 1 }, headers })
    expect([different.status, different.body.code]).toEqual([400, 'idempotency_key_reused'])
    const others = await other.post('/positions', { body: { name: 'Văn thư', order: 1 }, headers })
    expect(others.body.data.id).not.toBe(first.body.data.id)
  })

  it('is free again when its request was refused', async () => {
    const maker = await world.as('CREATE_POSITION')
    const headers = { 'idempotency-key': keyNamed('retry') }
    expect((await maker.post('/positions', { body: { name: '', order: 1 }, headers })).status).toBe(422)
    expect((await maker.post('/positions', { body: { name: 'Bảo vệ', order: 1 }, headers })).status).toBe(200)
  })
})

describe('a refused write', () => {
  it('leaves neither a change nor an entry in the trail', async () => {
    const maker = await world.as('CREATE_POSITION', 'APPROVE_POSITION')
    const { id } = (await maker.post('/positions', { body: { name: 'Giám sát', order: 1 } })).body.data
    await maker.post(`/positions/${id}/approval`)
    const entries = await world.db
      .selectFrom('audit_trail')
      .select('action')
      .where('subject_id', '=', id)
      .where('user_id', '=', maker.id)
      .execute()
    expect(entries.map((entry) => entry.action)).toEqual(['position.created'])
  })
})
