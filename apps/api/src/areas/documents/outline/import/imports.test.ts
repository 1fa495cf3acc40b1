import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLine } from '#testing/processes/line.ts'
import { fresh, store } from '#testing/authorisation/scene.ts'
import { hostileDocuments } from '#testing/office/hostile-documents.ts'
import {
  addItems,
  beforeReading,
  documentInForce,
  outlineOf,
  sendOutline,
  waitingVersion,
  wordOutline,
} from '#testing/documents/controlled.ts'
import { headingStyles, picture, relation, styled, paragraph, wordDocument } from '#testing/office/word-document.ts'
import { jpeg } from '#testing/pictures/pictures.ts'
import { some, trailOf } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { settle } from './settle-import.ts'

let world: World
let keeper: Browser
let reader: Browser
let id: number
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as(
    'CREATE_DOCUMENT_ITEM',
    'UPDATE_DOCUMENT_ITEM',
    'IMPORT_DOCUMENT_ITEM',
    'UPDATE_DOCUMENT',
    'VIEW_DOCUMENT_ORGANIZATION',
  )
  reader = await world.as()
})
beforeEach(async () => {
  id = (await documentInForce(world)).id
})
afterAll(() => world.stop())

const headers = { 'accept-language': 'vi' }
const address = (one: number, rest = '') => `/document-items/${id}/imports/${one}${rest}`
const show = async (one: number) => (await keeper.get(address(one), { headers })).body.data

/** Sends a file and waits until it has been read. */
async function imported(file: Buffer, options: Parameters<typeof sendOutline>[3] = {}) {
  const sent = await sendOutline(keeper, id, file, options)
  expect(sent).toMatchObject({ status: 200, body: { data: { document_id: id, state: 'waiting', progress: 0 } } })
  const one = sent.body.data.id as number
  await expect.poll(async () => (await show(one)).state).not.toMatch(/waiting|reading/)
  return show(one)
}
/** A question that refers to an item. */
async function question(item: number): Promise<number> {
  const group_id = await store(world, 'library_groups', {
    index_html: 'I',
    index_text: 'I',
    header: fresh('Nhóm'),
    status: 1,
  })
  const made = await store(world, 'library_items', { group_id, header: fresh('Câu'), content: '<p>?</p>', status: 1 })
  await world.db.insertInto('library_item_references').values({ item_id: made, document_item_id: item }).execute()
  return made
}
const told = async () => {
  const { data } = (await keeper.get('/notifications', { query: { per_page: 1 }, headers })).body
  return data[0] as { type: string; message: string; link: string }
}

describe('an outline out of Word', () => {
  it('fills an empty outline at once, and whoever sent it hears how far it is and that it is done', async () => {
    const line = await openLine(world.url, keeper.token)
    const done = await imported(wordOutline('Điều 1. Kho | Áp suất', '  1.1 Bể', 'Điều 2. Xe'), { preview: true })
    expect(done).toMatchObject({
      state: 'done',
      progress: 100,
      file_name: 'quy-trinh.docx',
      started_by: { id: keeper.id },
      counts: { new: 3, changed: 0, removed: 0 },
      found: null,
    })
    expect(await outlineOf(reader, id)).toEqual(['Điều 1 Kho', '  1.1 Bể', 'Điều 2 Xe'])
    await line.hears('document.import', ({ id: one, state }) => one === done.id && state === 'done')
    expect(await told()).toMatchObject({ type: 'DOC_IMPORT', link: `/document/view/${id}/view` })
    expect(await trailOf(world, id, ['document.outline_imported'])).toHaveLength(1)
    await line.hears('changed', ({ facts }) => facts.some(({ entity }) => entity === 'document_item'))
  })

  it('is merged into what is there: the same keep their ids, what questions refer to is kept last, the rest goes', async () => {
    const ids = await addItems(keeper, id, '1 Kho', '  1.1 Bể', '  1.2 Bơm', '2 Xe', '3 Sân')
    await question(ids['1.2']!)
    const done = await imported(wordOutline('1 Kho | 1 Kho', '  1.1 Bể mới', '2 Xe | 2 Xe', '  2.1 Vòi'))
    expect(done.counts).toEqual({ same: 2, new: 1, changed: 1, moved: 0, removed: 1, kept: 1 })
    expect(await outlineOf(reader, id)).toEqual(['1 Kho', '  1.1 Bể mới', '2 Xe', '  2.1 Vòi', '1.2 Bơm (không còn)'])
    const items = (await reader.get(`/documents/${id}/items`)).body.data as { id: number; index: string }[]
    expect(items.find(({ index }) => index === '1.1')!.id).toBe(ids['1.1'])
    expect(items.find(({ index }) => index === '1.2')!.id).toBe(ids['1.2'])
    const again = await imported(wordOutline('1 Kho | 1 Kho', '  1.1 Bể mới', '  1.2 Bơm', '2 Xe | 2 Xe', '  2.1 Vòi'))
    expect(again.counts).toMatchObject({ removed: 0, kept: 0, new: 0 })
    expect(await outlineOf(reader, id)).toEqual(['1 Kho', '  1.1 Bể mới', '  1.2 Bơm', '2 Xe', '  2.1 Vòi'])
  })

  it('is shown before it is written, with the words that differ, and written as it was shown', async () => {
    const ids = await addItems(keeper, id, '1 Kho', '2 Xe')
    const shown = await imported(wordOutline('1 Kho | Mới', '3 Sân | Sân'), { preview: true })
    expect(shown).toMatchObject({ state: 'preview', rule: 'styles', counts: { new: 1, changed: 1, removed: 1 } })
    expect(shown.found).toMatchObject([
      { id: ids['1'], change: 'changed', before: { content: '<p>1 Kho</p>' }, after: { content: '<p>Mới</p>' } },
      { id: null, change: 'new', before: null, after: { index: '3', header: 'Sân' } },
      { id: ids['2'], change: 'gone', after: null, questions: 0 },
    ])
    expect((await told()).message).toContain('xác nhận')
    expect((await told()).link).toBe(`/document/view/${id}/view?import=${shown.id}`)
    expect((await keeper.get(`/document-items/${id}/imports`)).body.data).toMatchObject([
      { id: shown.id, state: 'preview' },
    ])
    await keeper.put(`/document-items/${ids['1']}`, { body: { index: '1', header: 'Kho', content: '<p>Mới</p>' } })
    const late = await keeper.post(address(shown.id, '/confirmation'), { body: { seen: shown.counts }, headers })
    expect(late).toMatchObject({ status: 400, body: { code: 'changed_meanwhile' } })
    const now = await show(shown.id)
    const written = await keeper.post(address(shown.id, '/confirmation'), { body: { seen: now.counts } })
    expect(written.body.data).toMatchObject({ state: 'done', progress: 100 })
    expect(await outlineOf(reader, id)).toEqual(['1 Kho', '3 Sân'])
    expect((await keeper.post(address(shown.id, '/confirmation'))).status).toBe(400)
  })

  it('can be cancelled, and leaves nothing', async () => {
    await addItems(keeper, id, '1 Kho')
    const shown = await imported(wordOutline('2 Xe'), { preview: true })
    expect((await keeper.delete(address(shown.id))).status).toBe(200)
    expect(await show(shown.id)).toMatchObject({ state: 'cancelled', found: null })
    expect((await keeper.post(address(shown.id, '/confirmation'))).body.code).toBe('import_ended')
    expect((await keeper.delete(address(shown.id))).status).toBe(400)
    expect(await outlineOf(reader, id)).toEqual(['1 Kho'])
    expect((await keeper.get(`/document-items/${id}/imports/${shown.id + 1000}`)).status).toBe(404)
  })

  it('waits with a version that waits', async () => {
    await addItems(keeper, id, '1 Kho')
    const version = await waitingVersion(world, id)
    const held = await imported(wordOutline('1 Kho | 1 Kho', '2 Xe'))
    expect(held).toMatchObject({ state: 'held', version: { id: version, label: '2' }, counts: { same: 1, new: 1 } })
    expect((await told()).message).toContain('phiên bản 2')
    expect(await outlineOf(reader, id)).toEqual(['1 Kho'])
    const later = await imported(wordOutline('1 Kho | 1 Kho', '3 Sân'), { preview: true })
    expect(later.state).toBe('preview')
    expect((await keeper.post(address(later.id, '/confirmation'))).body.data.state).toBe('held')
    expect((await show(held.id)).state).toBe('cancelled')
  })

  it('brings its pictures, and knows those that are there when it comes again', async () => {
    const bytes = await jpeg()
    const file = (text: string) =>
      wordDocument(styled('u1', '1 Kho') + paragraph(picture('p', 'Bể')) + styled('u1', '2 Xe') + paragraph(text), {
        styles: headingStyles,
        relations: relation('p', 'image', 'media/be.jpg') + relation('q', 'image', 'media/x.png'),
        parts: { 'word/media/be.jpg': bytes, 'word/media/x.png': Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1') },
      })
    await imported(file('a'))
    const contents = async () => {
      const items = (await reader.get(`/documents/${id}/items`)).body.data as { content: string }[]
      return items.map(({ content }) => content.replaceAll('&amp;', '&'))
    }
    const [first] = await contents()
    const source = /src="([^"]+)"/.exec(first!)![1]!
    expect((await fetch(world.url + source)).status).toBe(200)
    const again = await imported(file('b'))
    expect(again.counts).toMatchObject({ same: 1, changed: 1 })
    expect((await contents())[0]).toBe(first)
    const broken = wordDocument(styled('u1', '1 Kho') + paragraph(picture('q')), {
      styles: headingStyles,
      relations: relation('q', 'image', 'media/x.png'),
      parts: { 'word/media/x.png': Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1') },
    })
    expect((await imported(broken)).warnings).toEqual([expect.stringContaining('1 hình không đọc được')])
  })

  it('is refused before it is read when it is no Word document, and said why it failed when it cannot be', async () => {
    const send = (bytes: Buffer, name: string) => sendOutline(keeper, id, bytes, { name })
    expect((await send(Buffer.from('Kho xăng dầu'), 'kho.txt')).status).toBe(415)
    expect((await send(wordOutline('1 Kho'), 'kho.doc')).body.message).toMatch(/\.docx/)
    expect((await keeper.post(`/document-items/${id}/imports`, { body: {} })).status).toBe(422)
    const failed = await imported(wordDocument(paragraph('Không có đề mục')))
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('Không tìm thấy đề mục') })
    expect(await told()).toMatchObject({
      type: 'DOC_IMPORT',
      message: expect.stringContaining('Không tìm thấy đề mục'),
    })
    await world.db.updateTable('documents').set({ status: 2 }).where('id', '=', id).execute()
    expect((await send(wordOutline('1 Kho'), 'kho.docx')).body.code).toBe('document_not_approved')
  })

  it('is not read from a second file while the first is, whose sender is named', async () => {
    await world.db
      .insertInto('outline_imports')
      .values({ document_id: id, state: 'reading', started_by: keeper.id })
      .execute()
    // Its job is not there any more: it does not keep others out for ever.
    expect((await imported(wordOutline('1 Kho'))).state).toBe('done')
    const send = () => sendOutline(keeper, id, wordOutline('1 Kho', '2 Xe'))
    const [one, other] = await beforeReading(world, () => Promise.all([send(), send()]))
    const [came, refused] = one!.status === 200 ? [one, other] : [other, one]
    expect([came!.status, refused!.status]).toEqual([200, 400])
    expect(refused!.body).toMatchObject({ code: 'import_running', message: expect.stringContaining('Person') })
    await expect.poll(async () => (await show(came!.body.data.id)).state).toBe('done')
  })

  it('that is cancelled while it is read writes nothing', async () => {
    const begun = world.db
      .insertInto('outline_imports')
      .values({ document_id: id, state: 'cancelled', started_by: keeper.id })
      .returning('id')
    const one = await begun.executeTakeFirstOrThrow()
    const file = { name: 'a.docx', type: '', kind: 'document' as const, digest: '', bytes: 1, receivedDigest: '' }
    const sent = { import: one.id, language: 'vi' as const, preview: false }
    const items = [{ index: '1', header: 'Kho', level: 1, parent: null, content: '' }]
    const reading = { id: one.id, document_id: id, started_by: keeper.id, file, sent }
    await settle(world.app.services, reading, { rule: 'styles', items, warnings: [], pictures: [] })
    expect([await outlineOf(reader, id), (await show(one.id)).state]).toEqual([[], 'cancelled'])
  })

  it('is refused with a sentence when it is hostile, and those who serve go on', { timeout: 300_000 }, async () => {
    const wrong: unknown[] = []
    for (const [name, make] of some(hostileDocuments, 12)) {
      const sent = await sendOutline(keeper, id, make())
      if (sent.status !== 200) {
        if (![413, 415, 422].includes(sent.status)) wrong.push([name, sent.status])
        continue
      }
      const one = sent.body.data.id as number
      await expect.poll(async () => (await show(one)).state, { timeout: 70_000 }).not.toMatch(/waiting|reading/)
      const { state, error } = await show(one)
      if (state !== 'failed' || !/ .*\.$/.test(error)) wrong.push([name, state, error])
    }
    expect(wrong).toEqual([])
    expect(await outlineOf(reader, id)).toEqual([])
  })
})
