import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
})

const at = (item: number) => `/checklists/${audit.id}/checklist-items/${item}`
const answer = (who: Browser, item: number, stt_code: string) => who.put(at(item), { body: { stt_code } })
const headers = (body: { data: { header: string }[] }) => body.data.map((item) => item.header)

describe('the tree of groups', () => {
  const tree = async (stt?: string) =>
    (await auditor.get(`/checklists/${audit.id}/checklist-items`, stt ? { query: { stt } } : {})).body.data

  it('counts the items of a group with those of the groups below it', async () => {
    await answer(auditor, audit.items[0], 'OK')
    await answer(auditor, audit.items[2], 'MAJ')
    const { chapter, first, second, other } = audit.groups
    expect(await tree()).toMatchObject({
      total: 5,
      checked: 2,
      percent: 40,
      groups: [
        { id: chapter, parent_id: 0, index: '<b>I</b>', total: 4, is_check: 2, own_total: 0 },
        { id: first, parent_id: chapter, total: 2, is_check: 1, own_total: 2 },
        { id: second, parent_id: chapter, total: 2, is_check: 1, own_total: 2 },
        { id: other, parent_id: 0, total: 1, is_check: 0, own_total: 1 },
      ],
    })
  })

  it('shows only the groups that lead to items in the chosen statuses', async () => {
    await answer(auditor, audit.items[2], 'MAJ')
    const major = (await auditor.get(at(audit.items[2]))).body.data.checklist_item_status.id
    const { groups, total, percent } = await tree(String(major))
    expect([groups.map((group: { id: number; total: number }) => [group.id, group.total]), total, percent]).toEqual([
      [
        [audit.groups.chapter, 1],
        [audit.groups.second, 1],
      ],
      5,
      20,
    ])
  })

  it('rounds the progress to 2 decimals', async () => {
    await world.db.deleteFrom('audit_items').where('id', 'in', audit.items.slice(3)).execute()
    await answer(auditor, audit.items[0], 'OK')
    expect((await tree()).percent).toBe(33.33)
  })
})

describe('the items', () => {
  const of = (group: number, query = {}) =>
    auditor.get(`/checklists/${audit.id}/group-checklist-items/${group}`, { query })

  it('of a group come with those of the groups below it; group 0 is the whole audit', async () => {
    const { chapter, second, other } = audit.groups
    expect(headers((await of(second)).body)).toEqual(['Câu 3', 'Câu 4'])
    expect(headers((await of(chapter)).body)).toEqual(['Câu 1', 'Câu 2', 'Câu 3', 'Câu 4'])
    expect(headers((await of(other)).body)).toEqual(['Câu 5'])
    expect(headers((await of(0)).body)).toEqual(['Câu 1', 'Câu 2', 'Câu 3', 'Câu 4', 'Câu 5'])
  })

  it('are those in the chosen statuses', async () => {
    const { id } = (await answer(auditor, audit.items[1], 'OBS')).body.data.checklist_item_status
    expect(headers((await of(0, { stt: id })).body)).toEqual(['Câu 2'])
    expect((await of(audit.groups.other, { stt: id })).body.data).toEqual([])
    expect((await of(0, { stt: 'x' })).status).toBe(422)
  })

  it('of a group that the audit does not have are not found', async () => {
    expect((await of(999_999)).status).toBe(404)
  })

  it('carry their tags and the documents they refer to', async () => {
    const { chk_item_id } = (await auditor.get(at(audit.items[0]))).body.data
    const insert = async (table: 'tags' | 'document_groups' | 'documents' | 'document_items', values: object) =>
      (
        await world.db
          .insertInto(table)
          .values(values as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const tag = await insert('tags', { name: `Phễu lọc ${audit.id}` })
    const folder = await insert('document_groups', { name: 'Quy trình' })
    const document = await insert('documents', { group_id: folder, name: 'TCCS 17', version: '2' })
    const paragraph = await insert('document_items', {
      document_id: document,
      index: '4.2',
      header: 'Lọc',
      content: '',
    })
    await world.db.insertInto('library_item_tags').values({ item_id: chk_item_id, tag_id: tag }).execute()
    await world.db
      .insertInto('library_item_references')
      .values({ item_id: chk_item_id, document_item_id: paragraph })
      .execute()
    const [first, second] = (await of(0)).body.data
    expect(first).toMatchObject({
      tags: [{ id: tag, name: `Phễu lọc ${audit.id}` }],
      document_items: [{ id: paragraph, index: '4.2', header: 'Lọc', document: { id: document, name: 'TCCS 17' } }],
    })
    expect(second).toMatchObject({ tags: [], document_items: [] })
  })

  it('are found by their words without case and diacritics, and a sign is a word like any other', async () => {
    const find = async (search: string) =>
      headers((await auditor.get(`/checklists/${audit.id}/search`, { query: { search } })).body)
    expect(await find('PHEU LOC SO 3')).toEqual(['Câu 3'])
    expect(await find('phễu lọc')).toHaveLength(5)
    expect(await find('%')).toEqual([])
    expect(await find('')).toEqual([])
  })
})

describe('the quick report', () => {
  it('counts every status with its share of all items', async () => {
    await answer(auditor, audit.items[0], 'OK')
    await answer(auditor, audit.items[1], 'OK')
    const { body } = await auditor.get(`/checklists/${audit.id}/quick-reports`)
    expect(
      body.data.map((row: { code: string; total: number; point: number }) => [row.code, row.total, row.point]),
    ).toEqual([
      ['MAJ', 0, 0],
      ['NO', 3, 60],
      ['OBS', 0, 0],
      ['OK', 2, 40],
    ])
  })
})
