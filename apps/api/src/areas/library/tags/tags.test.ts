import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let giver: Browser
let groupId: number
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as('CREATE_HASHTAG', 'UPDATE_HASHTAG', 'DELETE_HASHTAG', 'ATTACH_HASHTAG', 'VIEW_CHECKLIST_ITEM')
  giver = await world.as('ATTACH_HASHTAG')
  const group = { index_html: 'I', index_text: 'I', header: 'Kho', status: 1 }
  const row = await world.db.insertInto('library_groups').values(group).returning('id').executeTakeFirstOrThrow()
  groupId = row.id
})
afterAll(() => world.stop())

const vi = { headers: { 'accept-language': 'vi' } }
let made = 0
async function addTag(name = `Thẻ ${(made += 1)}`, desc: string | null = null): Promise<number> {
  const { status, body } = await keeper.post('/tags', { body: { name, desc } })
  expect(status).toBe(200)
  return body.data.id
}
async function addItem(status = 1): Promise<number> {
  const values = { group_id: groupId, header: `${(made += 1)}`, content: '<p>Phễu lọc?</p>', status }
  return (await world.db.insertInto('library_items').values(values).returning('id').executeTakeFirstOrThrow()).id
}
const give = (tag: number, checklist_items: number[], who = keeper) =>
  who.post('/tags/checklist-items', { body: { tag, checklist_items } })
async function itemsOf(tag: number): Promise<number[]> {
  const links = world.db.selectFrom('library_item_tags').select('item_id').where('tag_id', '=', tag)
  return (await links.orderBy('item_id').execute()).map(({ item_id }) => item_id)
}
const shown = async (id: number) => (await keeper.get(`/tags/${id}`)).body?.data
async function trail(action: string, subject: number) {
  const entries = world.db.selectFrom('audit_trail').select(['user_id', 'before', 'after'])
  return entries.where('action', '=', action).where('subject_id', '=', subject).orderBy('id').execute()
}

describe('a tag', () => {
  it('is added, corrected and deleted, under either name of the right, and the trail tells by whom', async () => {
    for (const way of ['CHECKLIST_ITEM_TAG', 'HASHTAG'] as const) {
      const who = await world.as(`CREATE_${way}`, `UPDATE_${way}`, `DELETE_${way}`)
      const created = await who.post('/tags', { body: { name: ` Lọc ${way} `, desc: 'Phễu và lưới' } })
      const id = created.body.data.id as number
      expect(created.body.data).toEqual({ id, name: `Lọc ${way}`, desc: 'Phễu và lưới', items: 0 })
      const updated = await who.put(`/tags/${id}`, { body: { name: `Bình lọc ${way}` } })
      expect(updated.body.data).toEqual({ id, name: `Bình lọc ${way}`, desc: null, items: 0 })
      expect((await who.delete(`/tags/${id}`)).status).toBe(200)
      expect((await who.get(`/tags/${id}`)).status).toBe(404)
      expect(await trail('tag.updated', id)).toEqual([
        {
          user_id: who.id,
          before: expect.objectContaining({ name: `Lọc ${way}`, description: 'Phễu và lưới' }),
          after: expect.objectContaining({ name: `Bình lọc ${way}` }),
        },
      ])
      expect(await trail('tag.deleted', id)).toMatchObject([{ user_id: who.id, before: { name: `Bình lọc ${way}` } }])
    }
  })

  it('bears a name that no other one bears, and says what is wrong with what', async () => {
    const id = await addTag('Hiệu chuẩn')
    for (const name of ['hiệu chuẩn', 'HIEU CHUAN']) {
      const taken = await keeper.post('/tags', { body: { name } })
      expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['name']])
    }
    expect((await keeper.put(`/tags/${id}`, { body: { name: 'HIỆU CHUẨN' } })).status).toBe(200)
    const wrong = await keeper.post('/tags', { ...vi, body: { name: ' ', desc: 'a'.repeat(501) } })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['name', 'desc']])
    expect(wrong.body.errors.name).toEqual(['Vui lòng nhập trường này.'])
  })

  it('is found by its name and description, and listed by name as people count', async () => {
    await addTag('Xitec 10', 'Xe tra nạp')
    await addTag('Xitec 2')
    const list = async (query: Record<string, string>) => (await giver.get('/tags', { query })).body
    const names = async (query: Record<string, string>) =>
      (await list(query)).data.map(({ name }: { name: string }) => name)
    expect(await names({ search: 'xitec', sort_by: 'name', sort: 'asc' })).toEqual(['Xitec 2', 'Xitec 10'])
    expect(await names({ search: 'xe tra nap' })).toEqual(['Xitec 10'])
    expect((await list({ search: 'xitec', per_page: '1' })).meta).toMatchObject({ total: 2, last_page: 2 })
  })

  it('is not deleted while questions bear it, and says how many', async () => {
    const id = await addTag()
    await give(id, [await addItem(), await addItem(0)])
    const kept = await keeper.delete(`/tags/${id}`, vi)
    expect([kept.status, kept.body.message]).toEqual([400, 'Không xóa được vì đang được sử dụng: 2 câu hỏi.'])
    expect(await shown(id)).toMatchObject({ items: 2 })
    expect((await give(id, [])).status).toBe(200)
    expect((await keeper.delete(`/tags/${id}`)).status).toBe(200)
  })
})

describe('the questions of a tag', () => {
  it('are just those that were sent: some come, some lose it, the rest stay', async () => {
    const id = await addTag()
    const [one, two, three] = [await addItem(), await addItem(), await addItem()]
    expect((await give(id, [one, two, two])).body.data).toMatchObject({ id, items: 2, added: 2, removed: 0 })
    expect((await give(id, [two, three])).body.data).toMatchObject({ items: 2, added: 1, removed: 1 })
    expect(await itemsOf(id)).toEqual([two, three])
    const [, second] = await trail('tag.attached', id)
    expect([second!.before, second!.after]).toMatchObject([{ removed: [one] }, { added: [three] }])
    const found = await keeper.get('/checklist-items', { query: { hashtag: id, sort: 'asc' } })
    expect(found.body.data.map((item: { id: number }) => item.id)).toEqual([two, three])
  })

  it('that the giver does not see stay as they are, and cannot be named', async () => {
    const id = await addTag()
    const [waiting, approved] = [await addItem(0), await addItem()]
    await give(id, [waiting])
    expect((await give(id, [approved], giver)).status).toBe(200)
    expect(await itemsOf(id)).toEqual([waiting, approved])
    const hidden = await addItem(0)
    for (const missing of [hidden, 2_000_000_000]) {
      const refused = await give(id, [approved, missing], giver)
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['checklist_items']])
    }
    expect(await itemsOf(id)).toEqual([waiting, approved])
    const nowhere = await give(2_000_000_000, [approved])
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['tag']])
  })

  it('are seen in the library at once, and counted by the list of tags', async () => {
    const id = await addTag('Ứng phó tràn dầu')
    const item = await addItem()
    const tagsOf = async () => (await keeper.get(`/checklist-items/${item}`)).body.data.tags
    expect(await tagsOf()).toEqual([])
    await give(id, [item])
    expect(await tagsOf()).toEqual([{ id, name: 'Ứng phó tràn dầu' }])
    const listed = (await giver.get('/tags', { query: { per_page: 'all' } })).body.data
    expect(listed.find((tag: { id: number }) => tag.id === id)).toMatchObject({ items: 1 })
  })

  it('are told to whoever looks at tags or questions', async () => {
    const id = await addTag()
    const since = (await keeper.get('/changes')).body.data.cursor
    await give(id, [await addItem()])
    // Transactions elsewhere on the server may hold it back for a moment.
    await expect
      .poll(async () => (await keeper.get('/changes', { query: { since } })).body.data.changes)
      .toEqual(
        expect.arrayContaining([
          { entity: 'tag', id },
          { entity: 'library_item', id: null },
        ]),
      )
  })
})

describe('two tags', () => {
  it('become one that all their questions bear once', async () => {
    const [from, into] = [await addTag('Thiết bị cũ'), await addTag('Thiết bị mới')]
    const [one, two, three] = [await addItem(), await addItem(0), await addItem()]
    await give(from, [one, two])
    await give(into, [two, three])
    const merged = await keeper.post(`/tags/${from}/merging`, { body: { into } })
    expect(merged.body.data).toEqual({ id: into, name: 'Thiết bị mới', desc: null, items: 3 })
    expect([await itemsOf(from), await itemsOf(into)]).toEqual([[], [one, two, three]])
    expect((await keeper.get(`/tags/${from}`)).status).toBe(404)
    expect(await trail('tag.merged', from)).toMatchObject([
      {
        user_id: keeper.id,
        before: { id: from, name: 'Thiết bị cũ', items: [one, two] },
        after: { id: into, name: 'Thiết bị mới', added: [one] },
      },
    ])
  })

  it('that are the same or no longer there do not, and who may only delete or only give merges none', async () => {
    const [from, into] = [await addTag(), await addTag()]
    const merge = async (id: number, other: number, who = keeper) => {
      const { status, body } = await who.post(`/tags/${id}/merging`, { body: { into: other } })
      return [status, ...Object.keys(body.errors ?? {})]
    }
    expect(await merge(from, from)).toEqual([422, 'into'])
    expect(await merge(from, 2_000_000_000)).toEqual([422, 'into'])
    expect(await merge(2_000_000_000, into)).toEqual([404])
    expect(await merge(from, into, giver)).toEqual([403])
    expect(await merge(from, into, await world.as('DELETE_HASHTAG', 'UPDATE_HASHTAG'))).toEqual([403])
    expect(await shown(from)).toBeDefined()
  })
})
