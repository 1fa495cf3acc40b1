import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleLibrary } from '#testing/audits/sample-library.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

type Entry = { action: string; reason: string | null; changes: object[] }
const log = async (who: Browser, kind: string, id: number) => {
  const { status, body } = await who.get('/waiting/log', { query: { kind, id } })
  expect(status).toBe(200)
  return (body.data as Entry[]).map(({ action, reason, changes }) => [action, reason, changes.length])
}
const depot = { name: 'Kho cũ', parent_id: 0 }

it('of a rejected organisation says the last rejection to whoever sees it, and all of it to who works on it', async () => {
  const maker = await world.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION')
  const checker = await world.as('REJECT_ORGANIZATION')
  const stranger = await world.as('CREATE_POSITION')
  const { id } = (await maker.post('/organizations', { body: depot })).body.data
  const reject = (reason: string) => checker.post(`/organizations/${id}/rejection`, { body: { reason } })
  await reject('Sai tên')
  await maker.put(`/organizations/${id}`, { body: { ...depot, name: 'Kho mới' } })
  expect(await log(stranger, 'organizations', id)).toEqual([])
  await reject('Thiếu mã')
  expect(await log(stranger, 'organizations', id)).toEqual([['rejected', 'Thiếu mã', 0]])
  const all = [
    ['rejected', 'Thiếu mã', 0],
    ['updated', null, 1],
    ['rejected', 'Sai tên', 0],
    ['created', null, 0],
  ]
  for (const who of [maker, checker, await world.as('APPROVE_ORGANIZATION'), await world.asSuper()])
    expect(await log(who, 'organizations', id)).toEqual(all)
})

it('of a question that was rejected before is its writers’ and checkers’, and nothing to who reads it', async () => {
  const library = await sampleLibrary(world)
  const { id } = (await library.maker.post('/checklist-items', { body: library.form('9.1') })).body.data
  const checker = await world.as('APPROVE_CHECKLIST_ITEM')
  await checker.post(`/checklist-items/${id}/rejection`, { body: { reason: 'Khó hiểu' } })
  const reader = await world.as()
  expect((await reader.get('/waiting/log', { query: { kind: 'library_items', id } })).status).toBe(404)
  await world.db.updateTable('library_items').set({ status: 0 }).where('id', '=', id).execute()
  await checker.post(`/checklist-items/${id}/approval`)
  expect(await log(reader, 'library_items', id)).toEqual([])
  expect(await log(await world.as('VIEW_CHECKLIST_ITEM'), 'library_items', id)).toEqual([])
  for (const who of [library.maker, checker, await world.as('UPDATE_CHECKLIST_ITEM')])
    expect((await log(who, 'library_items', id)).map(([action]) => action)).toEqual(['approved', 'rejected', 'created'])
})
