import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { rows, workbook } from '../../apps/api/src/testing/office/workbook.ts'
import { expectAccessible, picture, signIn, startProduct, type Product } from '../harness.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ settings: { language: 'vi' } })
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

const sheet = workbook(
  rows(
    ['Nhóm', 'Mã', 'Nội dung'],
    ['A1 Tiếp nhận nhiên liệu', 'A1.1', 'Chứng chỉ chất lượng có đi kèm từng lô không?'],
    [null, 'A1.2', 'Mẫu lưu có được giữ đủ thời hạn không?'],
    ['B Tồn chứa', 'B.1', 'Bể có được xả nước đáy hằng ngày không?'],
  ),
)
const wrong = workbook(rows(['Nhóm', 'Mã', 'Nội dung'], ['A1 Kho', null, 'Câu không có mã']))
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

/** Counts what a person presses; `clicks` of the page itself, which trusts no script. */
const counted = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0))
const count = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener(
      'click',
      // A label's click goes on to its field, without a place of its own.
      (event) =>
        event.isTrusted &&
        event.detail > 0 &&
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1)),
      true,
    ),
  )

test('an administrator goes from nothing to the first answer along the seven steps', async () => {
  const chief = await product.person('Quản trị viên', 'everything')
  const page = await product.open({ language: 'vi' })
  await count(page)
  await signIn(page, chief, '/dashboard')
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
  const follow = (name: string) => page.locator('#content').getByRole('link', { name, exact: true }).first().click()
  const home = () => page.getByRole('navigation').getByRole('link', { name: 'Bảng điều khiển' }).click()
  const fill = (label: string, words: string) => page.getByLabel(label, { exact: false }).first().fill(words)
  const step = (name: string) => page.locator('#content li').filter({ hasText: name })
  const isDone = (name: string) => step(name).locator('xpath=self::*[@data-done]').waitFor()
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option', { name: option }).click()
    await page.keyboard.press('Escape')
  }
  await page.getByText('Đã xong 0 trên 7 bước').waitFor()
  expect(await page.locator('h1').textContent()).toMatch(/, Quản trị viên$/)
  await picture(page, 'first-steps')
  await expectAccessible(page)

  await follow('Mở thiết lập')
  await fill('Tên công ty', 'Công ty Nhiên liệu Minh Hải')
  await press('Lưu mục Công ty')
  await page.getByText('Đã lưu thiết lập.').waitFor()

  await home()
  await isDone('Đặt tên công ty')
  await follow('Mở đơn vị')
  await press('Thêm đơn vị gốc')
  await fill('Tên đơn vị', 'Kho Đà Nẵng')
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
  await press(/^Đổi trạng thái của Kho Đà Nẵng/)
  await page.getByRole('menuitem', { name: 'Phê duyệt' }).click()

  await home()
  await isDone('Thêm đơn vị')
  await step('Tạo nhóm người dùng').getByRole('button', { name: 'Dùng bộ có sẵn' }).click()
  await isDone('Tạo nhóm người dùng')
  await follow('Thêm người dùng')
  await fill('Họ và tên', 'Bùi Yến Nhi')
  await fill('Email', 'nhi@minhhai.example')
  await page.locator('input[type=password]').nth(0).fill('cau tau 27 lan do')
  await page.locator('input[type=password]').nth(1).fill('cau tau 27 lan do')
  await choose('Nhóm người dùng', 'Đánh giá viên')
  await press('Lưu')
  await page.waitForURL('**/user/list')

  await home()
  await isDone('Thêm người dùng')
  await step('Chọn vai trò').getByRole('button', { name: 'Dùng bộ có sẵn' }).click()
  await isDone('Chọn vai trò')
  await follow('Nhập từ tệp')
  await page.locator('input[type=file]').setInputFiles(file('loi.xlsx', wrong))
  await page.getByText('ô B2').waitFor()
  await picture(page, 'import-wrong')
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles(file('kho.xlsx', sheet))
  await page.getByText('2 nhóm mới, 3 câu hỏi mới').waitFor()
  await picture(page, 'import-shown')
  await expectAccessible(page)
  await press('Ghi vào thư viện')
  await page.getByText('Đã thêm 2 nhóm và 3 câu hỏi.').waitFor()

  await home()
  await isDone('Đưa câu hỏi vào thư viện')
  await follow('Tạo đợt đánh giá')
  await fill('Tên đợt đánh giá', 'Đánh giá kho Đà Nẵng')
  const [year, month, day] = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10).split('-')
  for (const label of ['Ngày bắt đầu', 'Ngày kết thúc']) {
    const field = page.getByRole('textbox', { name: label })
    await field.fill(`${day}/${month}/${year}`)
    await field.press('Tab')
  }
  await choose('Đơn vị được đánh giá', 'Kho Đà Nẵng')
  await choose('Trưởng đoàn', 'Quản trị viên')
  await press('Lưu')
  await page.getByRole('treeitem').first().waitFor()
  await page.getByRole('treeitem', { name: 'A1' }).locator('[class*=tick]').first().click()
  await page.getByText('Đã chọn 2 câu hỏi').waitFor()
  await press('Lưu')
  await page.waitForURL(/\/checklist\/\d+\/view/)
  await page.goto('/checklist/list')
  await press(/^Đổi trạng thái của Đánh giá kho Đà Nẵng/)
  await page.getByRole('menuitem', { name: 'Phê duyệt' }).click()
  await page.getByText('Phê duyệt thành công').waitFor()
  await press(/^Đổi trạng thái của Đánh giá kho Đà Nẵng/)
  await page.getByRole('menuitem', { name: 'Bắt đầu thực hiện' }).click()
  await page.getByRole('link', { name: 'Đánh giá kho Đà Nẵng' }).click()
  await page.getByRole('treeitem', { name: 'A1' }).click()
  const stored = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await page.locator('[data-item]').first().getByRole('button', { name: /^C,/ }).click()
  await stored
  // As docs/screens.md says, and the picker of files beside them.
  expect(await counted(page)).toBeLessThanOrEqual(36)

  await home()
  await page.getByText('đợt đang thực hiện').first().waitFor()
  await expect.poll(() => page.getByText('Bắt đầu trong 7 bước').count()).toBe(0)
})
