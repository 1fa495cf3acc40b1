import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { made, photos, wordsOfDocx, wordsOfPdf } from '../../../testing/audits/exported-papers.ts'
import { sampleAudit, type SampleAudit } from '../../../testing/audits/sample-audit.ts'
import { startWorld, type Browser, type World } from '../../../testing/world.ts'
import { hasCompiler } from './files/pdf/compiler.ts'

let world: World
let secretary: Browser
let audit: SampleAudit
beforeAll(async () => {
  world = await startWorld()
  secretary = await world.as('VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES')
  audit = await sampleAudit(world, { pictures: await photos(world, secretary) })
})
afterAll(() => world.stop())

const hostile = '#read("/etc/passwd")$x$*b*@r//c`x`\\u{41}#import"@preview/a:1"</w:t></w:p>]]>&amp;=1+1'
const long = 'a'.repeat(5000)

it(
  'what people wrote comes out as its letters, in every field, and what no font has is counted',
  { timeout: 120_000 },
  async () => {
    const text = `${hostile}\u202e漢😀`
    await world.db
      .updateTable('audits')
      .set({ name: text, scope: text, criteria: long })
      .where('id', '=', audit.id)
      .execute()
    const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p><table><tr><td colspan="30" rowspan="30">a</td></tr><tr><td>b</td></tr></table>`
    await world.db
      .updateTable('comments')
      .set({ content: html, result: html })
      .where('id', '=', audit.concluded.comment)
      .execute()
    const body = { conclusion: html, self_assessment: `<p>${long}</p>`, checklist_items: audit.items }
    const { id: of } = (await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data
    const pdf = await made(world, secretary, { what: 'minutes', of, format: 'pdf' })
    const docx = await made(world, secretary, { what: 'minutes', of, format: 'docx' })
    const [inPdf, inDocx] = [await wordsOfPdf(pdf.bytes), wordsOfDocx(docx.bytes)]
    expect([inPdf.split(hostile).length, inDocx.split(`${hostile}漢😀`).length]).toEqual([7, 7])
    expect([inPdf.includes('□□'), inPdf.includes('root:')]).toEqual([true, false])
    expect(pdf.notes.join()).toMatch(/12 (ký tự|letters)/)
    expect([inPdf.includes(long), inDocx.includes(long)]).toEqual([true, true])
  },
)

it('the template reaches for nothing, and a machine without the compiler says so', () => {
  const template = readFileSync(new URL('files/pdf/paper.typ', import.meta.url), 'utf8')
  expect(template).not.toMatch(/@preview|#import|#include/)
  expect([hasCompiler(), hasCompiler('sunos', 'x64')]).toEqual([true, false])
})
