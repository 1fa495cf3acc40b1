import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addItems,
  beforeReading,
  documentInForce,
  outlineOf,
  sendOutline,
  waitingVersion,
  wordOutline,
} from '#testing/documents/controlled.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let checker: Browser
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.asSuper()
  checker = await world.asSuper()
})
afterAll(() => world.stop())

const stateOf = async (id: number, one: number) =>
  (await keeper.get(`/document-items/${id}/imports/${one}`)).body.data.state as string

async function read(id: number, file: Buffer, preview = false): Promise<number> {
  const { data } = (await sendOutline(keeper, id, file, { preview })).body
  await expect.poll(() => stateOf(id, data.id), { interval: 20 }).not.toMatch(/waiting|reading/)
  return data.id
}

it('of two files that come at once one is read', async () => {
  await rounds(async () => {
    const { id } = await documentInForce(world)
    const send = () => sendOutline(keeper, id, wordOutline('1 Kho'))
    const came = await beforeReading(world, () => atOnce([send(), send()]))
    expect(statuses(came)).toEqual([200, 400])
    const one = came.find(({ status }) => status === 200)!.body.data.id
    await expect.poll(() => stateOf(id, one), { interval: 20 }).toBe('done')
  })
})

it('a preview is confirmed once, or cancelled, and the outline is as whoever came first left it', async () => {
  await rounds(async (round) => {
    const { id } = await documentInForce(world)
    await addItems(keeper, id, '1 Kho')
    const one = await read(id, wordOutline('2 Xe'), true)
    const confirm = () => keeper.post(`/document-items/${id}/imports/${one}/confirmation`)
    const other = round % 2 ? confirm() : keeper.delete(`/document-items/${id}/imports/${one}`)
    expect(statuses(await atOnce([confirm(), other]))).toEqual([200, 400])
    const isDone = (await stateOf(id, one)) === 'done'
    expect(await outlineOf(keeper, id)).toEqual(isDone ? ['2 Xe'] : ['1 Kho'])
  })
})

it('a version that is approved while its outline is edited, confirmed or cancelled leaves one outline and never half of it', async () => {
  await rounds(async (round) => {
    const { id } = await documentInForce(world)
    const { '1': item } = await addItems(keeper, id, '1 Kho', '3 Sân')
    await waitingVersion(world, id)
    const one = await read(id, wordOutline('1 Kho', '2 Xe'))
    const others = [
      () => keeper.put(`/document-items/${item}`, { body: { index: '1', header: 'Kho xăng' } }),
      () => keeper.delete(`/document-items/${id}/imports/${one}`),
      () => keeper.post('/document-items', { body: { doc_id: id, index: '4', header: 'Thêm' } }),
    ]
    await atOnce([checker.post(`/documents/${id}/approval`), others[round % others.length]!()])
    const outline = (await outlineOf(keeper, id)).join(', ')
    expect(outline).toMatch(/^(1 Kho, 2 Xe|1 Kho xăng, 2 Xe|1 Kho, 3 Sân|1 Kho, 2 Xe, 4 Thêm)$/)
  })
})
