import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let maker: Browser
let checker: Browser
beforeAll(async () => {
  world = await startWorld()
  maker = await world.as('CREATE_GROUPCHKITEM', 'UPDATE_GROUPCHKITEM', 'DELETE_GROUPCHKITEM', 'CREATE_CHECKLIST_ITEM')
  checker = await world.as('APPROVE_GROUPCHKITEM', 'APPROVE_CHECKLIST_ITEM')
})
afterAll(() => world.stop())

async function add(index: string, parent_id = 0): Promise<number> {
  const { status, body } = await maker.post('/group-checklist-items', {
    body: { index, header: `Nhóm ${index}`, parent_id },
  })
  expect(status).toBe(200)
  return body.data.id
}
const move = (id: number, parent_id: number) =>
  maker.put(`/group-checklist-items/${id}`, { body: { index: 'm', header: 'moved', parent_id } })
const show = async (id: number) => (await maker.get(`/group-checklist-items/${id}`)).body.data

describe('a group of the library', () => {
  it('keeps the simple marks of its index and nothing else', async () => {
    const index = '<b onclick="x()">4.<i>2</i></b><script>alert(1)</script><img src="/files/1/original">'
    const { body } = await maker.post('/group-checklist-items', { body: { index, header: 'H<sub>2</sub>O' } })
    expect(body.data).toMatchObject({
      index: '<b>4.<i>2</i></b>',
      header: 'H<sub>2</sub>O',
      parent_id: 0,
      status: { code: 0 },
      total: 0,
      is_reject: false,
    })
    const row = await world.db
      .selectFrom('library_groups')
      .selectAll()
      .where('id', '=', body.data.id)
      .executeTakeFirst()
    expect(row).toMatchObject({ index_text: '4.2', maker_id: maker.id })
    const empty = await maker.post('/group-checklist-items', { body: { index: '<script>x</script>', header: 'a' } })
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['index']])
  })

  it('that is not approved is seen by those who read or keep the library, and by nobody else', async () => {
    const own = await startWorld()
    const insert = async (index_text: string, status: number) => {
      const values = { index_html: index_text, index_text, header: 'Kho', status }
      return (await own.db.insertInto('library_groups').values(values).returning('id').executeTakeFirstOrThrow()).id
    }
    const [waiting, approved, rejected] = [await insert('1', 0), await insert('2', 1), await insert('3', 2)]
    await own.db
      .insertInto('library_items')
      .values([0, 1, 2].map((status) => ({ group_id: approved, header: `2.${status}`, content: '<p>?</p>', status })))
      .execute()
    const seen = async (by: Browser, query: Record<string, number> = {}) =>
      (await by.get('/group-checklist-items', { query })).body.data.map((row: { id: number }) => row.id)
    const shown = (by: Browser) =>
      Promise.all(
        [waiting, approved, rejected].map(async (id) => (await by.get(`/group-checklist-items/${id}`)).status),
      )
    const anybody = await own.as('CREATE_CHECKLIST')
    expect([await seen(anybody), await seen(anybody, { status: 0 }), await seen(anybody, { status: 2 })]).toEqual([
      [approved],
      [],
      [],
    ])
    expect(await shown(anybody)).toEqual([404, 200, 404])
    const plain = (await anybody.get(`/group-checklist-items/${approved}`)).body.data
    expect(plain).toMatchObject({ total: 1, is_reject: false })
    for (const permission of ['VIEW_CHECKLIST_ITEM', 'CREATE_GROUPCHKITEM', 'APPROVE_GROUPCHKITEM'] as const) {
      const keeper = await own.as(permission)
      expect(await seen(keeper)).toEqual([waiting, approved, rejected])
      expect(await seen(keeper, { status: 0 })).toEqual([waiting])
      expect(await shown(keeper)).toEqual([200, 200, 200])
      const whole = (await keeper.get(`/group-checklist-items/${approved}`)).body.data
      expect(whole).toMatchObject({ total: 3, is_reject: true })
    }
    await own.stop()
  })

  it('stands in the order of its index, numbers as numbers', async () => {
    const own = await startWorld()
    const someone = await own.as('CREATE_GROUPCHKITEM')
    for (const index of ['Điều 10', 'Điều 9', 'An toàn', '<b>Điều 9</b>.1']) {
      await someone.post('/group-checklist-items', { body: { index, header: 'x' } })
    }
    const { body } = await someone.get('/group-checklist-items', { query: { per_page: 'all' } })
    const order = body.data.map((group: { index: string }) => group.index)
    expect(order).toEqual(['An toàn', 'Điều 9', '<b>Điều 9</b>.1', 'Điều 10'])
    expect(body.meta.total).toBe(4)
    await own.stop()
  })

  it('is moved, but never under itself or what is below it', async () => {
    const [top, middle, leaf] = [await add('1'), await add('1.1'), await add('1.1.1')]
    expect((await move(middle, top)).body.data.parent_id).toBe(top)
    expect((await move(leaf, middle)).body.data.parent_id).toBe(middle)
    for (const [id, parent] of [
      [top, leaf],
      [top, top],
    ] as const) {
      const refused = await move(id, parent)
      expect([refused.status, refused.body.code]).toEqual([400, 'tree_cycle'])
    }
    expect((await show(top)).parent_id).toBe(0)
    const nowhere = await move(top, 999_999)
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['parent_id']])
  })

  it('is at most 20 levels deep, with what it carries along', async () => {
    let parent = 0
    for (let level = 1; level <= 20; level += 1) parent = await add(`L${level}`, parent)
    const deeper = await maker.post('/group-checklist-items', { body: { index: 'x', header: 'x', parent_id: parent } })
    expect([deeper.status, deeper.body.code]).toEqual([400, 'tree_too_deep'])
    const above = (await show(parent)).parent_id
    const branch = await add('B')
    await add('B.1', branch)
    expect((await move(branch, above)).body.code).toBe('tree_too_deep')
  })

  it('keeps its approval and its maker when it is only moved', async () => {
    const [id, target] = [await add('7'), await add('8')]
    expect((await checker.post(`/group-checklist-items/${id}/rejection`)).status).toBe(200)
    const mover = await world.as('UPDATE_GROUPCHKITEM')
    const moved = await mover.put(`/group-checklist-items/${id}`, {
      body: { index: '7', header: 'Nhóm 7', parent_id: target },
    })
    expect(moved.body.data).toMatchObject({ parent_id: target, status: { code: 2 } })
    const edited = await maker.put(`/group-checklist-items/${id}`, {
      body: { index: '7', header: 'Khác', parent_id: target },
    })
    expect(edited.body.data.status.code).toBe(0)
  })

  it('is rejected with everything above it when one of its items or groups is', async () => {
    const top = await add('R')
    const middle = await add('R.1', top)
    const leaf = await add('R.1.1', middle)
    const beside = await add('R.2', top)
    const flags = async () => Promise.all([top, middle, leaf, beside].map(async (id) => (await show(id)).is_reject))
    expect(await flags()).toEqual([false, false, false, false])
    await checker.post(`/group-checklist-items/${leaf}/approval`)
    const item = await maker.post('/checklist-items', { body: { grp_chk_item_id: leaf, header: 'R1', content: 'a' } })
    await checker.post(`/checklist-items/${item.body.data.id}/rejection`)
    expect(await flags()).toEqual([true, true, true, false])
    expect((await show(leaf)).total).toBe(1)
    const list = await maker.get('/group-checklist-items', { query: { per_page: 'all' } })
    const listed = list.body.data.find((group: { id: number }) => group.id === middle)
    expect(listed).toMatchObject({ is_reject: true, total: 0 })
    await checker.post(`/checklist-items/${item.body.data.id}/approval`)
    expect(await flags()).toEqual([false, false, false, false])
    await checker.post(`/group-checklist-items/${middle}/rejection`)
    expect(await flags()).toEqual([true, true, false, false])
  })

  it('is not deleted while it has groups, items or audits', async () => {
    const top = await add('D')
    const child = await add('D.1', top)
    const refused = await maker.delete(`/group-checklist-items/${top}`)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      400,
      'in_use',
      'This cannot be deleted, it is in use: 1 group below it.',
    ])
    await checker.post(`/group-checklist-items/${child}/approval`)
    await maker.post('/checklist-items', { body: { grp_chk_item_id: child, header: '1', content: 'a' } })
    expect((await maker.delete(`/group-checklist-items/${child}`)).body.code).toBe('in_use')
    await world.db.deleteFrom('library_items').where('group_id', '=', child).execute()
    expect((await maker.delete(`/group-checklist-items/${child}`)).status).toBe(200)
    expect((await maker.get(`/group-checklist-items/${child}`)).status).toBe(404)
    const entry = await world.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'library_group.deleted')
      .where('subject_id', '=', child)
      .executeTakeFirst()
    expect(entry).toMatchObject({ user_id: maker.id, before: { header: 'Nhóm D.1' } })
  })

  it('and a question say in their logs where they stood before', async () => {
    const [old, other] = [await add('L'), await add('M')]
    const child = await add('L.1', old)
    await checker.post(`/group-checklist-items/${old}/approval`, { body: { branch: true } })
    await checker.post(`/group-checklist-items/${other}/approval`)
    const put = (parent_id: number) =>
      maker.put(`/group-checklist-items/${child}`, { body: { index: 'L.1', header: 'Nhóm L.1', parent_id } })
    await put(other)
    await put(0)
    const editor = await world.as('CREATE_CHECKLIST_ITEM', 'UPDATE_CHECKLIST_ITEM', 'VIEW_CHECKLIST_ITEM')
    const asked = (grp_chk_item_id: number) => ({ body: { grp_chk_item_id, header: 'L.1.1', content: '<p>Sạch?</p>' } })
    const { id } = (await editor.post('/checklist-items', asked(old))).body.data
    expect((await editor.put(`/checklist-items/${id}`, asked(other))).status).toBe(200)
    const said = async (reader: Browser, kind: string, of: number) =>
      (await reader.get('/waiting/log', { query: { kind, id: of } })).body.data
        .filter(({ action }: { action: string }) => action === 'updated')
        .flatMap(({ changes }: { changes: object[] }) => changes)
    expect(await said(editor, 'library_items', id)).toEqual([{ field: 'Group', before: 'L Nhóm L', after: 'M Nhóm M' }])
    expect(await said(maker, 'library_groups', child)).toEqual([
      { field: 'Belongs to', before: 'M Nhóm M', after: null },
      { field: 'Belongs to', before: 'L Nhóm L', after: 'M Nhóm M' },
    ])
  })
})
