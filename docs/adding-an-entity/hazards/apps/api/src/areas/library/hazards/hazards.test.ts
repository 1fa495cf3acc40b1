import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

describe('a hazard', () => {
  it('is created waiting for approval, and the trail tells by whom and of which record', async () => {
    const maker = await world.as('CREATE_HAZARD', 'VIEW_TRAIL')
    const { status, body } = await maker.post('/hazards', { body: { name: 'Cháy nổ', severity: 5 } })
    expect([status, body.data]).toMatchObject([200, { name: 'Cháy nổ', status: { name: 'Awaiting approval' } }])
    const { id } = body.data
    const trail = await maker.get('/trail', { query: { kind: 'hazard', record_id: id } })
    expect(trail.body.data.entries).toMatchObject([
      { title: 'Created the hazard', records: [{ kind: 'hazard', id, title: 'Hazard', name: 'Cháy nổ' }] },
    ])
  })

  it('is approved by somebody else than its maker, who hears of it', async () => {
    const maker = await world.as('CREATE_HAZARD', 'APPROVE_HAZARD')
    const checker = await world.as('APPROVE_HAZARD')
    const { id } = (await maker.post('/hazards', { body: { name: 'Tràn dầu', severity: 4 } })).body.data
    expect((await maker.post(`/hazards/${id}/approval`)).body.code).toBe('four_eyes')
    const waiting = await checker.get('/waiting')
    expect(waiting.body.data).toMatchObject([
      { kind: 'hazards', name: 'Cháy nổ' },
      { kind: 'hazards', id },
    ])
    expect((await checker.post(`/hazards/${id}/approval`)).body.data).toMatchObject({ name: 'Approved' })
  })

  it('goes back to be submitted when a rejected one is edited', async () => {
    const editor = await world.as('CREATE_HAZARD', 'UPDATE_HAZARD', 'REJECT_HAZARD')
    const { id } = (await editor.post('/hazards', { body: { name: 'Ngã cao', severity: 3 } })).body.data
    await editor.post(`/hazards/${id}/rejection`)
    const edited = await editor.put(`/hazards/${id}`, { body: { name: 'Ngã từ trên cao', severity: 4 } })
    expect(edited.body.data).toMatchObject({ severity: 4, status: { code: 0 } })
  })

  it('keeps its name to itself, and says what is wrong with which field', async () => {
    const maker = await world.as('CREATE_HAZARD')
    await maker.post('/hazards', { body: { name: 'Điện giật', severity: 5 } })
    const second = await maker.post('/hazards', { body: { name: 'dien giat', severity: 9 } })
    expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['severity']])
    const third = await maker.post('/hazards', { body: { name: 'dien giat', severity: 1 } })
    expect([third.status, Object.keys(third.body.errors)]).toEqual([422, ['name']])
  })

  it('is deleted by whoever may', async () => {
    const cleaner = await world.as('CREATE_HAZARD', 'DELETE_HAZARD')
    const { id } = (await cleaner.post('/hazards', { body: { name: 'Tiếng ồn', severity: 1 } })).body.data
    expect((await cleaner.delete(`/hazards/${id}`)).status).toBe(200)
    expect((await cleaner.get(`/hazards/${id}`)).status).toBe(404)
  })
})
