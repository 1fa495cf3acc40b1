import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let make: ReturnType<typeof builders>
let status: number
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
  status = await make.itemStatus('NOT CHECKED', { is_default: true })
})
afterAll(() => world.stop())

const set = (who: Browser, id: number, items: number[]) =>
  who.post(`/checklists/${id}/checklist-items`, { body: { checklist_items: items } })

const itemsOf = (id: number) =>
  world.db
    .selectFrom('audit_items')
    .innerJoin('audit_groups', (join) =>
      join
        .onRef('audit_groups.audit_id', '=', 'audit_items.audit_id')
        .onRef('audit_groups.group_id', '=', 'audit_items.group_id'),
    )
    .select(['index_text', 'library_item_id', 'audit_items.position', 'status_id', 'content'])
    .where('audit_items.audit_id', '=', id)
    .orderBy('audit_items.position')
    .execute()

describe('the items of an audit', () => {
  it('are copied with their groups and stand in the order of the tree', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    const [ten, two] = [await make.group('10'), await make.group('2')]
    const [twoTen, twoNine] = [await make.group('2.10', two), await make.group('2.9', two)]
    const items = [...(await make.items(ten, 1)), ...(await make.items(twoTen, 2)), ...(await make.items(twoNine, 1))]
    const id = await make.audit(author)
    expect((await set(author, id, [...items, items[0]!])).body.data).toEqual({ count: 4 })
    const copied = await itemsOf(id)
    expect(copied.map((item) => [item.index_text, item.library_item_id, item.position])).toEqual([
      ['2.9', items[3], 1],
      ['2.10', items[1], 2],
      ['2.10', items[2], 3],
      ['10', items[0], 4],
    ])
    expect(copied[0]).toMatchObject({ status_id: status, content: '<p>Nội dung 1</p>' })
    const groups = await world.db
      .selectFrom('audit_groups')
      .selectAll()
      .where('audit_id', '=', id)
      .orderBy('position')
      .execute()
    expect(groups.map((group) => [group.index_html, group.parent_id])).toEqual([
      ['<b>2</b>', null],
      ['<b>2.9</b>', two],
      ['<b>2.10</b>', two],
      ['<b>10</b>', null],
    ])
    const shown = await author.get(`/checklists/${id}`)
    expect(shown.body.data).toMatchObject({
      total: 4,
      checked: 0,
      chk_item_ids: copied.map((item) => item.library_item_id),
    })
  })

  it('may be named `chk_item_id` as well', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    const items = await make.items(await make.group('31'), 2)
    const id = await make.audit(author)
    const send = (body: object) => author.post(`/checklists/${id}/checklist-items`, { body })
    expect((await send({ chk_item_id: items })).body.data).toEqual({ count: 2 })
    expect((await itemsOf(id)).map((item) => item.library_item_id)).toEqual(items)
    expect((await send({})).body.errors).toEqual({ checklist_items: ['This field is required.'] })
    expect((await send({ chk_item_id: 'x' })).status).toBe(422)
  })

  it('keep their text when the library changes, and leave with their groups when they are removed', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM', 'REMOVE_CHECKLIST_ITEM')
    const [kept, left] = [await make.group('3'), await make.group('4.1', await make.group('4'))]
    const [stays, ...goes] = [...(await make.items(kept, 1)), ...(await make.items(left, 2))]
    const id = await make.audit(author)
    await set(author, id, [stays!, ...goes])
    await world.db
      .updateTable('library_items')
      .set({ content: '<p>Mới</p>', status: 2 })
      .where('id', '=', stays!)
      .execute()
    expect((await set(author, id, [stays!])).status).toBe(200)
    expect(await itemsOf(id)).toMatchObject([{ library_item_id: stays, content: '<p>Nội dung 1</p>', position: 1 }])
    const groups = await world.db.selectFrom('audit_groups').select('group_id').where('audit_id', '=', id).execute()
    expect(groups).toEqual([{ group_id: kept }])
    expect((await set(author, id, [])).body.data).toEqual({ count: 0 })
    const entries = await world.db
      .selectFrom('audit_trail')
      .select(['before', 'after'])
      .where('action', '=', 'audit.items_set')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(entries[1]).toEqual({ before: { removed: goes }, after: { added: [] } })
  })

  it('are removed only by those who may', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    const id = await make.audit(author)
    const items = await make.items(await make.group('5'), 2)
    await set(author, id, items)
    expect((await set(author, id, [items[0]!])).status).toBe(403)
    expect(await itemsOf(id)).toHaveLength(2)
  })

  it('must be approved and stand in approved groups; the message says how many are not', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    const id = await make.audit(author)
    const group = await make.group('6')
    const good = await make.items(group, 1)
    const waiting = await make.items(group, 1, 0)
    const inRejected = await make.items(await make.group('7', null, 2), 1)
    const refused = await set(author, id, [...good, ...waiting, ...inRejected, 999_999])
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Nothing was added: 3 of the questions (or their groups) do not exist or are not approved.',
    ])
    expect(await itemsOf(id)).toEqual([])
  })

  it('are chosen only while the audit waits for approval', async () => {
    const author = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    const id = await make.audit(author)
    const items = await make.items(await make.group('8'), 1)
    for (const [code, name] of ['', 'Approved', 'Rejected', 'In progress', 'In correction', 'Closed'].entries()) {
      if (code === 0) continue
      await world.db
        .updateTable('audits')
        .set({ status: code, corrective_ending_date: '2026-04-01', closing_date: code === 5 ? '2026-04-01' : null })
        .where('id', '=', id)
        .execute()
      const refused = await set(author, id, items)
      expect([refused.status, refused.body.message]).toEqual([
        400,
        `This cannot be done: the present status is "${name}".`,
      ])
    }
  })

  it('can be thousands', async () => {
    const author = await world.as(
      'CREATE_CHECKLIST',
      'ADD_CHECKLIST_ITEM',
      'REMOVE_CHECKLIST_ITEM',
      'DUPLICATE_CHECKLIST',
    )
    const id = await make.audit(author)
    const items = await make.items(await make.group('9'), 3000)
    expect((await set(author, id, items)).body.data).toEqual({ count: 3000 })
    const positions = (await itemsOf(id)).map((item) => item.position)
    expect(positions).toEqual(positions.map((_, index) => index + 1))
    expect((await set(author, id, items.slice(1))).body.data).toEqual({ count: 2999 })
    const copy = await author.post(`/checklists/${id}/duplicates`)
    expect(copy.body.data.total).toBe(2999)
    const refused = await set(
      author,
      id,
      Array.from({ length: 20_001 }, (_, index) => index + 1),
    )
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['checklist_items']])
  })

  it('cannot be added while no status is the default', async () => {
    const own = await startWorld()
    const build = builders(own)
    const author = await own.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
    const id = await build.audit(author)
    const refused = await set(author, id, await build.items(await build.group('1'), 1))
    expect([refused.status, refused.body.code]).toEqual([400, 'no_default_status'])
    await own.stop()
  })
})
