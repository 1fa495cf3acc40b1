import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let groupId: number
beforeAll(async () => {
  world = await startWorld()
  keeper = await world.as(
    'CREATE_HASHTAG',
    'DELETE_HASHTAG',
    'ATTACH_HASHTAG',
    'VIEW_CHECKLIST_ITEM',
    'UPDATE_CHECKLIST_ITEM',
  )
  const group = { index_html: 'I', index_text: 'I', header: 'Kho', status: 1 }
  const row = await world.db.insertInto('library_groups').values(group).returning('id').executeTakeFirstOrThrow()
  groupId = row.id
})
afterAll(() => world.stop())

let made = 0
async function addTag(): Promise<number> {
  const values = { name: `Thẻ ${(made += 1)}` }
  return (await world.db.insertInto('tags').values(values).returning('id').executeTakeFirstOrThrow()).id
}
async function addItem(...tags: number[]): Promise<number> {
  const values = { group_id: groupId, header: `${(made += 1)}`, content: 'c', status: 1 }
  const { id } = await world.db.insertInto('library_items').values(values).returning('id').executeTakeFirstOrThrow()
  if (tags.length > 0)
    await world.db
      .insertInto('library_item_tags')
      .values(tags.map((tag_id) => ({ item_id: id, tag_id })))
      .execute()
  return id
}
async function tagsOf(item: number): Promise<number[]> {
  const links = world.db.selectFrom('library_item_tags').select('tag_id').where('item_id', '=', item)
  return (await links.orderBy('tag_id').execute()).map(({ tag_id }) => tag_id)
}
const merge = (from: number, into: number) => keeper.post(`/tags/${from}/merging`, { body: { into } })
const write = (item: number, hashtag: number[]) =>
  keeper.put(`/checklist-items/${item}`, {
    body: { grp_chk_item_id: groupId, header: `Viết ${item}`, content: 'mới', hashtag },
  })
const give = (tag: number, checklist_items: number[]) =>
  keeper.post('/tags/checklist-items', { body: { tag, checklist_items } })

describe('two people at once', () => {
  it('merge two tags into each other: one of them stays, with every question', async () => {
    await rounds(async () => {
      const [one, other] = [await addTag(), await addTag()]
      const items = [await addItem(one), await addItem(other), await addItem(one, other)]
      const answers = await atOnce([merge(one, other), merge(other, one)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.every(({ status }) => [200, 404, 422].includes(status))).toBe(true)
      const kept = answers[0]!.status === 200 ? other : one
      expect(await Promise.all(items.map(tagsOf))).toEqual([[kept], [kept], [kept]])
    })
  })

  it('merge one tag into two others: its questions bear one of them', async () => {
    await rounds(async () => {
      const [from, one, other] = [await addTag(), await addTag(), await addTag()]
      const item = await addItem(from)
      const answers = await atOnce([merge(from, one), merge(from, other)])
      expect(statuses(answers)).toEqual([200, 404])
      expect(await tagsOf(item)).toEqual([answers[0]!.status === 200 ? one : other])
    })
  })

  it('merge a tag and write a question with it: no question loses it, and none keeps what is gone', async () => {
    await rounds(async () => {
      const [from, into] = [await addTag(), await addTag()]
      const [bears, gets] = [await addItem(from), await addItem()]
      const [merged, ...written] = await atOnce([merge(from, into), write(bears, [from]), write(gets, [from])])
      expect(merged!.status).toBe(200)
      expect(written.every(({ status }) => status === 200 || status === 422)).toBe(true)
      expect(await tagsOf(bears)).toEqual([into])
      expect(await tagsOf(gets)).toEqual(written[1]!.status === 200 ? [into] : [])
    })
  })

  it('delete a tag and write a question with it: whoever writes waits, and is told that it is gone', async () => {
    const [tag, item] = [await addTag(), await addItem()]
    const written = await world.db.transaction().execute(async (db) => {
      await db.deleteFrom('tags').where('id', '=', tag).execute()
      const writing = write(item, [tag])
      await expect
        .poll(async () => (await sql`select from pg_locks where not granted`.execute(world.db)).rows.length)
        .toBeGreaterThan(0)
      return { writing }
    })
    const { status, body } = await written.writing
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['hashtag']])
  })

  it('delete a tag and give it to a question: it is given, or it is gone', async () => {
    await rounds(async () => {
      const [tag, item] = [await addTag(), await addItem()]
      const [removed, given] = await atOnce([keeper.delete(`/tags/${tag}`), give(tag, [item])])
      expect([
        [200, 422],
        [400, 200],
      ]).toContainEqual([removed!.status, given!.status])
      expect(await tagsOf(item)).toEqual(given!.status === 200 ? [tag] : [])
    })
  })

  it('give a tag to other questions: the set of one of them stands, not a mixture', async () => {
    await rounds(async () => {
      const tag = await addTag()
      const [one, two, three] = [await addItem(tag), await addItem(), await addItem()]
      const sets = [
        [one, two],
        [two, three],
      ]
      const answers = await atOnce(sets.map((set) => give(tag, set)))
      expect(statuses(answers)).toEqual([200, 200])
      const links = world.db.selectFrom('library_item_tags').select('item_id').where('tag_id', '=', tag)
      const stands = (await links.orderBy('item_id').execute()).map(({ item_id }) => item_id)
      expect(sets).toContainEqual(stands)
    })
  })
})
