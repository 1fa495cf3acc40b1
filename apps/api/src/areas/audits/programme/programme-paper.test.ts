import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainWords } from '@apron/contract/audits'
import { papers } from '../../../areas.ts'
import { htmlNodes } from '#capabilities/rich-text/html-nodes.ts'
import { askFor, bare, made, partOf, wordsOfDocx, wordsOfPdf, wordsOfXlsx } from '#testing/audits/exported-papers.ts'
import { fromOutside } from '#testing/audits/outside.ts'
import { plannedYear, type PlannedYear } from '#testing/audits/planned-year.ts'
import { wordsIn } from '#testing/audits/words-in.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { readSource } from '../papers/read-source.ts'
import { paperOf } from '../papers/source.ts'

let world: World
let keeper: Browser
let data: PlannedYear
beforeAll(async () => {
  // The last day of May in UTC; in Vietnam June has begun.
  world = await startWorld({ now: () => new Date('2026-05-31T17:30:00Z') })
  keeper = await world.as('MANAGE_PROGRAMME', 'VIEW_ALL_CHECKLIST')
  await world.db.updateTable('users').set({ fullname: 'Vũ Quang Huy' }).where('id', '=', keeper.id).execute()
  data = await plannedYear(world, keeper)
})
afterAll(() => world.stop())

type More = { of?: number; query?: object; languages?: string[] }
const asked = (format: string, more: More = {}) => ({
  what: 'programme',
  of: 0,
  format,
  ...more,
  query: { year: 2026, ...more.query },
})
const make = (format: string, more: More = {}, who = keeper) => made(world, who, asked(format, more))
const csvOf = async (more: More = {}, who = keeper) => (await make('csv', more, who)).bytes.toString('utf8')

/** The words of the document model that an export was drawn from, part by part. */
async function treeOf(id: number): Promise<string[]> {
  const row = await world.db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const source = await readSource(world.app.services, papers, { ...row, what: 'programme' })
  const { blocks } = paperOf(source, { lang: row.language, photos: 'small', read: htmlNodes })
  return wordsIn(blocks).map(plainWords)
}
const sorted = (words: string) => [...words].toSorted().join('')

it.each([
  ['vi', 'Chương trình đánh giá năm 2026', 'CHƯƠNG TRÌNH ĐÁNH GIÁ NĂM 2026', 'Bản tính đến ngày 01-06-2026'],
  ['en', 'Audit programme 2026', 'AUDIT PROGRAMME 2026', 'Edition as of 01-06-2026'],
])('says the same words as Word, PDF and workbook: %s', async (lang, title, heading, edition) => {
  const languages = [lang]
  const word = await make('docx', { languages })
  const tree = await treeOf(word.id)
  expect(tree).toEqual(expect.arrayContaining([heading, edition]))
  expect(wordsOfDocx(word.bytes)).toBe(bare(tree.join('')))
  expect(word.file!.name).toMatch(new RegExp(`^${title} - .+\\.docx$`))
  const pdf = await make('pdf', { languages })
  expect(sorted(await wordsOfPdf(pdf.bytes))).toBe(sorted(bare(tree.join(''))))
  expect([pdf.notes, partOf(word.bytes, 'word/document.xml')]).toEqual([
    [],
    expect.stringContaining('w:orient="landscape"'),
  ])
  const { bytes } = await make('xlsx', { languages })
  const said = wordsOfXlsx(bytes)
  const words = new Set(tree.flatMap((line) => line.split(/\s+/)).map((one) => one.replace(/:$/, '')))
  const marks = /^(|›|–|·)$/
  expect([...words].filter((one) => !marks.test(one) && !said.includes(one))).toEqual([])
})

it('has a line for each category of each organisation as the tree stands, a sign and a day in its month, and sums', async () => {
  const { bytes } = await make('xlsx', { languages: ['en'] })
  const [grid, list] = ['2', '3'].map((at) => linesOfSheet(bytes, at))
  const month = (at: number, words: string) => Array.from({ length: 12 }, (_, one) => (one === at - 1 ? words : ''))
  const two = (one: [number, string], other: [number, string]) =>
    month(...one).map((words, at) => (at === other[0] - 1 ? other[1] : words))
  const total = (counts: Record<number, number>) => Array.from({ length: 12 }, (_, at) => String(counts[at + 1] ?? 0))
  const deeper = (depth: number, name: string) => `${'\u00a0'.repeat(depth * 3)}${name}`
  expect(grid!.map((line) => line.join('|'))).toEqual(
    [
      ['Organisation', 'Type of audit', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Total'], // prettier-ignore
      ['Công ty Minh Hải', '', ...month(0, ''), ''],
      [deeper(1, 'Chi nhánh miền Trung'), 'No category', ...month(12, '○'), '1'],
      [deeper(2, 'Kho Cam Ranh'), 'Đánh giá nội bộ', ...two([5, '● 02-06'], [11, '○']), '2'],
      [deeper(2, 'Kho Đà Nẵng'), 'An toàn cháy nổ', ...month(3, '○!'), '1'],
      [deeper(2, 'Kho Đà Nẵng'), 'Đánh giá nội bộ', ...month(3, '✕\n◑\u00a014'), '1'],
      ['Total', 'An toàn cháy nổ', ...total({ 3: 1 }), '1'],
      ['Total', 'Đánh giá nội bộ', ...total({ 3: 1, 5: 1, 11: 1 }), '3'],
      ['Total', 'No category', ...total({ 12: 1 }), '1'],
      ['Total', 'All categories', ...total({ 3: 2, 5: 1, 11: 1, 12: 1 }), '5'],
    ].map((line) => line.join('|')),
  )
  expect(list!.length).toBe(7)
})

it('lists every plan with where, when, how far, who leads and which audit; as CSV that list alone', async () => {
  const lines = (await csvOf()).trimEnd().split('\r\n')
  expect(lines[0]).toBe(
    '\ufeffTháng kế hoạch;Đơn vị;Loại đánh giá;Tình trạng;Ngày bắt đầu;Trưởng đoàn;Đợt đánh giá;Ghi chú',
  )
  const rest = lines.slice(1).join('\n')
  expect(rest.split('\n').length).toBe(7)
  for (const line of [
    '03-2026;Kho Đà Nẵng;Đánh giá nội bộ;Đang thực hiện;2026-03-14;Vũ Quang Huy;Nội bộ Đà Nẵng quý I;–',
    '03-2026;Kho Đà Nẵng;Đánh giá nội bộ;"Đã hủy\nVũ Quang Huy: Gộp vào đợt đầu tháng";–;–;–;–',
    '03-2026;Kho Đà Nẵng;An toàn cháy nổ;"Chưa lập, trễ";–;–;–;–',
    '05-2026;Kho Cam Ranh;Đánh giá nội bộ;Đã đóng;2026-06-02;–;Nội bộ Cam Ranh;–',
    '11-2026;Kho Cam Ranh;Đánh giá nội bộ;Chưa lập;–;–;–;Sau mùa mưa',
    '12-2026;Chi nhánh miền Trung;Không phân loại;Chưa lập;–;–;–;–',
  ])
    expect(rest).toContain(line)
})

it('says in numbers how far the year is, and what was never audited', async () => {
  const tree = await treeOf((await make('docx', { languages: ['en'] })).id)
  expect(tree).toEqual(
    expect.arrayContaining([
      '6: not made 3, prepared 0, running 1, closed 1, called off 1; late 1',
      'Audits without a plan',
      '1',
      'Never audited and not planned',
    ]),
  )
  const from = tree.indexOf('Never audited and not planned')
  expect(tree.slice(from + 1)).toEqual([
    'Chi nhánh miền Trung',
    'An toàn cháy nổ; Đánh giá nội bộ',
    'Kho Cam Ranh',
    'An toàn cháy nổ',
    'Kho Phù Cát',
    'An toàn cháy nổ; Đánh giá nội bộ',
  ])
})

it('is narrowed by organisation and category, and says so; a year without plans says that', async () => {
  const { camranh, internal, safety } = data
  const own = await treeOf((await make('docx', { of: camranh, query: { category_id: internal } })).id)
  expect([own.includes('Kho Cam Ranh'), own.includes('Đánh giá nội bộ'), own.includes('Công ty Minh Hải')]).toEqual([true, true, false]) // prettier-ignore
  expect((await csvOf({ of: camranh, query: { category_id: safety } })).includes('Kho')).toBe(false)
  for (const format of ['docx', 'pdf', 'xlsx', 'csv'] as const) {
    const { id, file } = await make(format, { query: { year: 2031 } })
    expect(file!.name.startsWith('Chương trình đánh giá năm 2031 - ')).toBe(true)
    expect(await treeOf(id)).toContain('Chưa có kế hoạch nào cho năm 2031.')
  }
  expect(await csvOf({ query: { year: 2031 } })).toBe('\ufeffChưa có kế hoạch nào cho năm 2031.\r\n')
  const none = await askFor(keeper, asked('csv', { of: 999_999 }))
  const strange = await askFor(keeper, asked('csv', { query: { category_id: 999_999 } }))
  const early = await askFor(keeper, asked('csv', { query: { year: 12 } }))
  expect([none.status, strange.status, early.status]).toEqual([404, 404, 422])
})

it('says to each what they may see, and is theirs as long as they may see it', async () => {
  const branch = await world.as('VIEW_ORG_CHECKLIST')
  const moveTo = async (organization_id: number | null) => {
    await world.db.updateTable('users').set({ organization_id }).where('id', '=', branch.id).execute()
    world.app.services.authenticator.forget()
  }
  await moveTo(data.camranh)
  const { id } = await make('csv', { languages: ['en'] }, branch)
  const fetched = async (who: Browser) => (await who.get(`/exports/${id}`)).status
  expect([await fetched(branch), await fetched(keeper)]).toEqual([200, 404])
  const tree = await treeOf(id)
  expect(tree).toContain('Only audits that its author may see.')
  expect([tree.includes('Kho Đà Nẵng'), tree.includes('Never audited and not planned')]).toEqual([false, false])
  await moveTo(data.phucat)
  expect(await fetched(branch)).toBe(404)
  await moveTo(data.branch)
  expect(await fetched(branch)).toBe(200)
  const stranger = await world.as('CREATE_CHECKLIST')
  expect(await treeOf((await make('csv', {}, stranger)).id)).toContain('Chưa có kế hoạch nào cho năm 2026.')
})

it('is gone with the right to plan, as it tells what was never audited', async () => {
  const planner = await world.as('MANAGE_PROGRAMME', 'VIEW_ALL_CHECKLIST')
  const { id } = await make('csv', {}, planner)
  await world.db
    .deleteFrom('group_permissions')
    .where('group_id', '=', planner.groupId)
    .where('permission_id', '=', (all) =>
      all.selectFrom('permissions').select('id').where('code', '=', 'MANAGE_PROGRAMME'),
    )
    .execute()
  world.app.services.authenticator.forget()
  expect((await planner.get(`/exports/${id}`)).status).toBe(404)
  const { gaps, plans } = (await planner.get('/programme/paper', { query: { year: 2026 } })).body.data
  expect([gaps, plans.length]).toEqual([null, 6])
})

it('is closed to people from outside, unless they plan', async () => {
  const outside = await fromOutside(world, await world.as('VIEW_ALL_CHECKLIST', 'VIEW_ORG_CHECKLIST'))
  expect([(await askFor(outside, asked('csv'))).status, (await outside.get('/programme/paper')).status]).toEqual([
    404, 404,
  ])
  const planner = await fromOutside(world, await world.as('MANAGE_PROGRAMME'))
  const { id } = await make('csv', {}, planner)
  const tree = await treeOf(id)
  expect([tree.includes('Kho Đà Nẵng'), tree.includes('Nội bộ Đà Nẵng quý I')]).toEqual([true, false])
})

const cellsOf = (xml: string) => Array.from(xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs), ([, row]) => row!)

/** The lines of a sheet, as what its cells say. */
function linesOfSheet(file: Buffer, at: string): string[][] {
  const shared = Array.from(partOf(file, 'xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs), ([, one]) =>
    one!.replace(/<[^>]*>/g, ''),
  )
  return cellsOf(partOf(file, `xl/worksheets/sheet${at}.xml`)).map((row) =>
    Array.from(row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs), ([, about, inside]) => {
      const value = /<v>(.*?)<\/v>/.exec(inside ?? '')?.[1] ?? ''
      return about!.includes('t="s"') && value !== '' ? shared[Number(value)]! : value
    }),
  )
}
