import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomAudits, type RandomAudits } from '#testing/audits/random-audits.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let made: RandomAudits
let reader: Browser
type Item = {
  id: number
  audit_id: number
  library_item_id: number
  status_id: number
  corrective_status: number
  corrective_date: string | null
  organization_id: number
  starting_date: string
  is_finding: boolean
  is_default: boolean
}
/** Of audits that have begun, in the order in which these began. */
let items: Item[]
type Entry = { audit_item_id: number; action: string; created_at: string }
let answers: Map<number, Entry[]>

const today = '2026-09-15'
beforeAll(async () => {
  world = await startWorld({ now: () => new Date(`${today}T03:00:00Z`) })
  made = await randomAudits(world)
  reader = await world.as('QREPORT_CHECKLIST', 'VIEW_ALL_CHECKLIST')
  items = await world.db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_id')
    .innerJoin('audit_statuses', (join) =>
      join
        .onRef('audit_statuses.audit_id', '=', 'audits.id')
        .onRef('audit_statuses.status_id', '=', 'audit_items.status_id'),
    )
    .select(['audit_items.id', 'audit_items.audit_id', 'library_item_id', 'audit_items.status_id', 'corrective_status'])
    .select(['corrective_date', 'organization_id', 'starting_date', 'is_finding', 'is_default'])
    .where('audits.status', 'in', [3, 4, 5])
    .orderBy('starting_date')
    .orderBy('audits.id')
    .execute()
  const rows = await world.db.selectFrom('audit_item_history').selectAll().orderBy('id').execute()
  answers = Map.groupBy(rows, ({ audit_item_id }) => audit_item_id)
})
afterAll(() => world.stop())

const inSouth = ({ organization_id: at }: Item) => at === made.organizations.south || at === made.organizations.depot
const during = (from: string, to: string) => (item: Item) => from <= item.starting_date && item.starting_date <= to
const findings = () => items.filter(({ is_finding }) => is_finding)
const get = async (path: string, query: Record<string, string | number>) => {
  const { status, body } = await reader.get(path, { query })
  expect([path, status]).toEqual([path, 200])
  return body
}

it('counts findings by class, quarter and organisation, as their audit has it', async () => {
  const query = { organization_id: made.organizations.south, quarter: 1, from_year: 2023, to_year: 2025 }
  const { periods, classes, organizations } = (await get('/reports/findings', query)).data
  expect(classes.map(({ code }: { code: string }) => code)).toEqual(['MAJ'])
  for (const { id, data } of classes)
    expect(data).toEqual(
      periods.map(
        ({ from, to }: { from: string; to: string }) =>
          findings().filter((item) => inSouth(item) && item.status_id === id && during(from, to)(item)).length,
      ),
    )
  const whole = findings().filter((item) => inSouth(item) && during('2023-01-01', '2025-12-31')(item))
  for (const { id, findings: counts, total } of organizations) {
    const own = whole.filter(({ organization_id }) => organization_id === id)
    expect([counts[0], total]).toEqual([own.length, own.length])
  }
  expect(organizations.map(({ total }: { total: number }) => total).reduce((a: number, b: number) => a + b)).toBe(
    whole.length,
  )
  const all = (await get('/reports/findings', { from_year: 2022, to_year: 2026 })).data.classes
  expect(all.map(({ code }: { code: string }) => code)).toEqual(['MAJ', 'OBS'])
})

/** The middle, and the one in ten, of days that are counted one by one. */
function quantile(days: number[], share: number): number | null {
  if (days.length === 0) return null
  const sorted = days.toSorted((one, other) => one - other)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)]!
  return below + (sorted[Math.ceil(at)]! - below) * (at - Math.floor(at))
}
const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(instant))
function daysOf({ id, corrective_status }: Item): number[] {
  const done = (answers.get(id) ?? []).find(({ action }) => action === 'corrective_status_set')
  const found = (answers.get(id) ?? []).find(({ action }) => action === 'answered')
  if (corrective_status !== 1 || !done || !found) return []
  return [(Date.parse(dayOf(done.created_at)) - Date.parse(dayOf(found.created_at))) / 86_400_000]
}

it('says how many days corrections took where the product is, and how many findings came back', async () => {
  const query = { organization_id: 0, from_year: 2024, to_year: 2026 }
  const { all, classes } = (await get('/reports/findings/figures', query)).data
  const shown = findings().filter(during('2024-01-01', '2026-12-31'))
  const earlier = new Set<string>()
  const repeated = new Set<number>()
  for (const item of findings()) {
    const question = `${item.organization_id} ${item.library_item_id}`
    if (earlier.has(question)) repeated.add(item.id)
    earlier.add(question)
  }
  const figuresOf = (of: Item[]) => {
    const days = of.flatMap(daysOf)
    return {
      findings: of.length,
      repeated: of.filter(({ id }) => repeated.has(id)).length,
      closed: days.length,
      median: quantile(days, 0.5),
      ninetieth: quantile(days, 0.9),
    }
  }
  expect(all.ninetieth).toBeCloseTo(figuresOf(shown).ninetieth!)
  expect({ ...all, ninetieth: figuresOf(shown).ninetieth }).toEqual(figuresOf(shown))
  expect([all.repeated > 0, all.repeated < all.findings, all.closed > 10]).toEqual([true, true, true])
  for (const { id, findings: count, repeated: again, median } of classes) {
    const hand = figuresOf(shown.filter(({ status_id }) => status_id === id))
    expect([count, again, median]).toEqual([hand.findings, hand.repeated, hand.median])
  }
})

it('says how often each question fails of how often it was answered', async () => {
  const query = { from_year: 2022, to_year: 2026, per_page: 3, sort_by: 'percent' }
  const { data, meta } = await get('/reports/questions', query)
  expect(meta.total).toBe(made.questions.length)
  for (const { id, answered, failed, percent } of data) {
    const own = items.filter(({ library_item_id, is_default }) => library_item_id === id && !is_default)
    const hand = own.filter(({ is_finding }) => is_finding).length
    expect([answered, failed]).toEqual([own.length, hand])
    expect(percent).toBeCloseTo((hand / own.length) * 100, 1)
  }
  const shares = data.map(({ percent }: { percent: number }) => percent)
  expect(shares).toEqual(shares.toSorted((one: number, other: number) => other - one))
})

it('counts corrections that are open, complete and overdue, and lists just these', async () => {
  const query = { organization_id: made.organizations.south, from_date: '2023-01-01' }
  const { datasets, organizations } = (await get('/reports/correctives', query)).data
  const shown = findings().filter((item) => inSouth(item) && during('2023-01-01', '9999')(item))
  const isOpen = ({ corrective_status }: Item) => corrective_status === 0
  const isLate = (item: Item) => isOpen(item) && item.corrective_date !== null && item.corrective_date < today
  for (const { id, data, overdue } of datasets) {
    const own = shown.filter(({ status_id }) => status_id === id)
    const hand = [own.filter(isOpen).length, own.filter((item) => !isOpen(item)).length]
    expect([data, overdue]).toEqual([hand, own.filter(isLate).length])
    const listed = async (state: string) =>
      (await get('/reports/correctives/items', { ...query, state, stt: id, per_page: 'all' })).data.length
    expect([await listed('incomplete'), await listed('complete')]).toEqual(hand)
    expect(await listed('overdue')).toBe(overdue)
    expect(overdue).toBeGreaterThan(0)
  }
  for (const { id, incomplete } of organizations)
    expect(incomplete).toBe(shown.filter((item) => item.organization_id === id && isOpen(item)).length)
  const { data } = await get('/reports/correctives/items', { ...query, per_page: 'all' })
  const due = data.flatMap(({ corrective_date: day }: { corrective_date: string | null }) => day ?? [])
  expect(due).toEqual(due.toSorted())
})

it('names the organisations and chapters that were not audited for so many months', async () => {
  const { organizations } = (await get('/reports/coverage', { months: 6 })).data
  const audits = await world.db.selectFrom('audits').selectAll().where('status', 'in', [3, 4, 5]).execute()
  const lastOf = (id: number) =>
    audits
      .filter((audit) => audit.organization_id === id && audit.starting_date <= today)
      .map(({ starting_date }) => starting_date)
      .toSorted()
      .at(-1) ?? null
  expect(organizations.length).toBe(5)
  for (const { id, last_on, is_due } of organizations)
    expect([last_on, is_due]).toEqual([lastOf(id), lastOf(id) === null || lastOf(id)! <= '2026-03-15'])
  const nowhere = (await get('/reports/coverage', { months: 120, due_only: 1 })).data
  expect([nowhere.organizations, nowhere.chapters]).toEqual([[], []])
  const { chapters } = (await get('/reports/coverage', { organization_id: made.organizations.depot })).data
  const inDepot = items.filter((item) => item.organization_id === made.organizations.depot)
  const last = inDepot
    .map(({ starting_date }) => starting_date)
    .filter((day) => day <= today)
    .toSorted()
    .at(-1)
  expect(chapters.map(({ last_on }: { last_on: string }) => last_on)).toEqual([last, last])
})

it('tells whoever sees no audit nothing of any', async () => {
  const stranger = await world.as('QREPORT_CHECKLIST')
  const ask = async (path: string) => (await stranger.get(path)).body.data
  expect((await ask('/reports/findings')).classes).toEqual([])
  expect((await ask('/reports/findings/figures')).all).toMatchObject({ findings: 0, closed: 0, median: null })
  expect(await ask('/reports/questions')).toEqual([])
  expect(await ask('/reports/correctives/items')).toEqual([])
  const { organizations } = await ask('/reports/coverage')
  expect(organizations.every(({ last_on }: { last_on: null }) => last_on === null)).toBe(true)
})
