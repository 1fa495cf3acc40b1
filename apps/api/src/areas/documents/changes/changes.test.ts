import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit } from '#testing/audits/open-audit.ts'
import { decisionsTold } from '#testing/decisions-told.ts'
import {
  addItems,
  documentInForce,
  outlineOf,
  sendOutline,
  waitingVersion,
  wordOutline,
} from '#testing/documents/controlled.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let checker: Browser
let reader: Browser
let id: number
let first: number
let ids: Record<string, number>
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as(
    'CREATE_DOCUMENT_ITEM',
    'UPDATE_DOCUMENT_ITEM',
    'UPDATE_INDEX_DOCUMENT_ITEM',
    'IMPORT_DOCUMENT_ITEM',
    'UPDATE_DOCUMENT',
  )
  checker = await world.as('APPROVE_DOCUMENT')
  reader = await world.as()
})
beforeEach(async () => {
  const made = await documentInForce(world)
  id = made.id
  first = made.version
  ids = await addItems(keeper, id, '1 Kho', '  1.1 Bể', '  1.2 Bơm', '2 Xe', '  2.1 Vòi', '3 Sân')
})
afterAll(() => world.stop())

const text = (line: string) => `${line} | ${line}`
/** As it is, but for what 1.1 says, 1.2 that is gone, 3 that comes before 2, and 4 that is new. */
const coming = wordOutline(
  text('1 Kho'),
  '  1.1 Bể | Bể mới',
  text('3 Sân'),
  text('2 Xe'),
  '  2.1 Vòi | 2.1 Vòi',
  '4 Mới',
)

/** A version that waits, with an outline that is held with it. */
async function holding(file = coming): Promise<number> {
  const version = await waitingVersion(world, id)
  const { id: one } = (await sendOutline(keeper, id, file)).body.data
  const state = async () => (await keeper.get(`/document-items/${id}/imports/${one}`)).body.data.state
  await expect.poll(state).toBe('held')
  return version
}
type Change = {
  id: number | null
  change: string
  before: { index: string; content: string | null } | null
  after: { index: string; content: string | null } | null
}
const comparison = async (who: Browser, query: Record<string, number> = {}) =>
  who.get(`/documents/${id}/comparison`, { query })
const changes = (items: Change[]) => items.map(({ change, before, after }) => `${(after ?? before)!.index} ${change}`)
const whole = ['1 same', '1.1 changed', '3 moved', '2 same', '2.1 same', '4 new', '1.2 gone']

describe('what a version changes', () => {
  it('is shown item by item before it is in force to whoever sees it, and after that to everybody', async () => {
    const version = await holding()
    const before = (await comparison(checker, { to: version })).body.data
    expect(before).toMatchObject({ from: { id: first, label: '1' }, to: { id: version, label: '2' } })
    expect(changes(before.items)).toEqual(whole)
    expect(before.items[1]).toMatchObject({
      id: ids['1.1'],
      is_text_changed: true,
      before: { content: '<p>1.1 Bể</p>' },
      after: { content: '<p>Bể mới</p>' },
    })
    expect(before.items[0]).toMatchObject({ before: { content: null }, after: { content: null } })
    expect((await comparison(reader, { to: version })).status).toBe(404)
    const unseen = (await comparison(reader)).body.data
    expect([unseen.from, unseen.to.id, new Set(changes(unseen.items).map((one) => one.split(' ')[1]))]).toEqual([
      null,
      first,
      new Set(['new']),
    ])

    expect((await checker.post(`/documents/${id}/approval`)).status).toBe(200)
    expect(await outlineOf(reader, id)).toEqual(['1 Kho', '  1.1 Bể', '3 Sân', '2 Xe', '  2.1 Vòi', '4 Mới'])
    const after = (await comparison(reader)).body.data
    expect([after.from.id, after.to.id]).toEqual([first, version])
    expect(changes(after.items)).toEqual(whole)
    const back = (await comparison(reader, { from: version, to: first })).body.data
    expect(changes(back.items)).toContain('1.2 new')
    const other = await documentInForce(world)
    expect((await comparison(reader, { from: other.version })).status).toBe(404)
  })

  it('counts what was edited by hand, and what was only put elsewhere', async () => {
    await keeper.post('/document-items/node', { body: { items: [{ id: ids['2.1'], parent_id: ids['3'] }] } })
    const version = await holding(
      wordOutline(
        text('1 Kho'),
        '  1.1 Bể | 1.1 Bể',
        '  1.2 Bơm | 1.2 Bơm',
        text('2 Xe'),
        text('3 Sân'),
        '  2.1 Vòi | 2.1 Vòi',
      ),
    )
    await checker.post(`/documents/${id}/approval`)
    await keeper.put(`/document-items/${ids['1']}`, { body: { index: '1', header: 'Kho xăng' } })
    await keeper.post('/document-items/node', { body: { items: [{ id: ids['2.1'], parent_id: ids['1.1'] }] } })
    const { items } = (await comparison(reader, { to: version })).body.data
    expect(changes(items)).toEqual(['1 changed', '1.1 same', '2.1 moved', '1.2 same', '2 same', '3 same'])
  })

  it('is undone with its approval, unless the outline has been worked on since', async () => {
    const before = await outlineOf(reader, id)
    const version = await holding()
    const approve = async () => (await checker.post(`/documents/${id}/approval`)).body.data.decision as number
    const undo = (decision: number) => checker.post('/waiting/undo', { body: { decision } })
    expect((await undo(await approve())).status).toBe(200)
    expect(await outlineOf(reader, id)).toEqual(before)
    const items = (await reader.get(`/documents/${id}/items`)).body.data as {
      id: number
      index: string
      content: string
    }[]
    expect(Object.fromEntries(items.map((item) => [item.index, item.id]))).toEqual(ids)
    expect(items.find(({ index }) => index === '1.1')!.content).toBe('<p>1.1 Bể</p>')
    expect(changes((await comparison(checker, { to: version })).body.data.items)).toEqual(whole)

    const again = await approve()
    await keeper.put(`/document-items/${ids['2']}`, { body: { index: '2', header: 'Xe bồn' } })
    expect(await undo(again)).toMatchObject({ status: 400, body: { code: 'undo_moved_on' } })
    expect(await outlineOf(reader, id)).toContain('2 Xe bồn')
  })

  it('leaves the outline as it is when it is rejected', async () => {
    const before = await outlineOf(reader, id)
    await holding()
    expect((await checker.post(`/documents/${id}/rejection`, { body: { reason: 'Thiếu phụ lục' } })).status).toBe(200)
    expect(await outlineOf(reader, id)).toEqual(before)
    expect((await keeper.get(`/document-items/${id}/imports`)).body.data).toEqual([])
  })
})

describe('what a version touches', () => {
  it('is questions, running audits and open findings, as far as the reader sees them, and their authors hear of it', async () => {
    const audit = await openAudit(world)
    const [asked, found] = audit.items
    const auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
    await auditor.put(`/checklists/${audit.id}/checklist-items/${found}`, { body: { stt_code: 'MAJ' } })
    const author = await world.as()
    const rows = await world.db
      .selectFrom('audit_items')
      .select(['id', 'library_item_id'])
      .where('audit_id', '=', audit.id)
      .execute()
    const question = (item: number) => rows.find((row) => row.id === item)!.library_item_id
    await world.db.updateTable('library_items').set({ maker_id: author.id }).where('id', '=', question(found)).execute()
    await world.db
      .insertInto('library_item_references')
      .values([
        { item_id: question(asked), document_item_id: ids['2']! },
        { item_id: question(found), document_item_id: ids['1.1']! },
        { item_id: question(found), document_item_id: ids['1.2']! },
      ])
      .execute()
    expect((await checker.get(`/documents/${id}/impact`)).body.data).toMatchObject({
      version: null,
      has_outline: false,
    })
    const version = await holding()
    const all = await world.as('APPROVE_DOCUMENT', 'VIEW_ALL_CHECKLIST')
    const seen = (await all.get(`/documents/${id}/impact`)).body.data
    expect(seen).toMatchObject({
      version: { id: version, label: '2' },
      has_outline: true,
      questions: [
        {
          id: question(found),
          author: { id: author.id },
          items: [
            { id: ids['1.1'], index: '1.1', change: 'changed' },
            { id: ids['1.2'], index: '1.2', change: 'gone' },
          ],
        },
      ],
      audits: [{ id: audit.id, status: { code: auditStatus.IN_PROGRESS }, questions: 1 }],
      findings: [{ id: found, audit: { id: audit.id } }],
      unseen: { audits: 0, findings: 0 },
    })
    const part = (await checker.get(`/documents/${id}/impact`, { query: { version } })).body.data
    expect(part).toMatchObject({ audits: [], findings: [], unseen: { audits: 1, findings: 1 } })
    expect((await reader.get(`/documents/${id}/impact`)).status).toBe(403)

    await checker.post(`/documents/${id}/approval`)
    const told = async () =>
      (await author.get('/notifications')).body.data as { type: string; message: string; link: string }[]
    expect(await told()).toEqual([])
    await decisionsTold(world)
    expect(await told()).toMatchObject([{ type: 'DOC_CHANGED', link: `/document/view/${id}/comparison?to=${version}` }])
    const later = (await all.get(`/documents/${id}/impact`, { query: { version } })).body.data
    expect(later).toMatchObject({ questions: [{ id: question(found) }], audits: [{ id: audit.id }] })
    // What is gone is kept for the question, which still names it.
    expect(await outlineOf(reader, id)).toContain('1.2 Bơm (không còn)')
    const refers = (await reader.get(`/checklist-items/${question(found)}/refer`)).body.data
    expect(refers[0].items.map((item: { index: string; is_gone: boolean }) => [item.index, item.is_gone])).toEqual([
      ['1.1', false],
      ['1.2', true],
    ])
  })

  it('is not known of a version that brings no outline', async () => {
    const version = await waitingVersion(world, id)
    expect((await checker.get(`/documents/${id}/impact`)).body.data).toMatchObject({
      version: { id: version },
      has_outline: false,
      questions: [],
    })
  })
})
