import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomAudits, type RandomAudits } from '#testing/audits/random-audits.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let made: RandomAudits
let reader: Browser
type Audit = { id: number; organization_id: number; status: number; starting_date: string }
type Item = { id: number; audit: Audit; status_id: number; library_item_id: number }
let items: Item[]
let audits: Audit[]

beforeAll(async () => {
  // In Vietnam the new year has begun; in UTC it has not.
  world = await startWorld({ now: () => new Date('2026-12-31T17:30:00Z') })
  made = await randomAudits(world)
  reader = await world.as('QREPORT_CHECKLIST', 'VIEW_ALL_CHECKLIST')
  audits = await world.db
    .selectFrom('audits')
    .select(['id', 'organization_id', 'status', 'starting_date'])
    .orderBy('id')
    .execute()
  const rows = await world.db
    .selectFrom('audit_items')
    .select(['id', 'audit_id', 'status_id', 'library_item_id'])
    .orderBy('id')
    .execute()
  items = rows.map((row) => ({ ...row, audit: audits.find(({ id }) => id === row.audit_id)! }))
})
afterAll(() => world.stop())

const inSouth = ({ organization_id: at }: Audit) => at === made.organizations.south || at === made.organizations.depot
const hasBegun = ({ status }: Audit) => status === 3 || status === 4 || status === 5
const ask = (who: Browser, organization: number, body: object) =>
  who.post(`/checklists/${organization}/reports`, { body })

/** The same numbers, counted one by one. */
function byHand(within: (audit: Audit) => boolean, periods: { from: string; to: string }[]) {
  const isIn = ({ starting_date: day }: Audit, { from, to }: { from: string; to: string }) => from <= day && day <= to
  const counted = audits.filter((audit) => within(audit) && hasBegun(audit))
  return {
    audits: periods.map((period) => counted.filter((audit) => isIn(audit, period)).length),
    data: (status: number) =>
      periods.map(
        (period) =>
          items.filter(({ audit, status_id }) => status_id === status && counted.includes(audit) && isIn(audit, period))
            .length,
      ),
  }
}

for (const quarter of ['0', '1'])
  it(`counts the items of an organisation and those below it ${quarter === '0' ? 'by years' : 'by quarters'}`, async () => {
    const { status, body } = await ask(reader, made.organizations.south, { quarter, from_year: 2022, to_year: 2026 })
    expect(status).toBe(200)
    const { labels, datasets, periods, caption } = body.data
    expect(labels).toHaveLength(quarter === '0' ? 5 : 20)
    expect([periods[0].from, periods.at(-1).to]).toEqual(['2022-01-01', '2026-12-31'])
    const hand = byHand(inSouth, periods)
    expect(body.data.audits).toEqual(hand.audits)
    expect(datasets.map(({ code }: { code: string }) => code)).toEqual(['MAJ', 'NO', 'OBS', 'OK'])
    for (const { id, data } of datasets) expect(data).toEqual(hand.data(id))
    expect(datasets.flatMap(({ data }: { data: number[] }) => data).some((count: number) => count > 1)).toBe(true)
    expect(caption).toEqual({
      organization: 'Chi nhánh miền Nam',
      from_year: 2022,
      to_year: 2026,
      first_year: Number(
        audits
          .filter((audit) => inSouth(audit) && hasBegun(audit))
          .map(({ starting_date }) => starting_date.slice(0, 4))
          .toSorted()[0],
      ),
      is_whole: true,
    })
  })

it('counts everything with organisation 0, and of the statuses those that are asked for', async () => {
  const { MAJ, OBS } = made.statuses
  const { body } = await ask(reader, 0, { quarter: 0, from_year: '2023', to_year: 2025, stt: [OBS, MAJ] })
  const hand = byHand(() => true, body.data.periods)
  expect(body.data.datasets.map(({ id, data }: { id: number; data: number[] }) => [id, data])).toEqual([
    [MAJ, hand.data(MAJ)],
    [OBS, hand.data(OBS)],
  ])
  expect(body.data.audits).toEqual(hand.audits)
})

it('is about the last five years, as the year is where the product is, and about the quarters of a year that is named', async () => {
  expect((await ask(reader, 0, {})).body.data.labels).toEqual(['2023', '2024', '2025', '2026', '2027'])
  const vietnamese = { 'accept-language': 'vi' }
  const { body } = await reader.post('/checklists/0/reports', {
    body: { quarter: '1', year_quarter: 2024 },
    headers: vietnamese,
  })
  expect(body.data.labels).toEqual(['Quý 1/2024', 'Quý 2/2024', 'Quý 3/2024', 'Quý 4/2024'])
  expect(body.data.caption.organization).toBe('Tất cả đơn vị')
})

it('begins with the year of the first audit that the reader may see, or with the present one', async () => {
  const writer = await world.as('QREPORT_CHECKLIST')
  const yearsOf = async (who: Browser) => {
    const [{ body }, found] = [await ask(who, 0, {}), await who.get('/reports/findings')]
    expect(found.body.data.labels).toEqual(body.data.labels)
    expect(found.body.data.caption.first_year).toBe(body.data.caption.first_year)
    return [body.data.labels, body.data.caption.first_year]
  }
  expect(await yearsOf(writer)).toEqual([['2027'], 2027])
  const { id } = audits.find((audit) => hasBegun(audit) && audit.starting_date.startsWith('2025'))!
  await world.db.updateTable('audits').set({ author_id: writer.id }).where('id', '=', id).execute()
  expect(await yearsOf(writer)).toEqual([['2025', '2026', '2027'], 2025])
  const early = await ask(writer, 0, { to_year: 2020 })
  expect(early.body.data.labels).toEqual(['2020'])
})

it('says what is wrong with the years, and that there is no such organisation', async () => {
  const years = async (from_year: unknown, to_year: unknown) => {
    const { status, body } = await ask(reader, 0, { from_year, to_year })
    return [status, body.errors]
  }
  expect(await years(2026, 2024)).toEqual([422, { to_year: ['The last year may not come before the first.'] }])
  expect(await years(2000, 2020)).toEqual([422, { from_year: ['A report covers 20 years at most.'] }])
  expect((await years(2001, 2020))[0]).toBe(200)
  expect((await ask(reader, 999_999, {})).status).toBe(404)
})

it('takes the organisation in the body too, and refuses one that is not the one of the address', async () => {
  const { south, depot } = made.organizations
  const own = await ask(reader, south, {})
  for (const name of ['organization_id', 'org_id']) {
    expect(await ask(reader, south, { [name]: String(south) })).toEqual(own)
    const { status, body } = await ask(reader, south, { [name]: depot })
    expect([status, body.errors]).toEqual([422, { organization_id: ['This differs from the address of the call.'] }])
  }
})

it('counts only audits that the reader may see, and says so', async () => {
  const branch = await world.as('QREPORT_CHECKLIST', 'VIEW_ORG_CHECKLIST')
  await world.db
    .updateTable('users')
    .set({ organization_id: made.organizations.south })
    .where('id', '=', branch.id)
    .execute()
  const body = { from_year: 2022, to_year: 2026 }
  const all = (await ask(branch, 0, body)).body.data
  expect([all.audits, all.caption.is_whole]).toEqual([byHand(inSouth, all.periods).audits, false])
  const own = (await ask(branch, made.organizations.depot, body)).body.data
  expect(own.caption.is_whole).toBe(true)
  const nothing = (await ask(await world.as('QREPORT_CHECKLIST'), 0, body)).body.data
  expect([nothing.audits, nothing.datasets]).toEqual([[0, 0, 0, 0, 0], []])
})

const byTag = (body: object, query = {}) =>
  reader.post('/checklists/hashtag/reports', { body: { org_id: 0, from_date: '2024-01-01', to_date: '2024-12-31', ...body }, query }) // prettier-ignore

it('lists the items with a tag, page by page, newest audits first', async () => {
  const { safety } = made.tags
  const { MAJ } = made.statuses
  const { body } = await byTag({ hashtag: [safety], stt: [MAJ] }, { per_page: 2 })
  const hand = items.filter(
    ({ audit, status_id, library_item_id }) =>
      hasBegun(audit) &&
      audit.starting_date.startsWith('2024') &&
      status_id === MAJ &&
      made.questions.slice(0, 3).includes(library_item_id),
  )
  expect(body.meta.total).toBe(hand.length)
  expect(hand.length).toBeGreaterThan(3)
  const second = await byTag({ hashtag: [safety], stt: [MAJ] }, { per_page: 2, page: 2 })
  const all = (await byTag({ hashtag: [safety], stt: [MAJ] }, { per_page: 'all' })).body.data
  expect([...body.data, ...second.body.data]).toEqual(all.slice(0, 4))
  expect(new Set(all.map(({ id }: Item) => id))).toEqual(new Set(hand.map(({ id }) => id)))
  const dates = all.map(({ audit }: { audit: { starting_date: string } }) => audit.starting_date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(all[0]).toMatchObject({ si: false, checklist_item_status: { code: 'MAJ', is_report: true } })
})

it('lists as many items as the report counts in a year', async () => {
  const { body } = await ask(reader, made.organizations.south, { from_year: 2024, to_year: 2024 })
  for (const { id, data } of body.data.datasets) {
    const { meta } = (await byTag({ org_id: made.organizations.south, stt: [id] })).body
    expect([id, meta.total]).toEqual([id, data[0]])
  }
})

it('asks for an organisation and at most a year of days', async () => {
  const missing = await byTag({ org_id: undefined })
  expect([missing.status, missing.body.errors]).toEqual([422, { org_id: ['This field is required.'] }])
  const long = await byTag({ from_date: '2023-12-31' })
  expect([long.status, long.body.errors]).toEqual([422, { from_date: ['A report covers 366 days at most.'] }])
  expect((await byTag({ from_date: '2024-01-01' })).status).toBe(200)
  expect((await byTag({ from_date: '2025-01-01' })).body.errors).toHaveProperty('to_date')
})
