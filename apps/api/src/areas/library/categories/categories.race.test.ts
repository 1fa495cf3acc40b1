import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builders } from '#testing/audits/audit-builders.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let make: ReturnType<typeof builders>
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
  keeper = await world.as(
    'CREATE_CHK_CATEGORY',
    'UPDATE_CHK_CATEGORY',
    'DELETE_CHK_CATEGORY',
    'SELECT_CHK_CATEGORY',
    'CREATE_CHECKLIST',
    'VIEW_ALL_CHECKLIST',
  )
})
afterAll(() => world.stop())

let made = 0
const name = () => `Loại ${(made += 1)}`
const add = (values: object = {}) => keeper.post('/category/checklists', { body: { name: name(), ...values } })
const write = (id: number, values: object) =>
  keeper.put(`/category/checklists/${id}`, { body: { name: `Sửa ${id}`, ...values } })
const remove = (id: number) => keeper.delete(`/category/checklists/${id}`)
const file = (category: number, checklist_ids: number[]) =>
  keeper.post('/category/checklist/selects', { body: { category, checklist_ids } })
async function category(values: object = {}): Promise<number> {
  return (await add(values)).body.data.id
}
async function audit(): Promise<number> {
  return make.audit(keeper)
}
const categoryOf = async (id: number) =>
  (await world.db.selectFrom('audits').select('category_id').where('id', '=', id).executeTakeFirstOrThrow()).category_id
async function defaults(): Promise<number[]> {
  const rows = await world.db.selectFrom('categories').select('id').where('is_default', '=', true).execute()
  return rows.map(({ id }) => id)
}

describe('two people at once', () => {
  it('make the first category while an audit without one is planned: there is one default, and the audit has it', async () => {
    await rounds(async () => {
      await world.db.deleteFrom('audits').execute()
      await world.db.updateTable('categories').set({ parent_id: null }).execute()
      await world.db.deleteFrom('categories').execute()
      const org_id = await make.organization()
      const form = { name: 'Kho', starting_date: '2026-01-05', ending_date: '2026-01-31', org_id }
      const answers = await atOnce([add(), keeper.post('/checklists', { body: form }), add()])
      expect(statuses(answers)).toEqual([200, 200, 200])
      const [usual, ...more] = await defaults()
      expect(more).toEqual([])
      expect(await categoryOf(answers[1]!.body.data.id)).toBe(usual)
    })
  })

  it('make other categories the default: one of them is', async () => {
    await category()
    await rounds(async () => {
      const [one, other] = [await category(), await category()]
      const answers = await atOnce([
        write(one, { default: true }),
        write(other, { default: true }),
        add({ default: true }),
      ])
      expect(statuses(answers)).toEqual([200, 200, 200])
      expect(await defaults()).toHaveLength(1)
    })
  })

  it('move two categories into each other: one circle is not closed', async () => {
    await rounds(async () => {
      const [one, other] = [await category(), await category()]
      const answers = await atOnce([write(one, { parent_id: other }), write(other, { parent_id: one })])
      expect(statuses(answers)).toEqual([200, 400])
    })
  })

  it('delete a category and put an audit into it: it is there with the audit, or gone without', async () => {
    await rounds(async () => {
      const [id, filed] = [await category(), await audit()]
      const [removed, put] = await atOnce([remove(id), file(id, [filed])])
      expect([
        [200, 422, false],
        [400, 200, true],
      ]).toContainEqual([removed!.status, put!.status, (await categoryOf(filed)) === id])
    })
  })

  it('put an audit into two categories: it is in one of them, and the set of each was whole', async () => {
    await rounds(async () => {
      const [one, other] = [await category(), await category()]
      const [first, second] = [await audit(), await audit()]
      const answers = await atOnce([file(one, [first, second]), file(other, [first, second])])
      expect(statuses(answers)).toEqual([200, 200])
      const at = [await categoryOf(first), await categoryOf(second)]
      expect([
        [one, one],
        [other, other],
      ]).toContainEqual(at)
    })
  })
  it('say which audits are in one category: it is one of the two sets, and not both', async () => {
    await rounds(async () => {
      const [id, first, second] = [await category(), await audit(), await audit()]
      expect(statuses(await atOnce([file(id, [first]), file(id, [second])]))).toEqual([200, 200])
      const inIt = [await categoryOf(first), await categoryOf(second)].map((at) => at === id)
      expect(inIt.filter(Boolean)).toHaveLength(1)
    })
  })
})
