import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvedGroup, edit, inForce, ok, pdf, people, send } from '#testing/documents/documents-world.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let checker: Browser
let reader: Browser
let group: number
const now = new Date('2026-05-10T03:00:00Z')
beforeAll(async () => {
  world = await startWorld({ now: () => now })
  ;({ keeper, checker, reader } = await people(world))
  group = await approvedGroup(world)
})
afterAll(() => world.stop())

const vi = { 'accept-language': 'vi' }
const names = async (who: Browser, query: Record<string, string | number>) =>
  ((await who.get('/documents', { query: { per_page: 'all', ...query } })).body.data as { name: string }[]).map(
    ({ name }) => name,
  )

describe('a document', () => {
  it('is made with its first version, and is there for everybody once it is approved', async () => {
    const bytes = pdf('đầu nguồn')
    const fields = {
      grp_doc_id: group,
      name: 'Quy trình đầu nguồn',
      version: '3.0',
      exp_date: '2027-01-31',
      language: 'vi',
    }
    const made = await ok(send(keeper, fields, bytes))
    expect(made).toMatchObject({
      name: 'Quy trình đầu nguồn',
      version: '3.0',
      new_version: null,
      exp_date: '2027-01-31',
      is_expired: false,
      grp_doc_id: group,
      group_document: group,
      doc_id: 0,
      status: { code: 0 },
      file: { name: 'quy-trinh.pdf', type: 'application/pdf' },
      language: 'vi',
      versions: [{ label: '3.0', status: { code: 0 }, is_in_force: false }],
    })
    expect((await reader.get(`/documents/${made.id}`)).status).toBe(404)
    expect(await names(reader, { search: 'dau nguon' })).toEqual([])
    expect(await names(keeper, { search: 'dau nguon', status: 0 })).toEqual(['Quy trình đầu nguồn'])
    await ok(checker.post(`/documents/${made.id}/approval`))
    const seen = await ok(reader.get(`/documents/${made.id}`))
    expect(seen).toMatchObject({ status: { code: 1 }, versions: [], current_version_id: expect.any(Number) })
    const file = Buffer.from(await (await fetch(world.url + seen.file.url)).arrayBuffer())
    expect(file.equals(bytes)).toBe(true)
    expect(await names(reader, { search: 'dau nguon', grp_doc_id: group })).toEqual(['Quy trình đầu nguồn'])
    expect(await names(reader, { search: 'dau nguon', grp_doc_id: await approvedGroup(world) })).toEqual([])
  })

  it('says of each field what is wrong', async () => {
    const empty = await keeper.post('/documents', { form: form({}), headers: vi })
    expect([empty.status, Object.keys(empty.body.errors).toSorted()]).toEqual([
      422,
      ['file_path', 'grp_doc_id', 'name', 'version'],
    ])
    const noFile = await keeper.post('/documents', {
      form: form({ name: 'A', version: '1', grp_doc_id: String(group) }),
      headers: vi,
    })
    expect([noFile.status, noFile.body.errors]).toEqual([422, { file_path: ['Vui lòng chọn tệp.'] }])
    const wrong = async (fields: Record<string, string | number>) => {
      const { status, body } = await send(keeper, { grp_doc_id: group, ...fields })
      return [status, body.errors ?? body.code]
    }
    expect(await wrong({ exp_date: '2026-05-09' })).toEqual([
      422,
      { exp_date: ['The expiry date may not lie in the past.'] },
    ])
    expect(await wrong({ exp_date: '31/12/2026' })).toEqual([422, { exp_date: ['This is not a valid date.'] }])
    expect(await wrong({ grp_doc_id: 999_999 })).toEqual([422, { grp_doc_id: ['The chosen record does not exist.'] }])
    expect(await wrong({ doc_id: 999_999 })).toEqual([422, { doc_id: ['The chosen record does not exist.'] }])
    expect((await wrong({ exp_date: '2026-05-10' }))[0]).toBe(200)
    const kept = (await world.db.selectFrom('documents').select('id').execute()).length
    expect((await send(keeper, { grp_doc_id: group, name: 'Ảnh' }, await jpeg(20, 20))).status).toBe(415)
    expect((await world.db.selectFrom('documents').select('id').execute()).length).toBe(kept)
  })

  it('names what it belongs to, what belongs to it and its translations, to each reader those that they see', async () => {
    const id = await inForce({ keeper, checker }, { grp_doc_id: group, name: 'Quy trình nạp', language: 'vi' })
    const form = await inForce({ keeper, checker }, { grp_doc_id: group, name: 'Phiếu nạp', doc_id: id })
    const waiting = await ok(send(keeper, { grp_doc_id: group, name: 'Phiếu mới', doc_id: id }))
    const english = { grp_doc_id: group, name: 'Refuelling', language: 'en', translation_of: id }
    const translation = await inForce({ keeper, checker }, english)
    const ties = async (who: Browser, one: number) => {
      const { parent, children, original, translations } = await ok(who.get(`/documents/${one}`))
      return { parent, children, original, translations }
    }
    const alone = { parent: null, children: [], original: null, translations: [] }
    const named = { id, name: 'Quy trình nạp' }
    expect(await ties(reader, id)).toEqual({
      ...alone,
      children: [{ id: form, name: 'Phiếu nạp' }],
      translations: [{ id: translation, name: 'Refuelling' }],
    })
    expect((await ties(keeper, id)).children).toEqual([
      { id: waiting.id, name: 'Phiếu mới' },
      { id: form, name: 'Phiếu nạp' },
    ])
    expect(await ties(reader, form)).toEqual({ ...alone, parent: named })
    expect(await ties(reader, translation)).toEqual({ ...alone, original: named })
  })

  it('goes into approved groups only', async () => {
    const waiting = await world.db
      .insertInto('document_groups')
      .values({ name: 'Nháp' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const refused = await send(keeper, { grp_doc_id: waiting.id })
    expect([refused.status, refused.body.code]).toEqual([400, 'status_error'])
    expect(refused.body.message).toContain('Group status is not Approved')
    const id = await inForce({ keeper, checker }, { grp_doc_id: group })
    expect((await edit(keeper, id, { name: 'Chuyển', grp_doc_id: waiting.id })).body.code).toBe('status_error')
    await world.db.updateTable('document_groups').set({ status: 2 }).where('id', '=', group).execute()
    expect((await edit(keeper, id, { name: 'Ở lại', grp_doc_id: group })).status).toBe(200)
    expect((await reader.get(`/documents/${id}`)).status).toBe(200)
    await world.db.updateTable('document_groups').set({ status: 1 }).where('id', '=', group).execute()
  })

  it('stays approved when it is edited, keeps what is left out, and may have a past expiry date and a picture', async () => {
    const id = await inForce({ keeper, checker }, { grp_doc_id: group, exp_date: '2026-06-01', version: '2' })
    const after = await ok(edit(keeper, id, { name: 'Tên mới', grp_doc_id: group }))
    expect(after).toMatchObject({ name: 'Tên mới', version: '2', exp_date: '2026-06-01', status: { code: 1 } })
    const expired = await ok(
      edit(keeper, id, { name: 'Tên mới', grp_doc_id: group, exp_date: '2026-05-09', version: '2b' }),
    )
    expect(expired).toMatchObject({ is_expired: true, version: '2b' })
    const picture = await ok(
      edit(keeper, id, { name: 'Tên mới', grp_doc_id: group }, ['so-do.jpg', await jpeg(40, 30)]),
    )
    expect(picture).toMatchObject({
      version: '2b',
      new_version: '2b (2)',
      new_file: { type: 'image/jpeg' },
      status: { code: 1 },
    })
    const trail = world.db.selectFrom('audit_trail').select('after').where('action', '=', 'document.updated')
    expect(await trail.where('subject_id', '=', id).execute()).toHaveLength(3)
    expect(await ok(edit(keeper, id, { name: 'Tên mới', grp_doc_id: group, exp_date: '' }))).toMatchObject({
      exp_date: null,
    })
  })

  it('that was rejected waits again once it is edited, with its version', async () => {
    const { id } = await ok(send(keeper, { grp_doc_id: group, version: '1' }))
    await ok(checker.post(`/documents/${id}/rejection`, { body: { reason: 'Thiếu chữ ký' } }))
    const again = await ok(edit(keeper, id, { name: 'Đã ký', grp_doc_id: group, version: '1.1' }))
    expect(again).toMatchObject({
      status: { code: 0 },
      version: '1.1',
      versions: [{ label: '1.1', status: { code: 0 } }],
    })
    await ok(checker.post(`/documents/${id}/rejection`))
    const file: [string, Buffer] = ['ban-ky.pdf', pdf('ký')]
    const other = await ok(edit(keeper, id, { name: 'Đã ký', grp_doc_id: group }, file))
    expect(other).toMatchObject({ status: { code: 0 }, version: '1.2', file: { name: 'ban-ky.pdf' } })
    expect(other.versions.map((one: { status: { code: number } }) => one.status.code)).toEqual([0, 2])
  })

  it('belongs to another one and never to itself, and a translation names an original', async () => {
    const procedure = await inForce({ keeper, checker }, { grp_doc_id: group, name: 'Quy trình mẹ' })
    const sheet = await ok(
      send(keeper, { grp_doc_id: group, doc_id: procedure, translation_of: procedure, language: 'en' }),
    )
    expect(sheet).toMatchObject({
      doc_id: procedure,
      parent: { id: procedure, name: 'Quy trình mẹ' },
      original: { id: procedure },
      translation_of: procedure,
    })
    const circle = await edit(keeper, procedure, { name: 'Quy trình mẹ', grp_doc_id: group, doc_id: sheet.id })
    expect([circle.status, circle.body.code]).toEqual([400, 'tree_cycle'])
    const second = await send(keeper, { grp_doc_id: group, translation_of: sheet.id })
    expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ['translation_of']])
    const kept = await keeper.delete(`/documents/${procedure}`)
    expect([kept.status, kept.body.message]).toEqual([
      400,
      'This cannot be deleted, it is in use: 1 document that belongs to it, 1 translation.',
    ])
  })

  it('is found by what has expired, by what has a new version, and in the order that is asked for', async () => {
    const own = await approvedGroup(world)
    const ids: number[] = []
    for (const fields of [
      { name: 'B10', exp_date: '2026-06-01' },
      { name: 'B9', exp_date: '2026-07-01' },
      { name: 'Á1', exp_date: '' },
    ])
      ids.push(await inForce({ keeper, checker }, { grp_doc_id: own, ...fields }))
    await world.db.updateTable('documents').set({ expires_on: '2026-05-09' }).where('id', '=', ids[0]!).execute()
    const found = (query: Record<string, string | number>, who = reader) => names(who, { grp_doc_id: own, ...query })
    expect(await found({ expired: 1 })).toEqual(['B10'])
    expect(await found({ expired: 0, sort: 'asc' })).toEqual(['B9', 'Á1'])
    expect(await found({ sort_by: 'name', sort: 'asc' })).toEqual(['Á1', 'B9', 'B10'])
    await ok(keeper.post(`/documents/${ids[1]}/versions`, { form: form({}, [['file_path', 'b.pdf', pdf('b')]]) }))
    expect([await found({ with_new: 1 }, keeper), await found({ with_new: 1 })]).toEqual([['B9'], []])
    const paged = await reader.get('/documents', { query: { grp_doc_id: own, per_page: 2, page: 2 } })
    expect([paged.body.data.length, paged.body.meta]).toMatchObject([1, { total: 3, last_page: 2, current_page: 2 }])
  })
})

describe('deleting documents', () => {
  const referred = async (id: number) => {
    const db = world.db
    const folder = { index_html: '1', index_text: '1', header: 'Kho', status: 1 }
    const own = await db.insertInto('library_groups').values(folder).returning('id').executeTakeFirstOrThrow()
    const item = { group_id: own.id, header: `Câu ${id}`, content: '<p>?</p>', status: 1 }
    const asked = await db.insertInto('library_items').values(item).returning('id').executeTakeFirstOrThrow()
    const part = { document_id: id, index: '1', header: 'Điều 1', content: '' }
    const of = await db.insertInto('document_items').values(part).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('library_item_references').values({ item_id: asked.id, document_item_id: of.id }).execute()
  }

  it('takes versions and outline with it, unless questions refer to the outline', async () => {
    const id = await inForce({ keeper, checker }, { grp_doc_id: group })
    expect((await keeper.delete(`/documents/${id}`)).status).toBe(200)
    expect((await keeper.get(`/documents/${id}`)).status).toBe(404)
    const other = await inForce({ keeper, checker }, { grp_doc_id: group })
    await referred(other)
    const kept = await keeper.delete(`/documents/${other}`, { headers: vi })
    expect([kept.status, kept.body.message]).toEqual([
      400,
      'Không xóa được vì đang được sử dụng: 1 câu hỏi dẫn chiếu đến mục lục của tài liệu.',
    ])
  })

  it('is all of the chosen or none, and says why', async () => {
    const [free, used] = [
      await inForce({ keeper, checker }, { grp_doc_id: group }),
      await inForce({ keeper, checker }, { grp_doc_id: group, name: 'Đang dùng' }),
    ]
    await referred(used)
    const many = (ids: number[]) => keeper.delete('/multi-destroy-documents', { body: { ids } })
    const refused = await many([free, used])
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('(Đang dùng)')])
    expect((await keeper.get(`/documents/${free}`)).status).toBe(200)
    expect((await many([])).status).toBe(422)
    expect((await ok(many([free]))).count).toBe(1)
  })
})
