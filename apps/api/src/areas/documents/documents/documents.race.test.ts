import { afterAll, beforeAll, expect, it } from 'vitest'
import { approvedGroup, edit, inForce, ok, people, upload } from '#testing/documents/documents-world.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let other: Browser
let checker: Browser
let second: Browser
let group: number
beforeAll(async () => {
  world = await startWorld()
  ;({ keeper, checker } = await people(world))
  ;({ keeper: other, checker: second } = await people(world))
  group = await approvedGroup(world)
})
afterAll(() => world.stop())

const forced = () => inForce({ keeper, checker }, { grp_doc_id: group, version: '1' })
const rows = (id: number) =>
  world.db.selectFrom('document_versions').selectAll().where('document_id', '=', id).orderBy('id').execute()
const show = (id: number) => ok(keeper.get(`/documents/${id}`))

it('of two versions that are uploaded at once one waits, and the other is refused', async () => {
  await rounds(async () => {
    const id = await forced()
    const came = await atOnce([upload(keeper, id), upload(other, id)])
    expect(statuses(came)).toEqual([200, 400])
    expect((await rows(id)).map(({ label, status }) => [label, status])).toEqual([
      ['1', 1],
      ['2', 0],
    ])
  })
})

it('an approval and a rejection at once: one of them counts, and the version in force agrees with it', async () => {
  await rounds(async () => {
    const id = await forced()
    await ok(upload(keeper, id))
    const [approved, rejected] = await atOnce([
      checker.post(`/documents/${id}/approval`),
      second.post(`/documents/${id}/rejection`),
    ])
    const { version, new_version, status } = await show(id)
    // Who comes second finds nothing that waits: a rejection then withdraws the document itself.
    const withdrawn = approved!.status === 200 && rejected!.status === 200
    const taken = approved!.status === 200 ? '2' : '1'
    expect([version, new_version, status.code]).toEqual([taken, null, withdrawn ? 2 : 1])
  })
})

it('an undoing and a new version at once: the earlier approval is taken back or the new one waits, never two', async () => {
  await rounds(async () => {
    const id = await forced()
    await ok(upload(keeper, id))
    const { decision } = await ok(checker.post(`/documents/${id}/approval`))
    const [undone, uploaded] = await atOnce([checker.post('/waiting/undo', { body: { decision } }), upload(other, id)])
    expect(statuses([undone!, uploaded!])).toEqual([200, 400])
    expect(await show(id)).toMatchObject(
      undone!.status === 200 ? { version: '1', new_version: '2' } : { version: '2', new_version: '3' },
    )
  })
})

it('two edits with files of a document whose version waits leave one that waits', async () => {
  await rounds(async () => {
    const id = await forced()
    const file = (name: string): [string, Buffer] => [name, Buffer.from(`nội dung ${name} ${id}`)]
    const fields = { name: 'Cùng sửa', grp_doc_id: group }
    await atOnce([edit(keeper, id, fields, file('a.txt')), edit(other, id, fields, file('b.txt'))])
    expect((await rows(id)).map(({ status }) => status)).toEqual([1, 0])
  })
})

it('a deletion and a reference at once: the document stays when a question refers to it', async () => {
  const librarian = await world.as('CREATE_CHECKLIST_ITEM')
  const folder = { index_html: '1', index_text: '1', header: 'Kho', status: 1 }
  const own = await world.db.insertInto('library_groups').values(folder).returning('id').executeTakeFirstOrThrow()
  await rounds(async (round) => {
    const id = await forced()
    const part = { document_id: id, index: '1', header: 'Điều 1', content: '' }
    const of = await world.db.insertInto('document_items').values(part).returning('id').executeTakeFirstOrThrow()
    const question = { grp_chk_item_id: own.id, header: `Câu ${round}`, content: '<p>?</p>', doc_item_id: [of.id] }
    const [gone, asked] = await atOnce([
      keeper.delete(`/documents/${id}`),
      librarian.post('/checklist-items', { body: question }),
    ])
    expect([gone!.status, asked!.status]).toContain(200)
    expect([gone!.status === 200, asked!.status === 200]).not.toEqual([true, true])
    expect((await keeper.get(`/documents/${id}`)).status).toBe(gone!.status === 200 ? 404 : 200)
  })
})

it('two moves of groups that would close a circle together: one is refused', async () => {
  const mover = await world.as('CREATE_GROUPDOC', 'UPDATE_GROUPDOC')
  await rounds(async () => {
    const [one, two] = [await approvedGroup(world), await approvedGroup(world)]
    const move = (id: number, parent_id: number) =>
      mover.put(`/group-documents/${id}`, { body: { name: `Nhóm ${id} mới`, parent_id } })
    expect(statuses(await atOnce([move(one, two), move(two, one)]))).toEqual([200, 400])
  })
})
