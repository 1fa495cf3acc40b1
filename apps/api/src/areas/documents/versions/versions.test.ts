import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvedGroup, edit, inForce, ok, pdf, people, send, upload } from '#testing/documents/documents-world.ts'
import { decisionsTold } from '#testing/decisions-told.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let checker: Browser
let reader: Browser
let group: number
beforeAll(async () => {
  world = await startWorld()
  ;({ keeper, checker, reader } = await people(world))
  group = await approvedGroup(world)
})
afterAll(() => world.stop())

const vi = { 'accept-language': 'vi' }
const show = (id: number, who = keeper) => ok(who.get(`/documents/${id}`))
type Version = {
  id: number
  label: string
  status: { code: number }
  is_in_force: boolean
  kept_because: string | null
}
const versions = async (id: number): Promise<Version[]> => ok(keeper.get(`/documents/${id}/versions`))
const forced = (fields: Record<string, string | number> = {}) =>
  inForce({ keeper, checker }, { grp_doc_id: group, ...fields })
type WorkQueueEntry = { kind: string; id: number; name: string; link: string }
const waits = async (who: Browser, kind: string, name: string) =>
  ((await who.get('/waiting', { query: { per_page: 'all' } })).body.data as WorkQueueEntry[]).find(
    (one) => one.kind === kind && one.name.startsWith(name),
  )

describe('a new version', () => {
  it('waits beside the one in force, counts on, and takes its place when somebody else approves it', async () => {
    const id = await forced({ version: '1.9' })
    const made = await ok(upload(keeper, id, { note: 'Thêm mục 4' }))
    expect(made).toMatchObject({ label: '1.10', status: { code: 0 }, note: 'Thêm mục 4', is_in_force: false })
    expect(await show(id)).toMatchObject({ version: '1.9', new_version: '1.10', status: { code: 1 } })
    expect(await show(id, reader)).toMatchObject({ version: '1.9', new_version: null, new_file: null, versions: [] })
    const approved = await ok(checker.post(`/documents/${id}/approval`))
    expect(approved.code).toBe(1)
    expect(await show(id, reader)).toMatchObject({ version: '1.10', file: { name: 'ban-moi.pdf' } })
    expect((await versions(id)).map(({ label, is_in_force }) => [label, is_in_force])).toEqual([
      ['1.10', true],
      ['1.9', false],
    ])
    const nothing = await checker.post(`/documents/${id}/approval`)
    expect([nothing.status, nothing.body.code]).toEqual([400, 'wrong_status'])
  })

  it('is refused alone, while the one before it stays in force', async () => {
    const id = await forced({ version: 'A' })
    await ok(upload(keeper, id))
    const refused = await ok(checker.post(`/documents/${id}/rejection`, { body: { reason: 'Thiếu phụ lục' } }))
    expect(refused.code).toBe(1)
    expect(await show(id)).toMatchObject({ version: 'A', new_version: null, status: { code: 1 } })
    expect((await versions(id)).map(({ label, status }) => [label, status.code])).toEqual([
      ['B', 2],
      ['A', 1],
    ])
    expect((await ok(upload(keeper, id))).label).toBe('C')
    await ok(checker.post(`/documents/${id}/rejection`))
    const withdrawn = await ok(checker.post(`/documents/${id}/rejection`))
    expect([withdrawn.code, (await reader.get(`/documents/${id}`)).status]).toEqual([2, 404])
    await ok(checker.post(`/documents/${id}/approval`))
    expect(await show(id, reader)).toMatchObject({ version: 'A' })
  })

  it('is one at a time, and bears a label that none has borne', async () => {
    const id = await forced({ version: '1' })
    await ok(upload(keeper, id, { version: '2026-A' }))
    const second = await keeper.post(`/documents/${id}/versions`, {
      form: (() => {
        const made = new FormData()
        made.append('file_path', new File([new Uint8Array(pdf('x'))], 'x.pdf'))
        return made
      })(),
      headers: vi,
    })
    expect([second.status, second.body.message]).toEqual([
      400,
      expect.stringMatching(/^Phiên bản 2026-A do Person \d+ tải lên đang chờ duyệt\./),
    ])
    const [waiting] = await versions(id)
    await ok(keeper.delete(`/documents/${id}/versions/${waiting!.id}`))
    const taken = await upload(keeper, id, { version: '2026-A' })
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { version: ['This document has a version of that label already.'] },
    ])
    expect((await ok(upload(keeper, id))).label).toBe('2026-A (2)')
    expect((await keeper.post(`/documents/${id}/versions`, { form: new FormData() })).status).toBe(422)
  })

  it('may be the file of an edit, which replaces what waits', async () => {
    const id = await forced({ version: '1' })
    const name = 'Sửa tệp'
    const first = await ok(edit(keeper, id, { name, grp_doc_id: group, version: '1' }, ['a.pdf', pdf('a')]))
    expect(first).toMatchObject({ version: '1', new_version: '2', new_file: { name: 'a.pdf' } })
    const again = await ok(edit(keeper, id, { name, grp_doc_id: group, version: '2.5' }, ['b.pdf', pdf('b')]))
    expect(again).toMatchObject({ version: '1', new_version: '2.5', new_file: { name: 'b.pdf' } })
    expect(await versions(id)).toHaveLength(2)
  })

  it('is not approved by whoever uploaded it, nor a first one that somebody else edited since', async () => {
    const both = await world.as('CREATE_DOCUMENT', 'UPDATE_DOCUMENT', 'APPROVE_DOCUMENT')
    const id = await forced()
    await ok(upload(both, id))
    const own = await both.post(`/documents/${id}/approval`)
    expect([own.status, own.body.code]).toEqual([400, 'four_eyes'])
    const many = await both.put('/multi-approval-documents', { body: { ids: [id] } })
    expect([many.status, many.body.message]).toEqual([400, expect.stringContaining('written by yourself')])
    const first = await ok(send(both, { grp_doc_id: group, name: 'Bản đầu' }))
    await ok(edit(keeper, first.id, { name: 'Bản đầu sửa', grp_doc_id: group }))
    expect((await both.post(`/documents/${first.id}/approval`)).body.code).toBe('four_eyes')
    expect(await waits(both, 'documents', 'Bản đầu sửa')).toBeUndefined()
    expect(await waits(checker, 'documents', 'Bản đầu sửa')).toBeDefined()
    expect((await ok(checker.put('/multi-approval-documents', { body: { ids: [id, first.id] } }))).count).toBe(2)
    expect(await show(id)).toMatchObject({ new_version: null, status: { code: 1 } })
  })
})

describe('deleting a version', () => {
  it('is refused for the oldest, the one in force and one that somebody has confirmed', async () => {
    const id = await forced({ version: '1' })
    for (const _ of [2, 3]) {
      await ok(upload(keeper, id))
      await ok(checker.post(`/documents/${id}/approval`))
    }
    const [third, second, first] = await versions(id)
    await world.db
      .insertInto('document_acknowledgements')
      .values({ version_id: second!.id, user_id: reader.id, read_seconds: 9, statement: 'Đã đọc', method: 'session' })
      .execute()
    const messages = []
    for (const { id: version } of [first!, third!, second!]) {
      const { status, body } = await keeper.delete(`/documents/${id}/versions/${version}`, { headers: vi })
      messages.push([status, body.message])
    }
    expect(messages).toEqual([
      [400, 'Phiên bản đầu tiên của tài liệu không xóa được.'],
      [400, 'Phiên bản đang có hiệu lực không xóa được.'],
      [400, 'Đã có 1 người xác nhận đã đọc phiên bản này nên không xóa được.'],
    ])
    expect((await versions(id)).map((one) => one.kept_because?.slice(0, 17))).toEqual([
      'The version in fo',
      '1 person has conf',
      'The first version',
    ])
    const other = await forced()
    expect((await keeper.delete(`/documents/${other}/versions/${second!.id}`)).status).toBe(404)
    const used = await keeper.delete(`/documents/${id}`)
    expect(used.body.message).toBe('This cannot be deleted, it is in use: 1 confirmation of having read it.')
  })
})

describe('what waits', () => {
  it('is a new version by itself and a first one with its document, and each is decided about there', async () => {
    const id = await forced({ name: 'Có bản mới', version: '1' })
    await ok(upload(keeper, id))
    const fresh = await ok(send(keeper, { grp_doc_id: group, name: 'Hoàn toàn mới' }))
    const version = (await waits(checker, 'document_versions', 'Có bản mới (2)'))!
    expect(version.link).toBe(`/document/list?document=${id}&panel=versions`)
    expect(await waits(checker, 'document_versions', 'Hoàn toàn mới')).toBeUndefined()
    const records = [
      { kind: 'document_versions', id: version.id },
      { kind: 'documents', id: fresh.id },
    ]
    const [first] = await versions(fresh.id)
    const hostile = [{ kind: 'document_versions', id: first!.id }]
    const refused = await checker.post('/waiting/decisions', { body: { decision: 'approval', records: hostile } })
    expect([refused.status, refused.body.code]).toEqual([400, 'wrong_status'])
    const decided = await ok(checker.post('/waiting/decisions', { body: { decision: 'approval', records } }))
    expect([await show(id), await show(fresh.id)]).toMatchObject([
      { version: '2', new_version: null },
      { status: { code: 1 }, versions: [{ is_in_force: true }] },
    ])
    await ok(checker.post('/waiting/undo', { body: { decision: decided.decision } }))
    expect([await show(id), await show(fresh.id)]).toMatchObject([
      { version: '1', new_version: '2' },
      { status: { code: 0 }, versions: [{ is_in_force: false, status: { code: 0 } }] },
    ])
    const current = (await versions(id)).find((one) => one.is_in_force)!
    const inForceNow = [{ kind: 'document_versions', id: current.id }]
    const taken = await checker.post('/waiting/decisions', { body: { decision: 'rejection', records: inForceNow } })
    expect([taken.status, taken.body.code]).toEqual([400, 'wrong_status'])
  })

  it('is told once to who may decide, and a decision once to who wrote', async () => {
    const lines = async (who: Browser, type: string) =>
      ((await who.get('/notifications/lines')).body.data as { type: string; message: string }[]).filter(
        (line) => line.type === type,
      )
    const { keeper: author, checker: other } = await people(world)
    const { id } = await ok(send(author, { grp_doc_id: group, name: 'Báo một lần' }))
    const count = async () =>
      (await lines(other, 'WAITING')).filter(({ message }) => message.includes('Báo một lần')).length
    expect(await count()).toBe(1)
    await ok(other.post(`/documents/${id}/rejection`, { body: { reason: 'Sai mẫu' } }))
    await decisionsTold(world)
    expect((await lines(author, 'CHANGESTATUS')).map(({ message }) => message)).toEqual([
      'changed the status of the document “Báo một lần” to “Rejected”. Reason: Sai mẫu',
    ])
  })

  it('cannot be taken back once another version waits or somebody has confirmed it', async () => {
    const id = await forced({ version: '1' })
    await ok(upload(keeper, id))
    const { decision } = await ok(checker.post(`/documents/${id}/approval`))
    await ok(upload(keeper, id))
    const undone = await checker.post('/waiting/undo', { body: { decision } })
    expect([undone.status, undone.body.code]).toEqual([400, 'undo_moved_on'])
    expect(await show(id)).toMatchObject({ version: '2', new_version: '3' })
  })
})
