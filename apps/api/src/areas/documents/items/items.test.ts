import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { addItems, documentInForce, outlineOf } from '#testing/documents/controlled.ts'
import { fresh, store } from '#testing/authorisation/scene.ts'
import { trailOf } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let reader: Browser
let document: { id: number; version: number }
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as(
    'CREATE_DOCUMENT_ITEM',
    'UPDATE_DOCUMENT_ITEM',
    'DELETE_DOCUMENT_ITEM',
    'UPDATE_INDEX_DOCUMENT_ITEM',
    'UPDATE_DOCUMENT',
  )
  reader = await world.as()
})
beforeEach(async () => {
  document = await documentInForce(world)
})
afterAll(() => world.stop())

const headers = { 'accept-language': 'vi' }
const english = { headers: { 'accept-language': 'en' } }
const history = (item: number) =>
  world.db.selectFrom('document_item_history').selectAll().where('item_id', '=', item).orderBy('id').execute()
const setStatus = (status: number) =>
  world.db.updateTable('documents').set({ status }).where('id', '=', document.id).execute()

/** A question that refers to an item. */
async function question(item: number): Promise<number> {
  const group_id = await store(world, 'library_groups', {
    index_html: 'I',
    index_text: 'I',
    header: fresh('Nhóm'),
    status: 1,
  })
  const id = await store(world, 'library_items', { group_id, header: fresh('Câu'), content: '<p>?</p>', status: 1 })
  await world.db.insertInto('library_item_references').values({ item_id: id, document_item_id: item }).execute()
  return id
}

describe('an outline', () => {
  it('is written item by item, each as the last below its parent, and read in one go in its order', async () => {
    const ids = await addItems(keeper, document.id, '1 Kho', '  1.1 Bể', '2 Xe', '  2.1 Vòi')
    await addItems(keeper, document.id, '3 Sân')
    const body = {
      doc_id: document.id,
      parent_id: ids['1'],
      index: '1.2',
      header: 'Bơm',
      content: '<p onclick="x">b</p>',
    }
    const created = await keeper.post('/document-items', { body })
    expect(created.body.data).toMatchObject({
      doc_id: document.id,
      parent_id: ids['1'],
      content: '<p>b</p>',
      revision: 1,
      is_gone: false,
      questions: 0,
    })
    expect(await outlineOf(reader, document.id)).toEqual([
      '1 Kho',
      '  1.1 Bể',
      '  1.2 Bơm',
      '2 Xe',
      '  2.1 Vòi',
      '3 Sân',
    ])
    const all = (await reader.get(`/documents/${document.id}/items`)).body.data
    expect(all[1].content).toBe('<p>1.1 Bể</p>')
    expect((await reader.get(`/document-items/${ids['2.1']}`)).body.data).toMatchObject({ index: '2.1', header: 'Vòi' })
    expect(await history(created.body.data.id)).toMatchObject([
      { index: '1.2', version_id: document.version, changed_by: keeper.id, revision: 1, is_gone: false },
    ])
  })

  it('keeps what an edit leaves out, writes its history, and refuses an edit of what is no longer so', async () => {
    const { '1': id } = await addItems(keeper, document.id, '1 Kho')
    const edit = (body: object) => keeper.put(`/document-items/${id}`, { body, headers })
    expect((await edit({ index: 'A', header: 'Kho xăng', revision: 1 })).body.data).toMatchObject({
      index: 'A',
      header: 'Kho xăng',
      content: '<p>1 Kho</p>',
      revision: 2,
    })
    const late = await edit({ index: 'B', header: 'Kho dầu', revision: 1 })
    expect(late).toMatchObject({ status: 400, body: { code: 'changed_meanwhile' } })
    expect((await edit({ index: 'A', header: 'Kho xăng', content: '<p>Mới</p>' })).status).toBe(200)
    expect((await edit({ index: 'A', header: 'Kho xăng', content: '<p>Mới</p>' })).body.data.revision).toBe(3)
    expect((await history(id!)).map(({ header, content }) => [header, content])).toEqual([
      ['Kho', '<p>1 Kho</p>'],
      ['Kho xăng', '<p>1 Kho</p>'],
      ['Kho xăng', '<p>Mới</p>'],
    ])
    expect(await trailOf(world, id!, ['document_item.created', 'document_item.updated'])).toHaveLength(4)
    expect((await edit({ index: 'x'.repeat(51), header: '' })).body.errors).toMatchObject({
      index: [expect.stringContaining('50')],
      header: [expect.any(String)],
    })
  })

  it('is changed only while the document is approved, in the words of the specification', async () => {
    const { '1': id } = await addItems(keeper, document.id, '1 Kho', '2 Xe')
    for (const status of [0, 2]) {
      await setStatus(status)
      const tries = [
        keeper.post('/document-items', { body: { doc_id: document.id, header: 'Mới' }, ...english }),
        keeper.put(`/document-items/${id}`, { body: { header: 'Mới' }, ...english }),
        keeper.delete(`/document-items/${id}`, english),
        keeper.post('/document-items/node', { body: { items: [{ id, parent_id: 0, position: 1 }] }, ...english }),
      ]
      for (const { status: answered, body } of await Promise.all(tries)) {
        expect([answered, body.message]).toEqual([
          400,
          'Can not edit document item. Because status document is not APPROVAL',
        ])
      }
    }
    expect((await reader.get(`/document-items/${id}`)).status).toBe(404)
    expect(await outlineOf(keeper, document.id)).toEqual(['1 Kho', '2 Xe'])
  })

  it('loses an item with all below it, but none to which a question refers', async () => {
    const ids = await addItems(keeper, document.id, '1 Kho', '  1.1 Bể', '    1.1.1 Van', '2 Xe')
    await question(ids['1.1.1']!)
    const refused = await keeper.delete(`/document-items/${ids['1']}`, { headers })
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('1 câu hỏi') } })
    await world.db.deleteFrom('library_item_references').execute()
    expect((await keeper.delete(`/document-items/${ids['1']}`)).status).toBe(200)
    expect(await outlineOf(reader, document.id)).toEqual(['2 Xe'])
    expect((await history(ids['1.1.1']!)).map(({ is_gone }) => is_gone)).toEqual([false, true])
    expect((await keeper.delete(`/document-items/${ids['1']}`)).status).toBe(404)
  })

  it('is arranged by several moves at once, all or none, and never across documents', async () => {
    const ids = await addItems(keeper, document.id, '1 Kho', '  1.1 Bể', '2 Xe')
    const other = await documentInForce(world)
    const { '9': foreign } = await addItems(keeper, other.id, '9 Khác')
    const move = (...items: object[]) => keeper.post('/document-items/node', { body: { items }, headers })
    const done = await move({ id: ids['2'], parent_id: 0, position: 0 }, { id: ids['1.1'], parent_id: ids['2'] })
    expect(done.body.data).toEqual({ count: expect.any(Number) })
    expect(await outlineOf(reader, document.id)).toEqual(['2 Xe', '  1.1 Bể', '1 Kho'])
    const bare = [{ id: ids['2'], parent_id: 0, position: 0 }]
    expect((await keeper.post('/document-items/node', { body: bare, headers })).status).toBe(200)
    expect(await outlineOf(reader, document.id)).toEqual(['2 Xe', '  1.1 Bể', '1 Kho'])
    const wrong = await move({ id: ids['1'], parent_id: ids['2'] }, { id: foreign, parent_id: 0 })
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { items: [expect.stringContaining('cùng một tài liệu')] } },
    })
    expect((await move({ id: ids['1'], parent_id: foreign })).status).toBe(422)
    const circle = await move({ id: ids['1'], parent_id: ids['1.1'] }, { id: ids['2'], parent_id: ids['1'] })
    expect(circle).toMatchObject({ status: 400, body: { code: 'tree_cycle' } })
    expect(await outlineOf(reader, document.id)).toEqual(['2 Xe', '  1.1 Bể', '1 Kho'])
    expect((await move({ id: 0, parent_id: 0 })).status).toBe(422)
    expect((await keeper.post('/document-items/node', { body: { items: [] } })).status).toBe(422)
    const moves = await history(ids['1.1']!)
    expect(moves.map(({ parent_id }) => parent_id)).toEqual([ids['1'], ids['2']])
  })

  it('is as it stands, for whoever may see its document, also when it was asked for before', async () => {
    const { '1': first, '2': second } = await addItems(keeper, document.id, '1 Kho', '2 Bể')
    const listed = async (): Promise<[string, number][]> => {
      const { data } = (await reader.get(`/documents/${document.id}/items`, { query: { content: 0 } })).body
      return data.map(({ header, questions }: { header: string; questions: number }) => [header, questions])
    }
    expect(await listed()).toEqual([
      ['Kho', 0],
      ['Bể', 0],
    ])
    await question(first!)
    await keeper.put(`/document-items/${second}`, { body: { header: 'Bể chứa' } })
    expect(await listed()).toEqual([
      ['Kho', 1],
      ['Bể chứa', 0],
    ])
    await world.db.deleteFrom('document_items').where('id', '=', second!).execute()
    expect(await listed()).toEqual([['Kho', 1]])
    await setStatus(0)
    const place = `/documents/${document.id}/items?content=0`
    expect((await reader.get(place)).status).toBe(404)
    expect((await (await world.as('UPDATE_DOCUMENT')).get(place)).status).toBe(200)
  })

  it('is kept until it is written, unless it shows pictures, whose addresses expire', async () => {
    const { '1': id } = await addItems(keeper, document.id, '1 Kho')
    const picture = await keeper.post('/documents/upload-images', {
      form: form({}, [['image', 'kho.jpg', await jpeg()]]),
    })
    const content = `<p><img src="${picture.body.data.replaceAll('&', '&amp;')}" alt=""></p>`
    await keeper.put(`/document-items/${id}`, { body: { header: 'Kho', content } })
    const headerIn = async (query: { content: number }) =>
      (await reader.get(`/documents/${document.id}/items`, { query })).body.data[0].header
    const both = async () => [await headerIn({ content: 0 }), await headerIn({ content: 1 })]
    expect(await both()).toEqual(['Kho', 'Kho'])
    await sql`alter table document_items disable trigger note_write`.execute(world.db)
    await world.db.updateTable('document_items').set({ header: 'Bể' }).where('id', '=', id!).execute()
    await sql`alter table document_items enable trigger note_write`.execute(world.db)
    expect(await both()).toEqual(['Kho', 'Bể'])
  })

  it('shows pictures that its writer sent, and keeps strangers’ out', async () => {
    const picture = await keeper.post('/documents/upload-images', {
      form: form({}, [['image', 'kho.jpg', await jpeg()]]),
    })
    expect(picture.body.data).toMatch(/^\/files\/\d+\/original\?expires=/)
    const stranger = await world.as('UPDATE_DOCUMENT_ITEM')
    const { '1': id } = await addItems(keeper, document.id, '1 Kho')
    const content = `<p>Kho <img src="${picture.body.data.replaceAll('&', '&amp;')}" alt=""></p>`
    const edit = (who: Browser) => who.put(`/document-items/${id}`, { body: { header: 'Kho', content } })
    expect((await edit(stranger)).body.data.content).not.toContain('<img')
    const { content: stored } = (await edit(keeper)).body.data
    const address = /src="([^"]+)"/.exec(stored)![1]!.replaceAll('&amp;', '&')
    expect((await fetch(world.url + address)).status).toBe(200)
  })
})
