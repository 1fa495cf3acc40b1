import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cellsOfXlsx, made, partOf, photos, wordsOfDocx, wordsOfPdf } from '#testing/audits/exported-papers.ts'
import { sampleAudit, type SampleAudit } from '#testing/audits/sample-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'
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

it('what people wrote comes out as its letters, in every field, and what no font has is counted', async () => {
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
})

it('a workbook holds what people wrote as texts, none of them a formula, none longer than a cell takes', async () => {
  const formula = '=cmd|"/c calc"!A1'
  const signs = ['+1+1', '-1+1', '@SUM(A1)', '#REF!', '_x0041_', '\u0001\ud800', '</t></si><f>1</f>']
  const whole = 'Ẵ'.repeat(5000)
  const flood = `${'dài '.repeat(9000)}hết`
  await world.db
    .updateTable('audits')
    .set({ name: formula, scope: signs.slice(0, 3).join('\n'), criteria: whole })
    .where('id', '=', audit.id)
    .execute()
  const paragraphs = signs.map((sign) => `<p>${sign.replaceAll('<', '&lt;')}</p>`).join('')
  const content = `<p>${formula}</p>${paragraphs}<p>${whole}</p><p>${flood}</p>`
  await world.db
    .updateTable('comments')
    .set({ content, result: `<p>${signs[1]}</p>` })
    .where('id', '=', audit.concluded.comment)
    .execute()
  await world.db
    .updateTable('audit_items')
    .set({ content: `<p>${signs[3]}</p>`, header: formula })
    .where('id', '=', audit.concluded.item)
    .execute()
  const body = {
    conclusion: content.toWellFormed(),
    self_assessment: `<p>${formula}</p>`,
    checklist_items: audit.items,
  }
  const saved = await secretary.post(`/checklists/${audit.id}/meeting-minutes`, { body })
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  for (const what of ['result', 'findings', 'actions']) {
    const { bytes } = await made(world, secretary, { what, of: audit.id, format: 'xlsx' })
    const xml = ['1', '2'].map((sheet) => partOf(bytes, `xl/worksheets/sheet${sheet}.xml`)).join('')
    expect([what, /<f[ >]/.test(xml), /t="e"/.test(xml)]).toEqual([what, false, false])
    const texts = cellsOfXlsx(bytes)
      .flat()
      .map(({ text }) => text)
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(32_768)
    const all = texts.join('\n')
    for (const text of [formula, '+1+1', '-1+1', '@SUM(A1)', '#REF!', '_x0041_', '</t></si><f>1</f>', 'hết'])
      expect([what, text, all.includes(text)]).toEqual([what, text, true])
    expect([what, all.replaceAll('\n', '').split('dài').length > 9000, all.split('Ẵ').length > whole.length]).toEqual([
      what,
      true,
      true,
    ])
  }
})

it('the template reaches for nothing, and a machine without the compiler says so', () => {
  const template = readFileSync(new URL('files/pdf/paper.typ', import.meta.url), 'utf8')
  expect(template).not.toMatch(/@preview|#import|#include/)
  expect([hasCompiler(), hasCompiler('sunos', 'x64')]).toEqual([true, false])
})
