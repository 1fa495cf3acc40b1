import { afterAll, beforeAll, expect, it } from 'vitest'
import { openArchive } from '#sandbox/office/archive.ts'
import { askFor, bare, made, wordsOfDocx, wordsOfPdf } from '#testing/audits/exported-papers.ts'
import { randomAudits, type RandomAudits } from '#testing/audits/random-audits.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let data: RandomAudits
let reader: Browser
const years = { from_year: 2023, to_year: 2025 }
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-09-15T03:00:00Z') })
  data = await randomAudits(world)
  reader = await world.as('QREPORT_CHECKLIST', 'VIEW_ALL_CHECKLIST')
})
afterAll(() => world.stop())

type Report = { labels: string[]; datasets: { code: string; data: number[] }[]; audits: number[] }
const reportOf = async (): Promise<Report> =>
  (await reader.post(`/checklists/${data.organizations.south}/reports`, { body: years })).body.data
const asked = () => ({ what: 'report', of: data.organizations.south, query: years })
const partOf = (file: Buffer, name: string) => openArchive(file).part(name)!.toString('utf8')

it('a report is a Word file and a PDF with every number of the screen', async () => {
  const { labels, datasets, audits } = await reportOf()
  const numbers = labels.map((label, at) => {
    const own = datasets.map((one) => one.data[at]!)
    return bare([label, ...own, own.reduce((sum, one) => sum + one, 0), audits[at]].join(''))
  })
  for (const [format, wordsOf] of [
    ['docx', wordsOfDocx],
    ['pdf', wordsOfPdf],
  ] as const) {
    // prettier-ignore
    const { bytes, file } = await made(world, reader, { ...asked(), format })
    const words = await wordsOf(bytes)
    expect(words).toContain(bare('Chi nhánh miền Nam, 2023–2025'))
    for (const line of numbers) expect([format, words]).toEqual([format, expect.stringContaining(line)])
    expect(file!.name).toMatch(new RegExp(`^Báo cáo kết quả đánh giá - Chi nhánh miền Nam\\.${format}$`))
  }
})

it('a report is a workbook with numbers and a chart of its own over them', async () => {
  const { labels, datasets } = await reportOf()
  const { bytes } = await made(world, reader, { ...asked(), format: 'xlsx' })
  const sheet = partOf(bytes, 'xl/worksheets/sheet2.xml')
  for (const [series, { data: counts }] of datasets.entries())
    for (const [at, count] of counts.entries()) {
      const cell = `${String.fromCharCode(66 + series)}${at + 2}`
      expect(sheet).toMatch(new RegExp(`<c r="${cell}"[^>]*><v>${count}</v>`))
    }
  const chart = partOf(bytes, 'xl/charts/chart1.xml')
  expect(chart).toContain('<c:barChart>')
  for (const [series, { code }] of datasets.entries()) {
    const column = String.fromCharCode(66 + series)
    expect(chart).toContain(`$${column}$2:$${column}$${labels.length + 1}`)
    expect(chart).toContain(code)
  }
})

it('the items of a tag come as values that no spreadsheet runs', async () => {
  const text = '=HYPERLINK("http://x.example";"mở") <b>"ngoặc", phẩy</b>'
  await world.db
    .updateTable('audit_items')
    .set({ content: `<p>${text}</p>`, header: '＠SUM(A1)' })
    .where('header', '=', 'A.4')
    .execute()
  const query = { from_date: '2024-01-01', to_date: '2024-12-31', tag_ids: [data.tags.fuel] }
  const { bytes, file } = await made(world, reader, { what: 'tag-report', of: 0, query: { ...query, hashtag: query.tag_ids }, format: 'csv' }) // prettier-ignore
  const csv = bytes.toString('utf8')
  expect(csv.startsWith('\ufeffKết quả;Mã số;Nhóm;Nhập thông tin;')).toBe(true)
  const lines = csv.trimEnd().split('\r\n')
  const { body } = await reader.post('/checklists/hashtag/reports', {
    body: { org_id: 0, from_date: query.from_date, to_date: query.to_date, hashtag: query.tag_ids },
    query: { per_page: 'all' },
  })
  expect(lines.length - 1).toBe(body.meta.total)
  const hostile = lines.filter((line) => line.includes('HYPERLINK'))
  expect(hostile.length).toBeGreaterThan(0)
  for (const line of hostile) {
    expect(line).toContain(`;'＠SUM(A1);`)
    expect(line).toContain(`"'=HYPERLINK(""http://x.example"";""mở"") ""ngoặc"", phẩy"`)
  }
  for (const line of lines) for (const value of line.split(';')) expect(value).not.toMatch(/^"?[=+@]/)
  expect(file!.name.endsWith('.csv')).toBe(true)
})

it('corrections come with their numbers, which add up from left to right, and one by one with what was done', async () => {
  const query = { state: 'overdue' }
  const { body } = await reader.get('/reports/correctives/items', { query: { ...query, per_page: 'all' } })
  const { datasets } = (await reader.get('/reports/correctives', { query })).body.data
  type Counted = { code: string; data: [number, number]; overdue: number }
  const lines = (datasets as Counted[]).map(({ code, data: [open, done], overdue }) =>
    bare(`${code} ${open} ${overdue} ${done} ${open + done}`),
  )
  const word = wordsOfDocx((await made(world, reader, { what: 'correctives', of: 0, query, format: 'docx' })).bytes)
  for (const line of [...lines, bare('Chưa hoàn thành Trong đó quá hạn Hoàn thành Tổng')]) expect(word).toContain(line)
  const book = (await made(world, reader, { what: 'correctives', of: 0, query, format: 'xlsx' })).bytes
  const chart = partOf(book, 'xl/charts/chart1.xml')
  const named = Array.from(chart.matchAll(/<c:tx>.*?<c:v>(.*?)<\/c:v>/gs), ([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(['Chưa hoàn thành', 'Trong đó quá hạn', 'Hoàn thành']))
  const { bytes } = await made(world, reader, { what: 'correctives', of: 0, query, format: 'csv' })
  const [head, ...rows] = bytes.toString('utf8').trimEnd().split('\r\n')
  expect(rows.length).toBe(body.data.length)
  expect(head).toMatch(/;Khắc phục;Nguyên nhân;Hành động khắc phục;Người xác nhận;Ngày xác nhận;Hiệu quả;/)
  expect(body.data.length).toBeGreaterThan(3)
})

it('corrections say what was planned and who judged it, when', async () => {
  const { body } = await reader.get('/reports/correctives/items', { query: { per_page: 'all', state: 'complete' } })
  const { id } = body.data[0]
  const step = async (action: string, at: string, more = {}) => {
    const values = { audit_item_id: id, user_id: reader.id, action, created_at: at, ...more }
    return (await world.db.insertInto('audit_item_history').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  await world.db.updateTable('audit_items').set({ finding_state: 'effective' }).where('id', '=', id).execute()
  const step_id = await step('correction_proposed', '2026-03-01T20:00:00Z')
  const plan = { audit_item_id: id, root_cause: 'Gioăng lão hóa', action: 'Thay gioăng', due_on: '2026-04-01', step_id }
  await world.db.insertInto('finding_plans').values(plan).execute()
  await step('corrective_status_set', '2026-04-01T20:00:00Z', { completed: true })
  await step('effect_confirmed', '2026-08-01T20:00:00Z')
  const { fullname } = await world.db
    .selectFrom('users')
    .select('fullname')
    .where('id', '=', reader.id)
    .executeTakeFirstOrThrow()
  const items = (await reader.get('/reports/correctives/items', { query: { per_page: 'all' } })).body.data
  expect(items.find((item: { id: number }) => item.id === id)).toMatchObject({
    finding_state: 'effective',
    plan: { root_cause: 'Gioăng lão hóa', action: 'Thay gioăng', accepted: null },
    verified: { by: fullname, on: '2026-04-02' },
    effect: { by: fullname, on: '2026-08-02', is_effective: true },
  })
  const { bytes } = await made(world, reader, { what: 'correctives', of: 0, query: {}, format: 'csv' })
  const said = `Đã có hiệu quả;Gioăng lão hóa;Thay gioăng;${fullname};2026-04-02;có hiệu quả;${fullname};2026-08-02`
  expect(bytes.toString('utf8')).toContain(said)
})

it('a report as a file is of whoever asked for it, as long as they may see all that it counts', async () => {
  const branch = await world.as('QREPORT_CHECKLIST', 'VIEW_ORG_CHECKLIST')
  const moveTo = async (organization_id: number) => {
    await world.db.updateTable('users').set({ organization_id }).where('id', '=', branch.id).execute()
    world.app.services.authenticator.forget()
  }
  await moveTo(data.organizations.company)
  const { id } = await made(world, branch, { what: 'report', of: 0, query: years, format: 'csv' })
  const fetch = async (who: Browser) => (await who.get(`/exports/${id}`)).status
  expect([await fetch(branch), await fetch(reader), await fetch(await world.asSuper())]).toEqual([200, 404, 404])
  await moveTo(data.organizations.depot)
  expect(await fetch(branch)).toBe(404)
  await moveTo(data.organizations.company)
  expect(await fetch(branch)).toBe(200)
  await world.db.deleteFrom('group_permissions').where('group_id', '=', branch.groupId).execute()
  world.app.services.authenticator.forget()
  expect(await fetch(branch)).toBe(404)
  const trail = await world.db
    .selectFrom('audit_trail')
    .select('after')
    .where('action', '=', 'paper.exported')
    .execute()
  expect(trail.some(({ after }) => JSON.stringify(after).includes('datasets'))).toBe(false)
})

it('is refused to whoever may not read reports, and says what is wrong', async () => {
  const stranger = await world.as('VIEW_ALL_CHECKLIST')
  expect((await askFor(stranger, { what: 'report', of: 0, format: 'csv' })).status).toBe(403)
  expect((await askFor(reader, { what: 'report', of: 999_999, format: 'csv' })).status).toBe(404)
  expect((await askFor(reader, { what: 'minutes', of: 0, format: 'docx' })).status).toBe(404)
  expect((await askFor(reader, { what: 'report', of: 0, format: 'zip' })).status).toBe(422)
  const long = await askFor(reader, { what: 'tag-report', of: 0, format: 'csv', query: { from_date: '2020-01-01' } })
  expect([long.status, long.body.errors]).toEqual([422, { 'query.from_date': ['A report covers 366 days at most.'] }])
})
