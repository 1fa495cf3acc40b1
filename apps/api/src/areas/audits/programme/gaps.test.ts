import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProgrammeGap } from '@apron/contract/audits'
import { store } from '#testing/authorisation/scene.ts'
import { plannedYear, type PlannedYear } from '#testing/audits/planned-year.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let keeper: Browser
let data: PlannedYear
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-05-31T17:30:00Z') })
  keeper = await world.as('MANAGE_PROGRAMME', 'VIEW_ALL_CHECKLIST')
  data = await plannedYear(world, keeper)
})
afterAll(() => world.stop())

async function gaps(
  query: Record<string, string | number> = {},
  who = keeper,
): Promise<{ said: string[]; total: number }> {
  const { status, body } = await who.get('/programme/gaps', { query })
  expect(status).toBe(200)
  const said = (body.data as ProgrammeGap[]).map(
    ({ organization, category, interval_months: months }) => `${organization.name}, ${category.name}, ${months}`,
  )
  return { said, total: body.meta.total }
}
const all = [
  'Chi nhánh miền Trung, An toàn cháy nổ, 12',
  'Chi nhánh miền Trung, Đánh giá nội bộ, 6',
  'Kho Cam Ranh, An toàn cháy nổ, 12',
  'Kho Phù Cát, An toàn cháy nổ, 12',
  'Kho Phù Cát, Đánh giá nội bộ, 6',
]

it('lists what comes round and was never audited nor planned, of organisations that are audited themselves', async () => {
  // The company has those below it and no plan of its own; the branch has one.
  expect(await gaps()).toEqual({ said: all, total: 5 })
  await store(world, 'categories', { name: 'Đột xuất' })
  await store(world, 'organizations', { name: 'Kho chờ duyệt', parent_id: data.branch, status: 0 })
  await store(world, 'organizations', {
    name: 'Kho đã bỏ',
    parent_id: data.branch,
    status: 1,
    deleted_at: new Date().toISOString(),
  })
  expect(await gaps()).toEqual({ said: all, total: 5 })
})

it('is narrowed by organisation, category and words, and read a page at a time', async () => {
  const { phucat, branch, safety } = data
  expect((await gaps({ organization_id: phucat })).said).toEqual(all.slice(3))
  expect((await gaps({ organization_id: branch, category_id: safety })).total).toBe(3)
  expect((await gaps({ search: 'phu cat' })).said).toEqual(all.slice(3))
  expect(await gaps({ per_page: 2, page: 2 })).toEqual({ said: all.slice(2, 4), total: 5 })
  expect((await gaps({ sort: 'desc' })).said[0]).toContain('Kho Phù Cát')
})

it('is filled by a plan of any year and by an audit, and comes back when these are called off or sent back', async () => {
  const { phucat, safety, internal } = data
  const plan = { organization_id: phucat, category_id: safety, month: 4 }
  const accepted = await keeper.post('/programme/proposals', { body: { year: 2028, plans: [plan] } })
  expect(accepted.body.data).toEqual({ count: 1 })
  const left = async () => (await gaps({ organization_id: phucat })).said.map((one) => one.split(', ')[1])
  expect(await left()).toEqual(['Đánh giá nội bộ'])
  const days = { starting_date: '2026-04-01', ending_date: '2026-04-02', author_id: keeper.id }
  const audit = await store(world, 'audits', { name: 'X', organization_id: phucat, category_id: internal, status: 0, ...days }) // prettier-ignore
  expect(await left()).toEqual([])
  await world.db.updateTable('audits').set({ status: 2 }).where('id', '=', audit).execute()
  expect(await left()).toEqual(['Đánh giá nội bộ'])
  const { body } = await keeper.get('/programme', { query: { year: 2028, organization_id: phucat } })
  await keeper.post(`/programme/${body.data[0].id}/cancellation`, { body: { reason: 'Nhầm' } })
  expect(await left()).toEqual(['An toàn cháy nổ', 'Đánh giá nội bộ'])
})

it('counts no audit that the planner may not see, and is nothing for those who do not plan', async () => {
  const planner = await world.as('MANAGE_PROGRAMME')
  await world.db
    .updateTable('audit_plans')
    .set({ audit_id: null })
    .where('organization_id', '=', data.camranh)
    .execute()
  const off = { cancelled_at: new Date(), cancelled_by: keeper.id, cancel_reason: 'Gộp' }
  await world.db.updateTable('audit_plans').set(off).where('organization_id', '=', data.camranh).execute()
  const ofCamRanh = async (who: Browser) => (await gaps({ organization_id: data.camranh }, who)).total
  expect([await ofCamRanh(planner), await ofCamRanh(keeper)]).toEqual([2, 1])
  expect((await (await world.as('VIEW_ALL_CHECKLIST')).get('/programme/gaps')).status).toBe(403)
})

it('is searched and read by pages among hundreds of organisations and thousands of audits', async () => {
  const { branch, internal, safety } = data
  await sql`insert into organizations (name, parent_id, status)
    select 'Kho số ' || n, ${branch}, 1 from generate_series(1, 400) n`.execute(world.db)
  await sql`insert into audits (name, organization_id, category_id, starting_date, ending_date, author_id, status)
    select 'Đợt ' || n, o.id, ${internal}, date '2020-01-01' + n, date '2020-01-02' + n, ${keeper.id}, 3
    from organizations o, generate_series(1, 20) n where o.name like 'Kho số %5'`.execute(world.db)
  const { total } = await gaps({ search: 'kho so' })
  expect(total).toBe(400 + 360)
  expect((await gaps({ search: 'kho so', category_id: safety, per_page: 500 })).said.length).toBe(400)
})
