import { afterAll, beforeAll, expect, it } from 'vitest'
import { fresh, store } from '#testing/authorisation/scene.ts'
import { addItems, documentInForce, outlineOf } from '#testing/documents/controlled.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let writer: Browser
let group: number
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.asSuper()
  writer = await world.as('CREATE_CHECKLIST_ITEM')
  group = await store(world, 'library_groups', { index_html: 'I', index_text: 'I', header: 'Nhóm', status: 1 })
})
afterAll(() => world.stop())

const move = (id: number, parent_id: number) =>
  keeper.post('/document-items/node', { body: { items: [{ id, parent_id }] } })

it('two moves that would close a circle together end with one of them', async () => {
  await rounds(async () => {
    const { id } = await documentInForce(world)
    const ids = await addItems(keeper, id, '1 Kho', '  1.1 Bể', '2 Xe', '  2.1 Vòi')
    const came = await atOnce([move(ids['1']!, ids['2.1']!), move(ids['2']!, ids['1.1']!)])
    expect(statuses(came)).toEqual([200, 400])
    expect(await outlineOf(keeper, id)).toHaveLength(4)
  })
})

it('an item is deleted, or referred to, but never both', async () => {
  await rounds(async () => {
    const { id } = await documentInForce(world)
    const { '1': item } = await addItems(keeper, id, '1 Kho')
    const body = { grp_chk_item_id: group, header: fresh('Câu'), content: '<p>?</p>', doc_item_id: [item] }
    const [removed, referred] = await atOnce([
      keeper.delete(`/document-items/${item}`),
      writer.post('/checklist-items', { body }),
    ])
    const left = await outlineOf(keeper, id)
    expect([removed!.status, referred!.status, left.length]).toSatisfy(
      ([gone, refers, items]) =>
        (gone === 200 && refers === 422 && items === 0) || (gone === 400 && refers === 200 && items === 1),
    )
  })
})

it('of two who edit the same revision one is told', async () => {
  await rounds(async () => {
    const { id } = await documentInForce(world)
    const { '1': item } = await addItems(keeper, id, '1 Kho')
    const edit = (header: string) => keeper.put(`/document-items/${item}`, { body: { header, revision: 1 } })
    expect(statuses(await atOnce([edit('Một'), edit('Hai')]))).toEqual([200, 400])
  })
})
