import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditStatus } from '@apron/contract'
import { sampleAudit, type SampleAudit } from '../../../apps/api/src/testing/audits/sample-audit.ts'
import { form, jpeg } from '../../../apps/api/src/testing/pictures/pictures.ts'
import { expectAccessible, picture, signIn, startProduct, type Person, type Product } from '../../harness.ts'
import { expectInSheet, exportWord, sheetOf } from './minutes-paper.ts'
import { readWord } from './word-file.ts'

let product: Product
let secretary: Person
let audit: SampleAudit

beforeAll(async () => {
  product = await startProduct()
  secretary = await product.person('Nguyễn Thị Thưởng', ['VIEW_ALL_CHECKLIST', 'EXPORT_MINUTES'])
  audit = await sampleAudit(product.world, { status: auditStatus.CLOSE })
  const audits = product.world.db.updateTable('audits').where('id', '=', audit.id)
  await audits.set({ started_on: '2026-02-27' }).execute()
  await saveMinutes()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const head = (page: Page) => sheetOf(page).locator('header')
const empty = (page: Page) => head(page).locator('p').filter({ hasText: /^$/ })

/** Minutes of whoever the company is now. */
async function saveMinutes() {
  const writer = await product.world.signIn(secretary.id)
  const body = { conclusion: '<p>Kho</p>', self_assessment: '<p>Kho</p>', checklist_items: [] }
  expect((await writer.post(`/checklists/${audit.id}/meeting-minutes`, { body })).status).toBe(200)
}

/** Whose product it is from now on. */
async function save(company: { company_name: string; company_address: string }) {
  const keeper = await product.world.as('MANAGE_SETTINGS')
  const { company_name, company_address } = (await keeper.get('/settings/all')).body.data.values
  const seen = { company_name, company_address }
  expect((await keeper.put('/settings/all', { body: { ...company, seen } })).status).toBe(200)
  return keeper
}

test('after the closing the form, its head and its tab are of an addendum, and its period is the one that is saved', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, `/checklist/${audit.id}/summary`)
  const period = 'Từ ngày 27-02-2026 đến ngày'
  await expectInSheet(page, ['Phụ lục biên bản đánh giá', period])
  await page.getByRole('heading', { level: 1, name: 'Phụ lục biên bản đánh giá' }).waitFor()
  const title = /^Phụ lục biên bản đánh giá · Đánh giá nội bộ kho Đà Nẵng/
  await expect.poll(() => page.title()).toMatch(title)
  await page.getByRole('navigation', { name: 'Vị trí trang' }).getByText('Phụ lục biên bản đánh giá').waitFor()
  const editors = page.locator('[contenteditable=true]')
  await editors.nth(0).fill('Kho vận hành ổn định.')
  await editors.nth(1).fill('Đơn vị nhất trí.')
  await page.getByRole('button', { name: 'Lưu biên bản' }).click()
  await page.getByRole('button', { name: /dù còn thiếu \d+ điểm/ }).click()
  await page.waitForURL(/\/summary\/\d+$/)
  await expectInSheet(page, [period])
  await expect.poll(() => page.title()).toMatch(title)
  await page.getByRole('link', { name: 'Lịch sử biên bản' }).click()
  await expect.poll(() => page.title()).toMatch(/^Lịch sử biên bản/)
  await page.context().close()
})

test('the head shows what there is of the company, an address or a logo alone, and so does Word', async () => {
  const keeper = await save({ company_name: '', company_address: '202 Nguyễn Sơn, Hà Nội' })
  await saveMinutes()
  const page = await product.open({ language: 'vi' })
  await signIn(page, secretary, `/checklist/${audit.id}/audit-result`)
  await head(page).getByText('202 Nguyễn Sơn, Hà Nội').waitFor()
  expect(await empty(page).count()).toBe(0)
  expect(readWord((await exportWord(page)).file).text).toContain('202 Nguyễn Sơn, Hà Nội')
  await save({ company_name: '', company_address: '' })
  await keeper.post('/settings/logo', { form: form({}, [['logo', 'logo.jpg', await jpeg(600, 200)]]) })
  await saveMinutes()
  await page.reload()
  await expect.poll(() => head(page).locator('img').getAttribute('src')).toMatch(/^\/files\//)
  expect(await empty(page).count()).toBe(0)
  await picture(page, 'minutes-logo-alone')
  await expectAccessible(page)
  await keeper.delete('/settings/logo')
  await page.context().close()
})

test('what is printed as asked is the paper of whoever the company was when the minutes were saved', async () => {
  await save({ company_name: 'Nhiên liệu Hàng không Minh Hải', company_address: '' })
  await saveMinutes()
  await save({ company_name: 'Tên sau này', company_address: '' })
  const page = await product.open({ language: 'vi' })
  await page.context().addInitScript(() => {
    window.print = () => undefined
  })
  const opening = page.context().waitForEvent('page')
  await signIn(page, secretary, `/checklist/${audit.id}/audit-result?print=1`)
  const paper = await opening
  await paper.locator('article').waitFor()
  const printed = await paper.locator('article header').innerText()
  expect([printed.includes('Minh Hải'), printed.includes('Tên sau này')]).toEqual([true, false])
  await page.context().close()
})
