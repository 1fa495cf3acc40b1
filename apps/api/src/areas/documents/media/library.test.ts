import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '#db/schema/index.ts'
import type { Table } from '#db/schema/table.ts'
import { deleteReleased } from '#files/forgetting/release.ts'
import { sendWhole, sha256 } from '#testing/documents/uploads.ts'
import { pdf } from '#testing/documents/documents-world.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { isNamed } from './media-uses.ts'

let world: World
let sender: Browser
let viewer: Browser
let keeper: Browser
let documentKeeper: Browser
beforeAll(async () => {
  world = await startWorld()
  sender = await world.as('CREATE_CHECKLIST_ITEM', 'GET_MEDIA')
  viewer = await world.as('GET_MEDIA')
  keeper = await world.as('GET_MEDIA', 'DELETE_MEDIA', 'GET_TRASH_MEDIA', 'RESTORE_TRASH_MEDIA', 'DESTROY_TRASH_MEDIA')
  documentKeeper = await world.as('GET_MEDIA', 'DELETE_DOCUMENT_MANAGER', 'GET_TRASH_MEDIA')
})
afterAll(() => world.stop())

async function put(name: string, bytes: Buffer | string, who = sender): Promise<{ id: number; url: string }> {
  const { status, body } = await who.post('/libraries/upload', { form: form({}, [['file', name, bytes]]) })
  expect(status).toBe(200)
  return body.data
}
const names = async (path: string, query: object = {}, who = keeper) =>
  (await who.get(path, { query: { per_page: 500, ...query } })).body.data.map(
    (one: { file_name: string }) => one.file_name,
  )

describe('the library', () => {
  it('lists what was put there, the newest first, with who did', async () => {
    const picture = await put('Bồn chứa.jpg', await jpeg(1200, 800))
    const text = await put('Quy trình tra nạp.txt', 'Bước 1')
    const { body } = await viewer.get('/media')
    expect(body.data.slice(0, 2)).toMatchObject([
      {
        id: text.id,
        kind: 'document',
        type: 'text/plain',
        width: null,
        image: null,
        deleted_at: null,
        image_trash: null,
      },
      { id: picture.id, kind: 'image', file_name: 'Bồn chứa.jpg', width: 1200, height: 800, owner: { id: sender.id } },
    ])
    expect((await fetch(world.url + body.data[1].image)).headers.get('content-type')).toBe('image/jpeg')
    expect(body.data.slice(0, 2).map((one: { url: string }) => one.url)).toEqual([text.url, picture.url])
    expect(body.meta).toMatchObject({ total: body.data.length, current_page: 1 })
  })

  it('is narrowed by kind, and searched without case and diacritics', async () => {
    expect(await names('/media', { kind: 'document' })).toContain('Quy trình tra nạp.txt')
    expect(await names('/media', { kind: 'document' })).not.toContain('Bồn chứa.jpg')
    expect(await names('/media', { search: 'BON CHUA' })).toEqual(['Bồn chứa.jpg'])
    expect(await names('/media', { search: '%' })).toEqual([])
    expect((await viewer.get('/media', { query: { kind: 'program' } })).status).toBe(422)
  })

  it('takes the pictures of questions, and neither faces nor what is said in a chat', async () => {
    const image = form({}, [['image', 'Van.jpg', await jpeg(40, 30)]])
    expect((await sender.post('/checklist-items/upload-images', { form: image })).status).toBe(200)
    expect(await names('/media', { search: 'Van.jpg' })).toEqual(['Van.jpg'])
    const said = form({ type: 'image' }, [['images[0]', 'Riêng tư.jpg', await jpeg(41, 30)]])
    const { body } = await sender.post('/chats', { body: { user_id: viewer.id } })
    const message = await sender.post(`/chats/${body.data.chanel_id}`, { form: said })
    expect(message.status).toBe(200)
    const [file] = message.body.data.data.extra.files
    expect(await names('/media', { search: 'Riêng tư' })).toEqual([])
    expect((await keeper.delete(`/media/${file.id}`)).status).toBe(404)
    expect((await keeper.get(`/media/${file.id}`)).status).toBe(404)
  })
})

describe('the trash', () => {
  it('takes images by one right and documents by another, each once', async () => {
    const picture = await put('Xe tra nạp.jpg', await jpeg(50, 30))
    const text = await put('Biên bản.txt', 'Đã kiểm tra')
    expect((await keeper.delete(`/media/${text.id}`)).status).toBe(403)
    expect((await documentKeeper.delete(`/media/${picture.id}`)).status).toBe(403)
    expect((await viewer.delete(`/media/${picture.id}`)).status).toBe(403)
    expect((await documentKeeper.delete(`/media/${text.id}`)).status).toBe(200)
    expect((await keeper.delete(`/media/${picture.id}`)).status).toBe(200)
    expect((await keeper.delete(`/media/${picture.id}`)).status).toBe(404)
    expect((await names('/media/trash')).slice(0, 2)).toEqual(['Xe tra nạp.jpg', 'Biên bản.txt'])
    expect(await names('/media')).not.toContain('Xe tra nạp.jpg')
    const { body } = await keeper.get('/media/trash', { query: { search: 'xe tra' } })
    expect(body.data).toMatchObject([
      { id: picture.id, deleted_at: expect.any(String), image_trash: expect.any(String) },
    ])
    expect((await fetch(world.url + body.data[0].image_trash)).status).toBe(200)
    const trail = world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'media.trashed')
    expect(await trail.where('subject_id', '=', picture.id).execute()).toMatchObject([{ user_id: keeper.id }])
  })

  it('gives back what was put there by mistake', async () => {
    const { id } = await put('Đồng hồ.jpg', await jpeg(60, 30))
    expect((await keeper.post(`/media/trash/${id}`)).status).toBe(404)
    await keeper.delete(`/media/${id}`)
    expect((await viewer.get(`/media/${id}`)).status).toBe(404)
    expect((await keeper.post(`/media/trash/${id}`)).body.data).toMatchObject({
      id,
      deleted_at: null,
      image_trash: null,
    })
    expect(await names('/media', { search: 'Đồng hồ' })).toEqual(['Đồng hồ.jpg'])
    expect((await keeper.post(`/media/trash/${id}`)).status).toBe(404)
  })

  it('destroys nothing that a text shows, and says what does', async () => {
    const author = await world.as('CREATE_CHECKLIST_ITEM', 'DELETE_CHECKLIST_ITEM', 'GET_MEDIA')
    const { id, url } = await put('Sơ đồ.jpg', await jpeg(70, 30), author)
    const group = await world.db
      .insertInto('library_groups')
      .values({ index_html: 'I', index_text: 'I', header: 'Kho', status: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const content = `<p>Xem</p><img src="${url}">`
    const asked = { grp_chk_item_id: group.id, index: '1', header: 'Sơ đồ kho?', content }
    const question = await author.post('/checklist-items', { body: asked })
    expect(question.status).toBe(200)
    await keeper.delete(`/media/${id}`)
    const refused = await keeper.delete(`/media/trash/${id}`)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'This cannot be deleted, it is in use: 1 question of the library.',
    ])
    expect((await keeper.get(`/media/${id}`)).body.data.uses).toEqual(['1 question of the library'])
    expect((await fetch(world.url + url)).status).toBe(200)
    await author.delete(`/checklist-items/${question.body.data.id}`)
    expect((await keeper.delete(`/media/trash/${id}`)).status).toBe(200)
    expect((await keeper.delete(`/media/trash/${id}`)).status).toBe(404)
    expect(await names('/media/trash', { search: 'Sơ đồ' })).toEqual([])
  })

  it('lets go of a file that came in parts, which its sender may send anew', async () => {
    const bytes = Buffer.from('Sổ giao ca\n'.repeat(200_000))
    const named = { name: 'Giao ca.txt', digest: sha256(bytes) }
    const { body } = await sendWhole(sender, bytes, named)
    const { file } = body.data as { file: { id: number; url: string } }
    expect((await sender.post('/libraries/upload', { form: form({ upload_id: body.data.id }) })).status).toBe(200)
    await documentKeeper.delete(`/media/${file.id}`)
    expect((await keeper.delete(`/media/trash/${file.id}`)).status).toBe(200)
    await deleteReleased(world.db)
    expect((await fetch(world.url + file.url)).status).toBe(404)
    expect((await sendWhole(sender, bytes, named)).body.data.file.id).not.toBe(file.id)
  })

  it('has a name for every place that may use a file', () => {
    const places = Object.entries<Table>(tables).filter(([, { columns }]) =>
      Object.values(columns).some(({ holds }) => holds),
    )
    expect(places.map(([table]) => table).filter((table) => !isNamed(table))).toEqual([])
  })
})

describe('documents of the library', () => {
  it('are there for everybody under their names, until they are in the trash', async () => {
    const [former, present] = [pdf('Ban cu'), pdf('Ban moi')]
    const first = await put('TCCS 01.pdf', former)
    await put('Ghi chú.txt', 'Không phải tài liệu')
    const reader = await world.as()
    const { body } = await reader.get('/libraries/document')
    expect(body.data.files.filter((name: string) => name === 'TCCS 01.pdf')).toHaveLength(1)
    expect(body.data.files.filter((name: string) => !name.endsWith('.pdf'))).toEqual([])
    const address = `${world.url + body.data.url}/${encodeURIComponent('TCCS 01.pdf')}`
    const served = async () => Buffer.from(await (await fetch(address)).arrayBuffer())
    expect((await served()).equals(former)).toBe(true)
    expect((await fetch(`${world.url + body.data.url}/${encodeURIComponent('Bồn chứa.jpg')}`)).status).toBe(404)
    expect((await fetch(address.replace(/\/[^/]+\/([^/]+)$/, '/none/$1'))).status).toBe(404)
    await documentKeeper.delete(`/media/${first.id}`)
    expect((await fetch(address)).status).toBe(404)
    await put('TCCS 01.pdf', present)
    expect((await served()).equals(present)).toBe(true)
    const status = async (asked: string) => (await fetch(asked, { redirect: 'manual' })).status
    expect(await status(address)).toBe(302)
    expect(await status(address.replace(`/library/${reader.id}/`, `/library/${documentKeeper.id}/`))).toBe(404)
    const group = world.db.updateTable('groups').where('id', '=', reader.groupId)
    await group.set({ status: 2 }).execute()
    expect(await status(address)).toBe(404)
    await group.set({ status: 1 }).execute()
    const user = world.db.updateTable('users').where('id', '=', reader.id)
    await user.set({ status: 1 }).execute()
    expect(await status(address)).toBe(404)
    await user.set({ status: 0 }).execute()
    expect(await status(address)).toBe(302)
    const grid = await reader.get('/media/documents', { query: { search: 'tccs' } })
    expect(grid.body.data).toMatchObject([{ file_name: 'TCCS 01.pdf', kind: 'document' }])
    expect((await reader.get('/media')).status).toBe(403)
    const other = await put('TCCS 02.pdf', pdf('Ban khac'))
    const named = async () => (await reader.get('/libraries/document')).body.data.files
    expect(await named()).toContain('TCCS 02.pdf')
    await documentKeeper.delete(`/media/${other.id}`)
    expect(await named()).not.toContain('TCCS 02.pdf')
  })
})

describe('what is put beside a document', () => {
  it('by somebody without a right to the library stands nowhere but in the text that shows it', async () => {
    const somebody = await world.as('CREATE_CHECKLIST_ITEM')
    const bytes = pdf('Quy trinh cua ai do')
    await put('MH-QT-02.pdf', pdf('Quy trinh'))
    const { id, url } = await put('MH-QT-02.pdf', bytes, somebody)
    expect(Buffer.from(await (await fetch(world.url + url)).arrayBuffer()).equals(bytes)).toBe(true)
    const { body } = await somebody.get('/media/documents', { query: { search: 'MH-QT-02' } })
    expect(body.data).toMatchObject([{ file_name: 'MH-QT-02.pdf', owner: { id: sender.id } }])
    expect((await somebody.get('/libraries/document')).body.data.files).toContain('MH-QT-02.pdf')
    expect((await keeper.get(`/media/${id}`)).status).toBe(404)
    const image = form({}, [['image', 'Của ai đó.jpg', await jpeg(41, 33)]])
    expect((await somebody.post('/checklist-items/upload-images', { form: image })).status).toBe(200)
    expect(await names('/media', { search: 'Của ai đó' })).toEqual([])
  })

  it('under a name that is taken is numbered, whatever its case and diacritics, also out of the trash', async () => {
    const manager = await world.as('DOCUMENT_MANAGER')
    const send = async (name: string, bytes: Buffer) =>
      (await manager.post('/libraries/upload', { form: form({}, [['file', name, bytes]]) })).body.data
    const first = await send('Hướng dẫn 3.2.pdf', pdf('Mot'))
    expect((await send('huong dan 3.2.PDF', pdf('Hai'))).file_name).toBe('huong dan 3.2 (2).PDF')
    const third = await send('Hướng dẫn 3.2.pdf', pdf('Ba'))
    expect(third.file_name).toBe('Hướng dẫn 3.2 (3).pdf')
    expect((await fetch(world.url + third.url)).headers.get('content-disposition')).toContain('(3)')
    await documentKeeper.delete(`/media/${first.id}`)
    expect((await send('Hướng dẫn 3.2.pdf', pdf('Bon'))).file_name).toBe('Hướng dẫn 3.2.pdf')
    expect((await keeper.post(`/media/trash/${first.id}`)).body.data.file_name).toBe('Hướng dẫn 3.2 (4).pdf')
  })

  it('at the same moment under the same name is numbered too', async () => {
    await Promise.all([1, 2, 3].map((at) => put('Cùng lúc.pdf', pdf(`So ${at}`))))
    const found = await names('/media', { search: 'Cùng lúc' })
    expect(found.toSorted()).toEqual(['Cùng lúc (2).pdf', 'Cùng lúc (3).pdf', 'Cùng lúc.pdf'])
  })
})

describe('the report of what takes the room', () => {
  it('is for administrators, by kind, use and person', async () => {
    expect((await keeper.get('/media/room')).status).toBe(403)
    const boss = await world.asSuper()
    const { body } = await boss.get('/media/room')
    const of = (list: string, name: string, value: string) =>
      body.data[list].find((one: Record<string, unknown>) => one[name] === value)
    expect(of('kinds', 'kind', 'image')).toMatchObject({ count: expect.any(Number), since: expect.any(String) })
    expect(of('uses', 'use', 'library').count).toBeGreaterThan(2)
    expect(of('uses', 'use', 'trash').count).toBeGreaterThan(0)
    expect(of('uses', 'use', 'chat')).toMatchObject({ count: 1 })
    expect(body.data.owners[0]).toMatchObject({ owner: { id: sender.id } })
    expect(body.data.free_bytes).toBeGreaterThan(0)
    expect(body.data.least_free_bytes).toBe(0)
    const total = (list: string) =>
      body.data[list].reduce((sum: number, { bytes }: { bytes: number }) => sum + bytes, 0)
    expect(total('uses')).toBe(total('kinds'))
  })
})
