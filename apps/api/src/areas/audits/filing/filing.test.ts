import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let filer: Browser
let usual: number
const { SUBMITTING, APPROVAL, REJECTION, IN_PROGRESS, CLOSE } = auditStatus
beforeAll(async () => {
  world = await startWorld()
  filer = await world.as('SELECT_CHK_CATEGORY', 'VIEW_ALL_CHECKLIST')
  usual = await category(true)
})
afterAll(() => world.stop())

let made = 0
async function category(is_default = false): Promise<number> {
  const values = { name: `Loại ${(made += 1)}`, is_default }
  return (await world.db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id
}
async function audit(status: 0 | 1 | 2 | 3 | 4 | 5 = SUBMITTING, category_id = usual): Promise<OpenAudit> {
  const opened = await openAudit(world)
  await opened.move(status)
  const closing_date = status === CLOSE ? '2026-03-21' : null
  await world.db.updateTable('audits').set({ category_id, closing_date }).where('id', '=', opened.id).execute()
  return opened
}
const file = (id: number, checklist_ids: number[], who = filer) =>
  who.post('/category/checklist/selects', { body: { category: id, checklist_ids } })
async function at({ id }: OpenAudit) {
  const row = world.db.selectFrom('audits').select(['category_id', 'status', 'maker_id']).where('id', '=', id)
  return row.executeTakeFirstOrThrow()
}
const categoriesOf = async (...audits: OpenAudit[]) =>
  Promise.all(audits.map(async (one) => (await at(one)).category_id))

describe('putting audits into a category', () => {
  it('leaves just the chosen ones in it; those that leave it go to the default, which none leaves', async () => {
    const id = await category()
    const [one, two, three] = [await audit(), await audit(), await audit()]
    expect((await file(id, [one.id, two.id, two.id])).body.data).toEqual({ id, added: 2, removed: 0, resubmitted: 0 })
    expect((await file(id, [two.id, three.id])).body.data).toMatchObject({ added: 1, removed: 1 })
    expect(await categoriesOf(one, two, three)).toEqual([usual, id, id])
    expect((await file(usual, [three.id])).body.data).toMatchObject({ id: usual, added: 1, removed: 0 })
    expect(await categoriesOf(one, two, three)).toEqual([usual, id, usual])
    const entry = world.db.selectFrom('audit_trail').selectAll().where('action', '=', 'category.filed')
    expect(await entry.orderBy('id').execute()).toMatchObject([
      { subject_id: id, user_id: filer.id, after: { added: [one.id, two.id] } },
      { before: { removed: [one.id] }, after: { category_id: id, added: [three.id] } },
      {},
    ])
  })

  it('has an approved plan approved again, by somebody else, and tells its people; what was rejected stays so', async () => {
    const id = await category()
    const [approved, rejected] = [await audit(APPROVAL), await audit(REJECTION)]
    const member = await approved.member()
    const answer = await file(id, [approved.id, rejected.id])
    expect(answer.body.data).toMatchObject({ added: 2, resubmitted: 1 })
    expect(await at(approved)).toEqual({ category_id: id, status: SUBMITTING, maker_id: filer.id })
    expect(await at(rejected)).toMatchObject({ category_id: id, status: REJECTION })
    const told = world.db.selectFrom('notifications').select('type').where('user_id', '=', member.id)
    expect(await told.execute()).toEqual([{ type: 'CHANGESTATUS' }])
    expect((await file(id, [approved.id, rejected.id])).body.data).toMatchObject({ added: 0, resubmitted: 0 })
  })

  it('takes what runs out of the default, and leaves it where it was chosen to be', async () => {
    const [id, other] = [await category(), await category()]
    const [running, closed] = [await audit(IN_PROGRESS), await audit(CLOSE)]
    expect((await file(id, [running.id, closed.id])).status).toBe(200)
    expect(await categoriesOf(running, closed)).toEqual([id, id])
    expect(await at(closed)).toMatchObject({ status: CLOSE })
    const planned = await audit()
    for (const refused of [await file(other, [running.id, planned.id]), await file(id, [closed.id])]) {
      expect([refused.status, refused.body.code]).toEqual([400, 'bulk_refused'])
      expect(refused.body.message).toContain('1 already begun, with a category that stays (Đánh giá kho')
    }
    expect(await categoriesOf(running, closed, planned)).toEqual([id, id, usual])
  })

  it('is of those that one sees: others stay, and cannot be named', async () => {
    const id = await category()
    const [hidden, own] = [await audit(SUBMITTING, id), await audit()]
    const narrow = await world.as('SELECT_CHK_CATEGORY')
    await world.db.updateTable('audits').set({ author_id: narrow.id }).where('id', '=', own.id).execute()
    expect((await file(id, [own.id], narrow)).status).toBe(200)
    expect(await categoriesOf(hidden, own)).toEqual([id, id])
    for (const missing of [hidden.id, 2_000_000_000]) {
      const refused = await file(id, [own.id, missing], narrow)
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['checklist_ids']])
    }
    const nowhere = await file(2_000_000_000, [own.id])
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['category']])
  })

  it('takes 5,000 at once, as many as the list of audits gives at once, and no more', async () => {
    const id = await category()
    const organization = { name: 'Kho lớn', status: 1 }
    const org = await world.db
      .insertInto('organizations')
      .values(organization)
      .returning('id')
      .executeTakeFirstOrThrow()
    const values = Array.from({ length: 5001 }, (_, n) => ({
      name: `Kỳ ${n}`,
      starting_date: '2026-01-01',
      ending_date: '2026-01-31',
      organization_id: org.id,
      author_id: filer.id,
      category_id: usual,
    }))
    await world.db.insertInto('audits').values(values).execute()
    const query = { page: 1, per_page: 5000, sort: 'desc' }
    const { body } = await filer.get('/checklists', { query })
    const ids = body.data.map((row: { id: number }) => row.id)
    expect([ids.length, body.meta.per_page]).toEqual([5000, 5000])
    expect((await filer.get('/checklists', { query: { ...query, per_page: 5001 } })).status).toBe(422)
    expect((await filer.get('/positions', { query: { per_page: 501 } })).status).toBe(422)
    expect((await file(id, ids)).body.data).toMatchObject({ added: 5000 })
    const all = values.map((_, n) => n + 1)
    const tooMany = await file(id, all)
    expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([422, ['checklist_ids']])
    expect((await file(id, [])).body.data).toMatchObject({ removed: 5000 })
  })
})
