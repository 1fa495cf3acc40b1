import { afterAll, beforeAll, expect, it } from 'vitest'
import { builders } from '#testing/audits/audit-builders.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let make: ReturnType<typeof builders>
let planner: Browser
beforeAll(async () => {
  // The last day of May in UTC; in Vietnam June has begun.
  world = await startWorld({ now: () => new Date('2026-05-31T17:30:00Z') })
  make = builders(world)
  planner = await world.as('MANAGE_PROGRAMME', 'CREATE_CHECKLIST', 'VIEW_ALL_CHECKLIST', 'DELETE_CHECKLIST')
})
afterAll(() => world.stop())

async function planned(values: Record<string, unknown> = {}) {
  const organization_id = await make.organization()
  const category_id = await make.category()
  const body = { year: 2026, month: 5, organization_id, category_id, ...values }
  const made = await planner.post('/programme', { body })
  expect([made.status, made.body.errors]).toEqual([200, undefined])
  return { ...made.body.data, form: { org_id: organization_id, ctg: category_id } }
}
const audit = (form: object) =>
  planner.post('/checklists', {
    body: { name: 'Đợt theo kế hoạch', starting_date: '2026-05-04', ending_date: '2026-05-08', ...form },
  })
const show = async (id: number, who = planner) => (await who.get(`/programme/${id}`)).body.data
const trail = (action: string) =>
  world.db.selectFrom('audit_trail').select(['subject_id', 'before', 'after']).where('action', '=', action).execute()

it('a plan becomes an audit that awaits approval, and is as far as that audit is', async () => {
  const plan = await planned()
  expect([plan.state, plan.is_late]).toEqual(['open', true])
  const made = await audit({ ...plan.form, plan_id: plan.id })
  expect([made.status, made.body.data.status.code]).toEqual([200, 0])
  const id = made.body.data.id as number
  expect(await show(plan.id)).toMatchObject({ state: 'prepared', is_late: true, audit: { id } })
  const states = []
  for (const [status, day] of [
    [3, null],
    [4, null],
    [5, '2026-05-09'],
  ] as const) {
    // prettier-ignore
    const values = { status, closing_date: day, corrective_ending_date: '2026-06-01' }
    await world.db.updateTable('audits').set(values).where('id', '=', id).execute()
    const { state, is_late } = await show(plan.id)
    states.push([state, is_late])
  }
  expect(states).toEqual([
    ['running', false],
    ['running', false],
    ['closed', false],
  ])
  const again = await audit({ ...plan.form, plan_id: plan.id })
  expect([again.status, again.body.message]).toEqual([400, 'The audit of this plan has been made already.'])
})

it('a plan is open again once its audit is removed', async () => {
  const plan = await planned({ month: 6 })
  const { id } = (await audit({ ...plan.form, plan_id: plan.id })).body.data
  expect((await planner.delete(`/checklists/${id}`)).status).toBe(200)
  expect(await show(plan.id)).toMatchObject({ state: 'open', is_late: false, audit: null })
})

it('an audit of something else does not carry out a plan, and none is left behind', async () => {
  const plan = await planned()
  const other = await audit({ ...plan.form, org_id: await make.organization(), plan_id: plan.id })
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['org_id']])
  const category = await audit({ ...plan.form, ctg: await make.category(), plan_id: plan.id })
  expect([category.status, Object.keys(category.body.errors)]).toEqual([422, ['ctg']])
  expect((await audit({ ...plan.form, plan_id: 999_999 })).status).toBe(404)
  const rows = world.db.selectFrom('audits').select('id').where('organization_id', '=', plan.organization.id)
  expect(await rows.execute()).toEqual([])
})

it('is planned once for a month, and anew after it was called off with a reason', async () => {
  const plan = await planned({ month: 9 })
  const body = { year: 2026, month: 9, organization_id: plan.form.org_id, category_id: plan.form.ctg }
  const again = await planner.post('/programme', { body })
  expect([again.status, again.body.errors]).toEqual([
    422,
    { month: ['This is planned for the organisation in this month already.'] },
  ])
  const cancel = (reason: string) => planner.post(`/programme/${plan.id}/cancellation`, { body: { reason } })
  expect((await cancel(' ')).status).toBe(422)
  const cancelled = await cancel('Sân bay đóng đường băng')
  expect(cancelled.body.data).toMatchObject({
    state: 'cancelled',
    is_late: false,
    cancelled: { reason: 'Sân bay đóng đường băng', user: { id: planner.id } },
  })
  expect((await cancel('Nữa')).status).toBe(400)
  expect((await planner.put(`/programme/${plan.id}`, { body: { ...body, month: 8 } })).status).toBe(400)
  expect((await audit({ ...plan.form, plan_id: plan.id })).status).toBe(400)
  expect((await planner.post('/programme', { body })).status).toBe(200)
  const entries = (await trail('plan.cancelled')).filter(({ subject_id }) => subject_id === plan.id)
  expect(entries).toMatchObject([{ before: { state: 'open' }, after: { state: 'cancelled' } }])
})

it('is planned anew for another month, but not over another plan', async () => {
  const plan = await planned({ month: 7 })
  const { organization, category } = plan
  const body = { organization_id: organization.id, category_id: category.id, month: 8, note: 'Sau mùa mưa' }
  const moved = await planner.put(`/programme/${plan.id}`, { body })
  expect(moved.body.data).toMatchObject({ month: 8, note: 'Sau mùa mưa' })
  const other = await planner.post('/programme', { body: { ...body, year: 2026, month: 7 } })
  const over = await planner.put(`/programme/${other.body.data.id}`, { body })
  expect([over.status, Object.keys(over.body.errors)]).toEqual([422, ['month']])
  expect((await planner.put(`/programme/${plan.id}`, { body: { ...body, category_id: 99_999 } })).body.errors).toEqual({
    category_id: ['The chosen record does not exist.'],
  })
})

it('says of a year what is late, what runs, what was called off and what no plan had', async () => {
  const organization_id = await make.organization()
  const of = async (month: number) => (await planned({ year: 2025, month, organization_id })).id as number
  const [late, cancelled] = [await of(3), await of(4)]
  await planner.post(`/programme/${cancelled}/cancellation`, { body: { reason: 'Gộp' } })
  const running = await planned({ year: 2025, month: 12, organization_id })
  const inTime = { ...running.form, org_id: organization_id, starting_date: '2025-12-01', ending_date: '2025-12-31' }
  const { id } = (await audit({ ...inTime, plan_id: running.id })).body.data
  await world.db.updateTable('audits').set({ status: 3 }).where('id', '=', id).execute()
  await audit(inTime)
  const query = { year: 2025, organization_id }
  const { body } = await planner.get('/programme/totals', { query })
  expect(body.data).toEqual({
    year: 2025,
    open: 1,
    prepared: 0,
    running: 1,
    closed: 0,
    cancelled: 1,
    late: 1,
    unplanned: 1,
  })
  const list = async (more: object) => {
    const { data } = (await planner.get('/programme', { query: { ...query, ...more } })).body
    return data.map((plan: { id: number }) => plan.id)
  }
  expect(await list({})).toEqual([late, cancelled, running.id])
  expect(await list({ state: 'late' })).toEqual([late])
  expect(await list({ state: 'running', sort: 'desc' })).toEqual([running.id])
  expect((await planner.get('/programme/totals')).body.data.year).toBe(2026)
})

it('the next year is proposed from the last audit and the interval of its category', async () => {
  const organization_id = await make.organization()
  const [half, seldom, never] = [await make.category(), await make.category(), await make.category()]
  const every = (id: number, interval_months: unknown) =>
    planner.put(`/programme/intervals/${id}`, { body: { interval_months } })
  expect((await every(half, 6)).body.data).toMatchObject({ interval_months: 6 })
  await every(seldom, 24)
  expect((await every(never, 0)).status).toBe(422)
  const began = (ctg: number, day: string) =>
    audit({ org_id: organization_id, ctg, starting_date: day, ending_date: day })
  for (const [category, day] of [
    [half, '2025-02-10'],
    [half, '2026-09-30'],
    [seldom, '2020-01-01'],
    [never, '2026-01-01'],
  ] as const)
    await began(category, day)
  const proposed = async () => {
    const { body } = await planner.get('/programme/proposals', { query: { year: 2027, organization_id } })
    return body.data.map((one: { category: { id: number }; month: number; last_on: string }) => [
      one.category.id,
      one.month,
      one.last_on,
    ])
  }
  expect(await proposed()).toEqual([
    [seldom, 1, '2020-01-01'],
    [half, 3, '2026-09-30'],
    [half, 9, '2026-09-30'],
  ])
  const plans = [3, 9].map((month) => ({ organization_id, category_id: half, month }))
  const accept = () => planner.post('/programme/proposals', { body: { year: 2027, plans } })
  expect((await accept()).body.data).toEqual({ count: 2 })
  expect((await accept()).body.data).toEqual({ count: 0 })
  expect(await proposed()).toEqual([[seldom, 1, '2020-01-01']])
  const { data } = (await planner.get('/programme/proposals', { query: { year: 2028, organization_id } })).body
  expect(data.filter(({ category }: { category: { id: number } }) => category.id === half)).toMatchObject([
    { month: 3, last_on: '2027-09-01' },
    { month: 9, last_on: '2027-09-01' },
  ])
})

it('is read by those who may see its audits, and kept by those who plan', async () => {
  const plan = await planned()
  const stranger = await world.as('CREATE_CHECKLIST')
  expect((await stranger.get(`/programme/${plan.id}`)).status).toBe(404)
  expect((await stranger.get('/programme', { query: { per_page: 'all' } })).body.data).toEqual([])
  const form = { name: 'X', starting_date: '2026-05-04', ending_date: '2026-05-08', ...plan.form, plan_id: plan.id }
  expect((await stranger.post('/checklists', { body: form })).status).toBe(404)
  const own = await world.as('VIEW_ORG_CHECKLIST', 'CREATE_CHECKLIST')
  await world.db.updateTable('users').set({ organization_id: plan.organization.id }).where('id', '=', own.id).execute()
  expect((await show(plan.id, own)).id).toBe(plan.id)
  expect((await own.put(`/programme/${plan.id}`, { body: {} })).status).toBe(403)
  const { id } = (await own.post('/checklists', { body: form })).body.data
  await world.db.updateTable('audits').set({ author_id: stranger.id }).where('id', '=', id).execute()
  world.app.services.authenticator.forget()
  expect((await show(plan.id, stranger)).audit).toMatchObject({ id })
})
