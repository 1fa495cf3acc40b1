import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditStatus } from '@apron/contract'
import { formatsOf, plainWords, type ExportedPaper, type Words } from '@apron/contract/audits'
import { papers } from '../../../apps/api/src/areas.ts'
import { readSource } from '../../../apps/api/src/areas/audits/papers/read-source.ts'
import { paperOf } from '../../../apps/api/src/areas/audits/papers/source.ts'
import { htmlNodes } from '../../../apps/api/src/capabilities/rich-text/html-nodes.ts'
import {
  bare,
  leftOutOfBooks,
  made,
  photos,
  wordsOfDocx,
  wordsOfPdf,
  wordsOfXlsx,
  wordsOnce,
} from '../../../apps/api/src/testing/audits/exported-papers.ts'
import { sampleAudit, type SampleAudit } from '../../../apps/api/src/testing/audits/sample-audit.ts'
import { wordsIn } from '../../../apps/api/src/testing/audits/words-in.ts'
import { readDocument } from '../../../apps/api/src/testing/documents/read-document.ts'
import type { Browser } from '../../../apps/api/src/testing/world.ts'
import { signIn, startProduct, type Person, type Product } from '../../harness.ts'
import { exportWord, sheetOf } from './minutes-paper.ts'
import { readWord } from './word-file.ts'

const rich = `<p>Kho ${'Ẵ'.repeat(40)} ${'x'.repeat(300)}</p><table><tr><td>một</td><td>b<blockquote>c</blockquote></td></tr></table>
  <ol start="7"><li>hai<ul><li>trong</li></ul></li></ol><p>1 &lt; 2 &amp; "3" {{name}} \\par <b>đậm<i>nghiêng</i></b> <u>gạch</u> =1+1</p>`

let product: Product
let secretary: Person
let writer: Browser
let audit: SampleAudit
let document: number
let minutes: number

beforeAll(async () => {
  product = await startProduct()
  secretary = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES', 'UPDATE_DOCUMENT'])
  writer = await product.world.signIn(secretary.id)
  const pictures = await photos(product.world, writer)
  audit = await sampleAudit(product.world, { pictures: pictures.slice(0, 2) })
  document = await readDocument(product.world)
  const { db } = product.world
  await db.updateTable('comments').set({ content: rich }).where('id', '=', audit.concluded.comment).execute()
  await db.updateTable('audit_items').set({ content: rich }).where('id', '=', audit.items[0]!).execute()
  const body = { conclusion: rich, self_assessment: '<p>Nhất trí.</p>', checklist_items: audit.items }
  minutes = (await writer.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
  const inCorrection = { status: auditStatus.CORRECTIVE, corrective_ending_date: '2026-04-20' }
  await db.updateTable('audits').set(inCorrection).where('id', '=', audit.id).execute()
})
afterAll(() => product.stop())

type Sheet = { of: number; address: string }
/** The papers of an audit and of a document; what stands on those of reports is compared where they are made, and addenda are shown on no screen. */
type ScreenPaper = Exclude<
  ExportedPaper,
  'report' | 'tag-report' | 'correctives' | 'programme' | 'addendum' | 'addendum-register'
>
const sheets = (): Record<ScreenPaper, Sheet> => ({
  minutes: { of: minutes, address: `/checklist/${audit.id}/summary/${minutes}` },
  result: { of: audit.id, address: `/checklist/${audit.id}/audit-result` },
  findings: { of: audit.id, address: `/checklist/${audit.id}/findings` },
  finding: { of: audit.concluded.item, address: `/checklist/${audit.id}/findings/${audit.concluded.item}` },
  corrective: { of: audit.id, address: `/checklist/${audit.id}/corrective-result` },
  actions: { of: audit.id, address: `/checklist/${audit.id}/actions` },
  blank: { of: audit.id, address: `/checklist/${audit.id}/blank-checklist` },
  readings: { of: document, address: `/document/view/${document}/readers` },
})

/** The words of the tree that a file was drawn from. */
async function treeOf(exportId: number): Promise<Words[]> {
  const { db, app } = product.world
  const row = await db.selectFrom('exports').selectAll().where('id', '=', exportId).executeTakeFirstOrThrow()
  const source = await readSource(app.services, papers, { ...row, what: row.what as ExportedPaper })
  return wordsIn(paperOf(source, { lang: row.language, photos: row.query.photos, read: htmlNodes }).blocks)
}

const split = (text: string) => text.replaceAll('\u200b', '').split(/\s+/).filter(Boolean)
const shown = (page: Page) =>
  sheetOf(page).evaluate((sheet) => {
    const copy = sheet.cloneNode(true) as HTMLElement
    for (const style of copy.querySelectorAll('style')) style.remove()
    // Blocks stand beside each other without a space in the text of a page.
    for (const block of copy.querySelectorAll('p,h2,h3,h4,h5,td,th,dt,dd,li,figcaption,br')) block.append(' ')
    for (const line of copy.querySelectorAll('br')) line.replaceWith(' ')
    return copy.textContent
  })

/** The letters of words that a sheet does not have as often; capitals may be its look alone. */
function lacking(words: string, there: string): string {
  const left = new Map<string, number>()
  for (const letter of bare(there).toLowerCase()) left.set(letter, (left.get(letter) ?? 0) + 1)
  return [...bare(words).toLowerCase()]
    .filter((letter) => {
      const count = left.get(letter) ?? 0
      left.set(letter, count - 1)
      return count <= 0
    })
    .join('')
}

/**
 * Left out by intent: on a workbook the marks of lists and the colons of terms, groups and terms being said once there
 * or in each line; in a PDF what repeats on each page and the numbers of lists; of a .doc the order within what stands side by side.
 */
test('screen, print, Word, PDF and workbook of every paper say the words of its tree', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, '/profile/show')
  for (const [at, [what, { of, address }]] of Object.entries(sheets()).entries()) {
    const lang = at % 2 === 0 ? 'vi' : 'en'
    const asked = { what, of, languages: [lang] }
    const docx = await made(product.world, writer, { ...asked, format: 'docx' })
    const tree = await treeOf(docx.id)
    const words = tree.map(plainWords)
    const said = bare(words.join(''))
    await page.goto(`${address}${lang === 'en' ? '?in=en' : ''}`)
    await sheetOf(page).waitFor()
    expect([what, split(await shown(page))]).toEqual([what, split(words.join(' '))])
    expect([what, wordsOfDocx(docx.bytes)]).toEqual([what, said])
    const pdf = await wordsOfPdf((await made(product.world, writer, { ...asked, format: 'pdf' })).bytes)
    expect([what, lacking(said, pdf)]).toEqual([what, ''])
    // The font of the screen draws both signs by one shape, which a reader of its PDF takes for the other one.
    const print = (await wordsOfPdf(await page.pdf({ preferCSSPageSize: true }))).replaceAll('ʼ', '’')
    expect([what, lacking(said, print)]).toEqual([what, ''])
    const { file } = await exportWord(page)
    expect([what, lacking(said, readWord(file).text)]).toEqual([what, ''])
    if (!formatsOf(what as ExportedPaper).includes('xlsx')) continue
    const xlsx = wordsOfXlsx((await made(product.world, writer, { ...asked, format: 'xlsx' })).bytes)
    const leftOut = leftOutOfBooks(lang)
    expect([what, wordsOnce(tree).filter((word) => !xlsx.includes(word) && !leftOut.has(word))]).toEqual([what, []])
  }
  await page.context().close()
  expect(product.problems).toEqual([])
})
