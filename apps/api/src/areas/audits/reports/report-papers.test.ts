import { afterAll, beforeAll, expect, it } from 'vitest'
import { openArchive } from '../../../fenced/office/archive.ts'
import { askFor, bare, made, wordsOfDocx, wordsOfPdf } from '../../../testing/audits/exported-papers.ts'
import { randomAudits, type RandomAudits } from '../../../testing/audits/random-audits.ts'
import { startWorld, type Browser, type World } from '../../../testing/world.ts'

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

it('corrections come with their numbers and one by one', async () => {
  const query = { state: 'overdue' }
  const { body } = await reader.get('/reports/correctives/items', { query: { ...query, per_page: 'all' } })
  for (const format of ['docx', 'xlsx']) await made(world, reader, { what: 'correctives', of: 0, query, format })
  const { bytes } = await made(world, reader, { what: 'correctives', of: 0, query, format: 'csv' })
  expect(bytes.toString('utf8').trimEnd().split('\r\n').length - 1).toBe(body.data.length)
  expect(body.data.length).toBeGreaterThan(3)
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
