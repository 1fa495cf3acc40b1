import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openArchive } from '#sandbox/office/archive.ts'
import { readSheets } from '#sandbox/office/sheet-cells.ts'
import { made, partOf } from '#testing/audits/exported-papers.ts'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { form, jpeg } from '#testing/pictures/pictures.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
let minutes: { id: number; number: string }
beforeAll(async () => {
  world = await startWorld({ now: () => new Date('2026-04-15T03:00:00Z') })
  const chief = await world.asSuper()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  const picture = form({}, [['logo', 'logo.jpg', await jpeg(600, 200)]])
  await chief.post('/settings/logo', { form: picture })
  const company = { company_name: 'Nhiên liệu Minh Hải', company_address: 'Hà Nội' }
  const { values } = (await chief.get('/settings/all')).body.data
  const seen = { company_name: values.company_name, company_address: values.company_address }
  await chief.put('/settings/all', { body: { ...company, seen } })
  audit = await sampleAudit(world)
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: audit.items }
  minutes = (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data
})
afterAll(() => world.stop())

const names = { audit: 'Đánh giá nội bộ kho Đà Nẵng', company: 'Nhiên liệu Minh Hải' }
const subject = 'Chi nhánh Nhiên liệu Đà Nẵng, 02-03-2026 – 20-03-2026'

it('a PDF says in its properties what paper it is, by which number, of which audit, whose, of whom and when', async () => {
  for (const [what, of, title] of [
    ['minutes', minutes.id, `Biên bản đánh giá ${minutes.number} – ${names.audit}`],
    ['result', audit.id, `Kết quả đánh giá ${minutes.number} – ${names.audit}`],
    ['corrective', audit.id, `Kết quả khắc phục – ${names.audit}`],
  ] as const) {
    const { bytes } = await made(world, secretary, { what, of, format: 'pdf' })
    const { info } = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getMetadata()
    expect(info).toMatchObject({ Title: title, Author: names.company, Subject: subject })
  }
})

it('a Word file and a workbook have the same properties', async () => {
  const title = `Kết quả đánh giá ${minutes.number} – ${names.audit}`
  for (const format of ['docx', 'xlsx']) {
    const { bytes } = await made(world, secretary, { what: 'result', of: audit.id, format })
    const core = partOf(bytes, 'docProps/core.xml')
    expect(core).toContain(`<dc:title>${title}</dc:title>`)
    expect(core).toContain(`<dc:creator>${names.company}</dc:creator>`)
    expect(core).toContain(`<dc:subject>${subject}</dc:subject>`)
  }
})

it('a workbook begins with the logo of the company, and has company and country beside one another', async () => {
  const { bytes } = await made(world, secretary, { what: 'result', of: audit.id, format: 'xlsx' })
  const drawing = partOf(bytes, 'xl/drawings/drawing1.xml')
  expect(drawing).toMatch(/<xdr:from><xdr:col>0<\/xdr:col>.*<xdr:row>0<\/xdr:row>/s)
  expect(
    openArchive(bytes).part('xl/media/image1.jpeg') ?? openArchive(bytes).part('xl/media/image1.jpg'),
  ).toBeDefined()
  const [front] = [...readSheets(bytes)]
  const line = front!.rows.find(({ cells }) => [...cells.values()].some(({ text }) => text === names.company))!
  expect([...line.cells.values()].map(({ text }) => text).filter(Boolean)).toEqual([
    names.company,
    'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
  ])
  expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).toMatch(
    new RegExp(`<mergeCell ref="A${line.number}:B${line.number}"`),
  )
})
