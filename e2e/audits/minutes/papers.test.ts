import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sampleAudit, type SampleAudit } from '../../../apps/api/src/testing/audits/sample-audit.ts'
import type { Browser } from '../../../apps/api/src/testing/world.ts'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  startProduct,
  type Person,
  type Product,
} from '../../harness.ts'
import { checkPages, sheetOf } from './minutes-paper.ts'

/** As long as no word may be broken, and longer. */
const whole = `${'Ẵ'.repeat(20)}${'w'.repeat(20)}`
const hostile = `<p>${whole} ${'x'.repeat(500)}</p><table><tr><td>${whole}</td><td>b<blockquote>c</blockquote></td></tr></table>
  <ol start="7"><li>một<ul><li>trong</li></ul></li></ol><p>1 &lt; 2 &amp; "3" {{name}} \\par <b>đậm<i>nghiêng</i></b> <u>gạch</u> cuối</p>`

let product: Product
let secretary: Person
let writer: Browser
let audit: SampleAudit
let minutesId: number

beforeAll(async () => {
  product = await startProduct()
  secretary = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES'])
  audit = await sampleAudit(product.world, { groups: 3, itemsPerGroup: 4 })
  const { db } = product.world
  await db
    .updateTable('audits')
    .set({ scope: `Kho ${whole}`, criteria: 'JIG 1' })
    .where('id', '=', audit.id)
    .execute()
  await db.updateTable('comments').set({ content: hostile }).where('id', '=', audit.concluded.comment).execute()
  await db.updateTable('audit_items').set({ content: hostile }).where('id', '=', audit.items[0]!).execute()
  writer = await product.world.signIn(secretary.id)
  const body = { conclusion: hostile, self_assessment: '<p>Nhất trí.</p>', checklist_items: audit.items }
  minutesId = (await writer.post(`/checklists/${audit.id}/meeting-minutes`, { body })).body.data.id
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([]))

const address = (end: string) => `/checklist/${audit.id}/${end}`

/** How many lines each of the long words takes. */
const linesOf = (page: Page, word: string) =>
  sheetOf(page).evaluate((sheet, sought) => {
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    const lines: number[] = []
    while (walker.nextNode()) {
      const at = (walker.currentNode as Text).data.indexOf(sought)
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + sought.length)
      lines.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
    }
    return lines
  }, word)

test('no word of up to forty letters is broken on paper, and nothing runs over its edge', async () => {
  const page = await product.open({ language: 'vi', width: 1440 })
  await signIn(page, secretary, address('audit-result'))
  for (const end of ['audit-result', `summary/${minutesId}`, 'findings', `findings/${audit.concluded.item}`]) {
    await page.goto(address(end))
    await sheetOf(page).waitFor()
    const isWide = end === 'findings'
    // What A4 has between its margins.
    await page.setViewportSize({ width: Math.floor(((isWide ? 297 : 210) - 35) * (96 / 25.4)), height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const lines = await linesOf(page, whole)
    expect([end, lines.length > 1, new Set(lines)]).toEqual([end, true, new Set([1])])
    const over = await sheetOf(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)
    expect([end, over]).toEqual([end, 0])
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.context().close()
})

test('each printed page has its number and says what it is of, and the names stand below the agreement', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, address(`summary/${minutesId}`))
  await sheetOf(page).waitFor()
  await checkPages(page)
  await page.context().close()
})

test('the register leads to each finding, and both say where there is nothing to say', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, address('view'))
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Danh mục phát hiện' }).click()
  await sheetOf(page).getByRole('heading', { name: 'Danh mục phát hiện đánh giá' }).first().waitFor()
  const year = new Date().getFullYear()
  await page.getByRole('link', { name: `NC-${year}-001 · I.1.2` }).click()
  await sheetOf(page).getByText('Hành động khắc phục').waitFor()
  await page.goto(address(`findings/${audit.items[0]}`))
  await page.getByText('Câu hỏi này không phải là phát hiện').waitFor()
  const other = await sampleAudit(product.world)
  for (const end of ['findings', `findings/${other.items[1]}`]) {
    await page.goto(`/checklist/${other.id}/${end}`)
    await page.getByText('Kết quả chưa được xuất').waitFor()
  }
  const stranger = await product.person('Người lạ', ['CREATE_CHECKLIST'])
  const theirs = await product.open({ language: 'vi' })
  await signIn(theirs, stranger, '/profile/show')
  for (const end of ['findings', `findings/${audit.concluded.item}`, 'blank-checklist']) {
    await theirs.goto(address(end))
    await theirs
      .getByText(/không tồn tại|không tìm thấy|không có/i)
      .first()
      .waitFor()
    expect([end, await sheetOf(theirs).count()]).toEqual([end, 0])
  }
  await theirs.context().close()
  await page.context().close()
})

test('the language and the size of the photos are chosen, and stay in the address', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, address(`summary/${minutesId}`))
  const photo = sheetOf(page).locator('figure img').first()
  await expect.poll(() => photo.getAttribute('src')).toMatch(/\/small\?/)
  await page.getByRole('checkbox', { name: 'Ảnh lớn' }).check()
  await expect.poll(() => photo.getAttribute('src')).toMatch(/\/original\?/)
  await page.getByRole('combobox', { name: 'Ngôn ngữ của giấy tờ' }).selectOption('en')
  await sheetOf(page).getByRole('heading', { name: 'Minutes of meeting' }).waitFor()
  expect(await sheetOf(page).getAttribute('lang')).toBe('en')
  await page.reload()
  await sheetOf(page).getByRole('heading', { name: 'Minutes of meeting' }).waitFor()
  await expect.poll(() => photo.getAttribute('src')).toMatch(/\/original\?/)
  expect(new URL(page.url()).search).toBe('?photos=large&in=en')
  await page.context().close()
})

test.each(['vi', 'en'] as const)('papers are no wider than a telephone: %s', async (language) => {
  const page = await product.open({ language, width: 390 })
  await signIn(page, secretary, address('corrective-result'))
  for (const end of ['corrective-result', 'audit-result', 'findings', 'blank-checklist', `summary/${minutesId}`]) {
    await page.goto(address(end))
    await sheetOf(page).waitFor()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(async () => [end, await width()]).toEqual([end, 390])
  }
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))(
  'papers look right and are accessible: %s',
  async (name, look) => {
    const page = await product.open(look)
    await signIn(page, secretary, address('findings'))
    for (const [paper, end] of [
      ['register', 'findings'],
      ['finding', `findings/${audit.concluded.item}`],
      ['blank', 'blank-checklist'],
    ] as const) {
      await page.goto(address(end))
      await sheetOf(page).waitFor()
      await picture(page, `paper-${paper}-${name}`, { whole: true })
      await expectAccessible(page)
    }
    await page.context().close()
  },
)
