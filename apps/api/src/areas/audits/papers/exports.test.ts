import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatsOf, paperFormats, plainWords, type ExportedPaper } from '@apron/contract/audits'
import { translate } from '@apron/messages'
import { papers } from '../../../areas.ts'
import { htmlNodes } from '#capabilities/rich-text/html-nodes.ts'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { wordsIn } from '#testing/audits/words-in.ts'
import {
  askFor,
  bare,
  cellsOfXlsx,
  columnsOfBooks,
  ended,
  feetOfPdf,
  leftOutOfBooks,
  made,
  partOf,
  photos,
  wordsOfDocx,
  wordsOfPdf,
  wordsOfXlsx,
  wordsOnce,
} from '#testing/audits/exported-papers.ts'
import { readDocument } from '#testing/documents/read-document.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
import { readSource } from './read-source.ts'
import { paperOf } from './source.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
let minutes: number
let document: number
const words = { conclusion: '<p>Kho vận hành <b>ổn định</b>.</p>', self_assessment: '<p>Đồng ý.</p>' }
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES', 'UPDATE_DOCUMENT')
  audit = await sampleAudit(world, { pictures: await photos(world, secretary) })
  const body = { ...words, checklist_items: audit.items }
  document = await readDocument(world)
  await world.db
    .updateTable('audit_items')
    .set({ corrective_date: '2026-04-05' })
    .where('id', '=', audit.concluded.item)
    .execute()
  minutes = (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
})
afterAll(() => world.stop())

const each = (): [ExportedPaper, number][] => [
  ['minutes', minutes],
  ['result', audit.id],
  ['findings', audit.id],
  ['finding', audit.concluded.item],
  ['blank', audit.id],
  ['corrective', audit.id],
  ['actions', audit.id],
  ['readings', document],
]

/** Packs and reports have their tests in their feature modules. */
const apart = [
  'pack',
  'report',
  'tag-report',
  'correctives',
  'programme',
  'addendum',
  'addendum-register',
  'addendum-pack',
]

/** The tree that an export is drawn from. */
async function treeOf(id: number) {
  const row = await world.db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const asked = { ...row, what: row.what as ExportedPaper }
  const source = await readSource(world.app.services, papers, asked)
  const { blocks } = paperOf(source, { lang: row.language, photos: row.query.photos, read: htmlNodes })
  return wordsIn(blocks)
}
const wordsOfTree = async (id: number) => bare((await treeOf(id)).map(plainWords).join(''))
/** What a paper is about, at the end of the name of its file. */
const about = (what: string) => (what === 'readings' ? 'MH-QT-01 Lọc' : 'Đánh giá nội bộ kho Đà Nẵng')

it('every paper is a Word file with the words of its tree, in both languages', async () => {
  for (const [what, of] of each())
    for (const lang of ['vi', 'en']) {
      const { id, bytes, file } = await made(world, secretary, { what, of, format: 'docx', languages: [lang] })
      expect([what, lang, wordsOfDocx(bytes)]).toEqual([what, lang, await wordsOfTree(id)])
      expect(file!.name.endsWith(` - ${about(what)}.docx`)).toBe(true)
      expect(partOf(bytes, 'word/footer1.xml')).toContain('NUMPAGES')
    }
})

it('every paper is a PDF with the same words, its fonts inside and its parts marked', async () => {
  for (const [what, of] of each())
    for (const lang of ['vi', 'en']) {
      const { id, bytes, file } = await made(world, secretary, { what, of, format: 'pdf', languages: [lang] })
      // A cell that goes on on the next page is read after what stands beside its beginning.
      const sorted = (words: string) => [...words].toSorted().join('')
      expect([what, lang, sorted(await wordsOfPdf(bytes))]).toEqual([what, lang, sorted(await wordsOfTree(id))])
      expect(file!.name.endsWith(` - ${about(what)}.pdf`)).toBe(true)
      const raw = bytes.toString('latin1')
      expect([raw.includes('/StructTreeRoot'), /pdfaid:part[^0-9]{1,3}2/.test(raw)]).toEqual([true, true])
    }
})

it('papers of saved minutes say in letters at each foot where and by which code anybody can check them', async () => {
  const { digest } = await world.db
    .selectFrom('minutes')
    .select('digest')
    .where('id', '=', minutes)
    .executeTakeFirstOrThrow()
  const check = bare(`Kiểm chứng tại ${world.url}/verify bằng mã ${digest}`)
  for (const [what, of] of each()) {
    const isSealed = !['blank', 'corrective', 'actions', 'readings'].includes(what)
    const [pdf, word] = [
      await made(world, secretary, { what, of, format: 'pdf' }),
      await made(world, secretary, { what, of, format: 'docx' }),
    ]
    const feet = [...(await feetOfPdf(pdf.bytes)), wordsOfDocx(word.bytes, 'word/footer1.xml')]
    expect([what, feet.map((foot) => foot.includes(check))]).toEqual([what, feet.map(() => isSealed)])
  }
})

it('every list is a workbook with the words of its paper, a sheet for what it lists, days and numbers as such', async () => {
  for (const [what, of] of each().filter(([one]) => formatsOf(one).includes('xlsx')))
    for (const lang of ['vi', 'en'] as const) {
      const { id, bytes, file } = await made(world, secretary, { what, of, format: 'xlsx', languages: [lang] })
      const list = translate(lang, 'papers.sheet_list')
      const own = [list, translate(lang, 'papers.on_sheet', { name: list }), translate(lang, 'papers.group')]
      const told = [...own, translate(lang, 'papers.photos'), ...columnsOfBooks(lang)].map((text) => ({
        lang,
        runs: [{ text, marks: [] }],
      }))
      const expected = new Set(wordsOnce(await treeOf(id)))
      const said = wordsOfXlsx(bytes)
      const leftOut = leftOutOfBooks(lang)
      const ours = new Set(wordsOnce(told))
      expect([what, lang, [...expected].filter((word) => !said.includes(word) && !leftOut.has(word))]).toEqual([
        what,
        lang,
        [],
      ])
      expect([what, lang, said.filter((word) => !expected.has(word) && !ours.has(word))]).toEqual([what, lang, []])
      const [front, sheet] = ['1', '2'].map((number) => partOf(bytes, `xl/worksheets/sheet${number}.xml`))
      expect([front, sheet].map((xml) => /<f>|<f /.test(xml!))).toEqual([false, false])
      expect(
        [/state="frozen"/, /<autoFilter ref="A1:/, /orientation="landscape"/].map((one) => one.test(sheet!)),
      ).toEqual([true, true, true])
      expect(partOf(bytes, 'xl/workbook.xml')).toMatch(/Print_Titles[^>]*>[^<]*\$1:\$1</)
      expect(file!.name.endsWith(` - ${about(what)}.xlsx`)).toBe(true)
    }
})

it('a day in a workbook is a day, a number a number, and a blank checklist offers the codes', async () => {
  const { bytes } = await made(world, secretary, { what: 'findings', of: audit.id, format: 'xlsx' })
  const cells = cellsOfXlsx(bytes).flat()
  expect(cells.filter(({ kind }) => kind === 'number').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['1', '05/04/2026']),
  )
  const blank = await made(world, secretary, { what: 'blank', of: audit.id, format: 'xlsx' })
  expect(partOf(blank.bytes, 'xl/worksheets/sheet2.xml')).toMatch(/<dataValidation [^>]*type="list"/)
})

it('who has read a document is made for whoever sees all its readers, looked at again when it is fetched', async () => {
  const asked = { what: 'readings', of: document, format: 'xlsx' }
  const keeper = await world.as('UPDATE_DOCUMENT')
  const { id } = await made(world, keeper, asked)
  const reader = await world.as('VIEW_ALL_CHECKLIST')
  expect([(await askFor(reader, asked)).status, (await reader.get(`/exports/${id}`)).status]).toEqual([404, 404])
  await world.db.deleteFrom('group_permissions').where('group_id', '=', keeper.groupId).execute()
  await new Promise((later) => setTimeout(later, 1100))
  expect([(await askFor(keeper, asked)).status, (await keeper.get(`/exports/${id}`)).status]).toEqual([404, 404])
})

it('a paper is offered in its formats alone', async () => {
  const came = await askFor(secretary, { what: 'minutes', of: minutes, format: 'xlsx' })
  expect([came.status, Object.keys(came.body.errors)]).toEqual([422, ['format']])
  const nobody = await world.as()
  const unseen = async (format: unknown) =>
    (await askFor(nobody, { what: 'minutes', of: minutes, format: format as string })).text
  const right = await askFor(nobody, { what: 'minutes', of: minutes, format: 'pdf' })
  expect(right.status).toBe(404)
  for (const wrong of ['xlsx', 'csv', 'zip', 'exe', '']) expect(await unseen(wrong)).toBe(right.text)
  expect(
    Object.keys(paperFormats)
      .filter((what) => !apart.includes(what))
      .toSorted(),
  ).toEqual(
    each()
      .map(([what]) => what)
      .toSorted(),
  )
})

it('says why nothing is made', async () => {
  const strange = await askFor(secretary, { what: 'finding', of: audit.items[0]!, format: 'docx' })
  expect([strange.status, strange.body.code]).toEqual([400, 'paper_no_finding'])
  const none = await sampleAudit(world)
  expect((await askFor(secretary, { what: 'result', of: none.id, format: 'docx' })).status).toBe(402)
  const { id } = (await askFor(secretary, { what: 'blank', of: none.id, format: 'docx' })).body.data
  expect((await ended(secretary, id)).state).toBe('done')
})
