import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAudit } from '#testing/audits/open-audit.ts'
import { sampleLibrary } from '#testing/audits/sample-library.ts'
import { startWorld, type World } from '#testing/world.ts'

let world: World
let library: Awaited<ReturnType<typeof sampleLibrary>>
beforeAll(async () => {
  world = await startWorld()
  library = await sampleLibrary(world)
})
afterAll(() => world.stop())

async function outline(status: number): Promise<number> {
  const folder = await world.db
    .insertInto('document_groups')
    .values({ name: 'g' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const document = await world.db
    .insertInto('documents')
    .values({ group_id: folder.id, name: 'JIG 2', version: '13', status })
    .returning('id')
    .executeTakeFirstOrThrow()
  const part = await world.db
    .insertInto('document_items')
    .values({ document_id: document.id, index: '3.1', header: 'Receipt', content: '<p>Check</p>' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return part.id
}

describe('an item of the library', () => {
  it('names nobody, whoever it is said to mention', async () => {
    const content = '<p>Hỏi <span data-mention="1">@Quản trị</span></p>'
    const { body } = await library.maker.post('/checklist-items', { body: library.form('4.90', { content }) })
    expect(body.data.content).toBe('<p>Hỏi @Quản trị</p>')
  })

  it('is created in an approved group, cleaned, with its tags and references', async () => {
    const tag = await world.db.insertInto('tags').values({ name: 'an toàn' }).returning('id').executeTakeFirstOrThrow()
    const part = await outline(1)
    const { status, body } = await library.maker.post('/checklist-items', {
      body: library.form('4.1', {
        content: '<p onclick="x()">Bể <b>có</b></p><script>x</script>',
        si: 1,
        hashtag: [tag.id],
        doc_item_id: [part],
      }),
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      header: '4.1',
      content: '<p>Bể <b>có</b></p>',
      si: true,
      status: { code: 0 },
      tags: [{ id: tag.id, name: 'an toàn' }],
      document_items: [{ id: part, index: '3.1', document: { name: 'JIG 2' } }],
    })
    const refer = await library.maker.get(`/checklist-items/${body.data.id}/refer`)
    expect(refer.body.data).toMatchObject([
      { name: 'JIG 2', version: '13', items: [{ id: part, content: '<p>Check</p>' }] },
    ])
    const trail = world.db.selectFrom('audit_trail').select(['after']).where('action', '=', 'library_item.created')
    expect((await trail.where('subject_id', '=', body.data.id).executeTakeFirst())?.after).toMatchObject({
      header: '4.1',
    })
  })

  it('is refused where its group is not approved', async () => {
    const waiting = await library.addGroup('5', 0)
    const vi = { 'accept-language': 'vi' }
    const refused = await library.maker.post('/checklist-items', {
      body: library.form('5.1', { grp_chk_item_id: waiting }),
      headers: vi,
    })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      400,
      'group_not_approved',
      'Trạng thái của nhóm chưa phải là Phê Duyệt',
    ])
    const id = await library.add('stays')
    const moved = await library.maker.put(`/checklist-items/${id}`, {
      body: library.form('stays', { grp_chk_item_id: waiting }),
    })
    expect(moved.body.code).toBe('group_not_approved')
  })

  it('names the field that points at nothing, and refers to approved documents only', async () => {
    const waiting = await outline(0)
    const wrong = async (more: object) => {
      const { status, body } = await library.maker.post('/checklist-items', { body: library.form('w', more) })
      return [status, ...Object.keys(body.errors ?? {})]
    }
    expect(await wrong({ grp_chk_item_id: 999_999 })).toEqual([422, 'grp_chk_item_id'])
    expect(await wrong({ hashtag: [999_999] })).toEqual([422, 'hashtag'])
    expect(await wrong({ doc_item_id: [999_999] })).toEqual([422, 'doc_item_id'])
    expect(await wrong({ doc_item_id: [waiting] })).toEqual([422, 'doc_item_id'])
    expect(await wrong({ content: '<p> &nbsp; </p><script>x</script>' })).toEqual([422, 'content'])
    const id = await library.add('keeps')
    await world.db.insertInto('library_item_references').values({ item_id: id, document_item_id: waiting }).execute()
    const kept = await library.maker.put(`/checklist-items/${id}`, {
      body: library.form('keeps', { doc_item_id: [waiting] }),
    })
    expect(kept.body.data.document_items).toHaveLength(1)
    expect((await library.checker.get(`/checklist-items/${id}/refer`)).body.data).toEqual([])
    expect(
      (await (await world.as('UPDATE_DOCUMENT', 'VIEW_CHECKLIST_ITEM')).get(`/checklist-items/${id}/refer`)).body.data,
    ).toHaveLength(1)
  })

  it('refers anew only to what is still in its document, and keeps what it refers to already', async () => {
    const part = await outline(1)
    const id = await library.add('4.91')
    const put = (doc_item_id: number[]) =>
      library.maker.put(`/checklist-items/${id}`, { body: library.form('4.91', { doc_item_id }) })
    expect((await put([part])).status).toBe(200)
    await world.db.updateTable('document_items').set({ is_gone: true }).where('id', '=', part).execute()
    expect((await put([part])).body.data.document_items).toHaveLength(1)
    await put([])
    expect((await put([part])).body.errors).toEqual({ doc_item_id: [expect.stringMatching(/không còn|no longer/)] })
  })

  it('tells its references to those who may pick it or see an audit that asks it', async () => {
    const anybody = await world.as()
    const id = await library.add('4.8')
    const refer = async (by = anybody, item = id) => (await by.get(`/checklist-items/${item}/refer`)).status
    expect([await refer(), await refer(library.maker), await refer(library.maker, 999_999)]).toEqual([404, 200, 404])
    const audit = await openAudit(world)
    const member = await audit.member()
    const asked = await world.db
      .selectFrom('audit_items')
      .select('library_item_id')
      .where('id', '=', audit.items[0])
      .executeTakeFirstOrThrow()
    await world.db.updateTable('library_items').set({ status: 0 }).where('id', '=', asked.library_item_id).execute()
    expect([await refer(member, asked.library_item_id), await refer(anybody, asked.library_item_id)]).toEqual([
      200, 404,
    ])
    await library.checker.post(`/checklist-items/${id}/approval`)
    expect(await refer()).toBe(200)
  })

  it('is found by words without case and diacritics, in its group and status, in natural order', async () => {
    const own = await library.addGroup('9')
    const at = { grp_chk_item_id: own }
    const second = await library.add('9.10', { ...at, content: 'Kiểm tra <b>đầu</b> nối' })
    await library.add('9.9', { ...at, content: '100% dầu_nhờn' })
    await library.checker.post(`/checklist-items/${second}/approval`)
    const headers = async (query: Record<string, string | number>) => {
      const { body } = await library.maker.get('/checklist-items', {
        query: { groupchkitem_id: own, sort_by: 'header', sort: 'asc', ...query },
      })
      return body.data.map((item: { header: string }) => item.header)
    }
    expect(await headers({})).toEqual(['9.9', '9.10'])
    expect(await headers({ search: 'DAU' })).toEqual(['9.9', '9.10'])
    expect(await headers({ search: 'kiem tra' })).toEqual(['9.10'])
    expect(await headers({ search: '%' })).toEqual(['9.9'])
    expect(await headers({ search: 'u_n' })).toEqual(['9.9'])
    expect(await headers({ status: 1 })).toEqual(['9.10'])
    expect(await headers({ per_page: 1, page: 2 })).toEqual(['9.10'])
  })

  it('is picked by anybody once it is approved, and before that only by those who see the library', async () => {
    const id = await library.add('4.7')
    const anybody = await world.as()
    expect((await anybody.get(`/get-checklist-item/${id}`)).status).toBe(404)
    expect((await library.maker.get(`/get-checklist-item/${id}`)).status).toBe(200)
    await library.checker.post(`/checklist-items/${id}/approval`)
    expect((await anybody.get(`/get-checklist-item/${id}`)).body.data.header).toBe('4.7')
  })

  it('has its header to itself in its group, when it is new, renamed or moved; those that share one stay', async () => {
    const [here, there] = [await library.addGroup('12'), await library.addGroup('13')]
    const put = (id: number, header: string, group: number) =>
      library.maker.put(`/checklist-items/${id}`, { body: library.form(header, { grp_chk_item_id: group }) })
    const first = await library.add('Z1.1.1', { grp_chk_item_id: here })
    const again = { body: library.form('z1.1.1', { grp_chk_item_id: here }) }
    const refused = await library.maker.post('/checklist-items', { ...again, headers: { 'accept-language': 'vi' } })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { header: ['Nhóm này đã có câu hỏi mang số hiệu đó.'] },
    ])
    // The points of a rule run d, đ, e.
    await library.add('Z1.d', { grp_chk_item_id: here })
    await library.add('Z1.đ', { grp_chk_item_id: here })
    const point = library.form('z1.Đ', { grp_chk_item_id: here })
    expect((await library.maker.post('/checklist-items', { body: point })).status).toBe(422)
    const second = await library.add('Z1.1.2', { grp_chk_item_id: here })
    expect((await put(second, 'Z1.1.1', here)).body.errors).toEqual({
      header: ['Another question of this group has this header already.'],
    })
    const other = await library.add('Z1.1.1', { grp_chk_item_id: there })
    expect((await put(other, 'Z1.1.1', here)).status).toBe(422)
    expect((await put(first, 'Z1.1.1', here)).status).toBe(200)

    const shared = { header: 'Z9', content: '<p>?</p>', group_id: here, shares_header: true }
    const [old] = await world.db.insertInto('library_items').values([shared, shared]).returning('id').execute()
    expect((await put(old!.id, 'Z9', here)).status).toBe(200)
    expect(
      (await library.maker.post('/checklist-items', { body: library.form('Z9', { grp_chk_item_id: here }) })).status,
    ).toBe(422)
    expect((await put(old!.id, 'Z10', here)).status).toBe(200)
    expect((await put(old!.id, 'Z9', here)).status).toBe(422)
  })

  it('starts with the header after the last one of its group', async () => {
    const next = async (index: string, ...headers: string[]) => {
      const id = await library.addGroup(index)
      for (const header of headers) await library.add(header, { grp_chk_item_id: id })
      return (await library.maker.get('/get-header-checklist-item', { query: { groupchkitem_id: id } })).body.data
        .header
    }
    expect(await next('Điều 4', '4.9', '4.10', '4.2')).toBe('4.11')
    expect(await next('AC-1', 'AC-01a.[01]', 'AC-01a.[02]')).toBe('AC-01a.[03]')
    expect(await next('7', '7.2.b')).toBe('7.2.c')
    expect(await next('AC-22', 'AC-22c.')).toBe('AC-22d.')
    expect(await next('Điều 5')).toBe('5.1')
    expect(await next('AC-2')).toBe('AC-2.1')
    expect(await next('Fire', 'Safety')).toBe('Fire')
  })

  it('goes back to be submitted when a rejected one is edited, and an approved one stays approved', async () => {
    const id = await library.add('4.12')
    await library.checker.post(`/checklist-items/${id}/rejection`)
    expect(
      (await library.maker.put(`/checklist-items/${id}`, { body: library.form('4.12b') })).body.data.status.code,
    ).toBe(0)
    await library.checker.post(`/checklist-items/${id}/approval`)
    expect(
      (await library.maker.put(`/checklist-items/${id}`, { body: library.form('4.12c') })).body.data.status.code,
    ).toBe(1)
  })

  it('shows a picture by an address that serves it, and stores it by one that does not expire', async () => {
    const data = new FormData()
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#12716a' } })
      .png()
      .toBuffer()
    data.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'van.png')
    const uploaded = await library.maker.post('/checklist-items/upload-images', { form: data })
    const address: string = uploaded.body.data
    const { body } = await library.maker.post('/checklist-items', {
      body: library.form('4.9', { content: `<p><img src="${address}"></p>` }),
    })
    const row = await world.db
      .selectFrom('library_items')
      .select('content')
      .where('id', '=', body.data.id)
      .executeTakeFirst()
    expect(row?.content).toMatch(/^<p><img src="\/files\/\d+\/original" \/><\/p>$/)
    const shown = /src="([^"]+)"/.exec(body.data.content)![1]!.replaceAll('&amp;', '&')
    const served = await fetch(`${world.url}${shown}`)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
    const thief = await world.as('CREATE_CHECKLIST_ITEM')
    const stolen = await thief.post('/checklist-items', {
      body: library.form('t', { content: `<p>x<img src="${address}"></p>` }),
    })
    expect(stolen.body.data.content).toBe('<p>x</p>')
  })
})
