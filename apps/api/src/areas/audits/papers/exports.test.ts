import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainWords } from '@apron/contract/audits'
import { htmlNodes } from '../../../capabilities/rich-text/html-nodes.ts'
import { sampleAudit, type SampleAudit } from '../../../testing/audits/sample-audit.ts'
import { wordsIn } from '../../../testing/audits/words-in.ts'
import {
  askFor,
  bare,
  ended,
  made,
  partOf,
  photos,
  wordsOfDocx,
  wordsOfPdf,
  type Asked,
} from '../../../testing/audits/exported-papers.ts'
import { startWorld, type Browser, type World } from '../../../testing/world.ts'
import { paperNow } from '../domain/paper-head.ts'
import { readSource } from './read-source.ts'
import { paperOf } from './source.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
let minutes: number
const words = { conclusion: '<p>Kho vận hành <b>ổn định</b>.</p>', self_assessment: '<p>Đồng ý.</p>' }
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  audit = await sampleAudit(world, { pictures: await photos(world, secretary) })
  const body = { ...words, checklist_items: audit.items }
  minutes = (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
})
afterAll(() => world.stop())

const each = (): [Asked['what'], number][] => [
  ['minutes', minutes],
  ['result', audit.id],
  ['findings', audit.id],
  ['finding', audit.concluded.item],
  ['blank', audit.id],
]

/** The words of the tree that an export is drawn from. */
async function wordsOfTree(id: number): Promise<string> {
  const row = await world.db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const source = await readSource(world.db, row, paperNow(world.app.services.settings))
  const { blocks } = paperOf(source, { lang: row.language, photos: row.query.photos, read: htmlNodes })
  return bare(wordsIn(blocks).map(plainWords).join(''))
}

it('every paper is a Word file with the words of its tree, in both languages', { timeout: 120_000 }, async () => {
  for (const [what, of] of each())
    for (const lang of ['vi', 'en']) {
      const { id, bytes, file } = await made(world, secretary, { what, of, format: 'docx', languages: [lang] })
      expect([what, lang, wordsOfDocx(bytes)]).toEqual([what, lang, await wordsOfTree(id)])
      expect(file!.name).toMatch(/ - Đánh giá nội bộ kho Đà Nẵng\.docx$/)
      expect(partOf(bytes, 'word/footer1.xml')).toContain('NUMPAGES')
    }
})

it(
  'every paper is a PDF with the same words, its fonts inside and its parts marked',
  { timeout: 120_000 },
  async () => {
    for (const [what, of] of each())
      for (const lang of ['vi', 'en']) {
        const { id, bytes, file } = await made(world, secretary, { what, of, format: 'pdf', languages: [lang] })
        // A cell that goes on on the next page is read after what stands beside its beginning.
        const sorted = (words: string) => [...words].toSorted().join('')
        expect([what, lang, sorted(await wordsOfPdf(bytes))]).toEqual([what, lang, sorted(await wordsOfTree(id))])
        expect(file!.name).toMatch(/ - Đánh giá nội bộ kho Đà Nẵng\.pdf$/)
        const raw = bytes.toString('latin1')
        expect([raw.includes('/StructTreeRoot'), /pdfaid:part[^0-9]{1,3}2/.test(raw)]).toEqual([true, true])
      }
  },
)

it('says why nothing is made', async () => {
  const strange = await askFor(secretary, { what: 'finding', of: audit.items[0]!, format: 'docx' })
  expect([strange.status, strange.body.code]).toEqual([400, 'paper_no_finding'])
  const none = await sampleAudit(world)
  expect((await askFor(secretary, { what: 'result', of: none.id, format: 'docx' })).status).toBe(402)
  const { id } = (await askFor(secretary, { what: 'blank', of: none.id, format: 'docx' })).body.data
  expect((await ended(secretary, id)).state).toBe('done')
})
