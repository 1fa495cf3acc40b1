import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { auditForm, builders } from '#testing/audits/audit-builders.ts'
import { atOnce, rounds, statuses } from '#testing/trials.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let make: ReturnType<typeof builders>
let keeper: Browser
let planner: Browser
let role: number
let category: number
let questions: number[]
beforeAll(async () => {
  world = await startWorld()
  make = builders(world)
  keeper = await world.as('UPDATE_CHK_CATEGORY')
  planner = await world.as('CREATE_CHECKLIST', 'ADD_CHECKLIST_ITEM')
  await make.itemStatus('NO', { is_default: true })
  questions = await make.items(await make.group('A'), 4)
  role = await make.role(1, 'AUDIT_CHECKLIST_ITEM')
})
afterAll(() => world.stop())
beforeEach(async () => {
  category = await make.category()
})

const defaults = (id = category) => `/category/checklists/${id}/defaults`
const set = (chk_item_ids: number[], users: object[] = []) => keeper.put(defaults(), { body: { chk_item_ids, users } })
const members = (...people: Browser[]) => [{ group_alias_id: role, users: people.map(({ id }) => id) }]
const propose = async (org_id?: number, who = planner) =>
  (await who.get('/checklists/proposal', { query: { ctg: category, ...(org_id && { org_id }) } })).body.data

describe('what a category proposes', () => {
  it('is its questions and its people, as they were set last, and the trail tells what was before', async () => {
    const [one, other] = [await world.as(), await world.as()]
    expect((await keeper.get(defaults())).body.data).toEqual({ chk_item_ids: [], groups: [], users: [] })
    await set(questions.slice(0, 3), members(one))
    const { body } = await set(questions.slice(1), members(other))
    expect(body.data).toMatchObject({ chk_item_ids: questions.slice(1), groups: [{ count: 3 }] })
    expect(body.data.users).toMatchObject([{ group_alias_id: role, users: [{ id: other.id }] }])
    const entry = world.db
      .selectFrom('audit_trail')
      .select(['before', 'after'])
      .where('action', '=', 'category.defaults_set')
    expect(await entry.where('subject_id', '=', category).orderBy('id', 'desc').executeTakeFirst()).toEqual({
      before: { library_item_ids: questions.slice(0, 3), users: [{ team_role_id: role, users: [one.id] }] },
      after: { library_item_ids: questions.slice(1), users: [{ team_role_id: role, users: [other.id] }] },
    })
    expect((await keeper.get(defaults(999_999))).status).toBe(404)
  })

  it('takes no question that is not approved, and nobody who is not active', async () => {
    const [waiting] = await make.items(await make.group('B'), 1, 0)
    const refused = await set([...questions, waiting!])
    expect([refused.status, refused.body.code]).toEqual([400, 'items_not_approved'])
    const gone = await world.as()
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', gone.id).execute()
    const unknown = await set([], members(gone))
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['users.0.users']])
    expect((await keeper.get(defaults())).body.data.chk_item_ids).toEqual([])
  })

  it('is what two people set at once of one of them, whole', async () => {
    const [one, other] = [await world.as(), await world.as()]
    await rounds(async () => {
      const answers = await atOnce([set(questions.slice(0, 2), members(one)), set(questions.slice(2), members(other))])
      expect(statuses(answers)).toEqual([200, 200])
      const { chk_item_ids, users } = (await keeper.get(defaults())).body.data
      expect([
        [questions.slice(0, 2), [one.id]],
        [questions.slice(2), [other.id]],
      ]).toContainEqual([chk_item_ids, users[0].users.map(({ id }: { id: number }) => id)])
    })
  })
})

describe('a new audit', () => {
  it('is proposed with what can still be asked and who is still there', async () => {
    const [here, gone] = [await world.as(), await world.as()]
    const [kept, lapsed] = (await make.items(await make.group('C'), 2)) as [number, number]
    await set([kept, lapsed], members(here, gone))
    await world.db.updateTable('library_items').set({ status: 2 }).where('id', '=', lapsed).execute()
    await world.db.updateTable('users').set({ status: 1 }).where('id', '=', gone.id).execute()
    const { chk_item_ids, users, last, next } = await propose()
    expect([chk_item_ids, users[0].users.map(({ id }: { id: number }) => id), last, next]).toEqual([
      [kept],
      [here.id],
      null,
      null,
    ])
  })

  it('is proposed with the last one of the organisation that its maker sees, its people and when the next would be', async () => {
    const member = await world.as()
    const org_id = await make.organization()
    const audit = async (starting_date: string, ending_date: string, more: object = {}) => {
      const form = { ...auditForm, starting_date, ending_date, org_id, ctg: category }
      const id = await make.audit(planner, { ...form, users: members(member), ...more })
      await world.db.updateTable('audits').set({ status: auditStatus.APPROVAL }).where('id', '=', id).execute()
      return id
    }
    await audit('2098-01-05', '2098-01-20')
    const last = await audit('2098-04-06', '2098-04-17', { checklist_items: questions, scope: 'Kho A' })
    const planned = await audit('2098-05-06', '2098-05-17')
    await world.db.updateTable('audits').set({ status: auditStatus.SUBMITTING }).where('id', '=', planned).execute()
    const proposed = await propose(org_id)
    expect(proposed.last).toMatchObject({ id: last, scope: 'Kho A', chk_item_ids: questions })
    expect(proposed.next).toEqual({ starting_date: '2098-07-06', ending_date: '2098-07-17' })
    expect(proposed.users).toMatchObject([{ group_alias_id: role, users: [{ id: member.id }] }])
    const own = await world.as()
    await set([], members(own))
    expect((await propose(org_id)).users).toMatchObject([{ users: [{ id: own.id }] }])
    const stranger = await world.as('CREATE_CHECKLIST')
    expect((await propose(org_id, stranger)).last).toBeNull()
  })

  it('asks its questions from the start, for whoever may add some, all of them approved', async () => {
    const id = await make.audit(planner, { checklist_items: questions })
    const { body } = await planner.get(`/checklists/${id}`)
    expect([body.data.total, body.data.chk_item_ids]).toEqual([questions.length, questions])
    const [waiting] = await make.items(await make.group('D'), 1, 0)
    const count = async () => (await world.db.selectFrom('audits').select('id').execute()).length
    const before = await count()
    const form = { ...auditForm, org_id: await make.organization() }
    const post = (who: Browser, ids: number[]) => who.post('/checklists', { body: { ...form, checklist_items: ids } })
    expect((await post(planner, [waiting!])).body.code).toBe('items_not_approved')
    expect((await post(await world.as('CREATE_CHECKLIST'), questions)).status).toBe(403)
    expect(await count()).toBe(before)
  })
})
