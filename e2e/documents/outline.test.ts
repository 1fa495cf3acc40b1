import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { paragraph, wordDocument } from '../../apps/api/src/testing/office/word-document.ts'
import { addDocument, addOutline, procedure, wordType } from '../data/outline-data.ts'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'
import { keptDrafts } from '../kept.ts'

let product: Product
let keeper: Person
beforeAll(async () => {
  product = await startProduct()
  keeper = await product.person('Lê Minh Châu', 'everything')
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

/** What has to happen, on a machine that is busy with something else. */

const line = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
const items = (documentId: number) =>
  product.world.db
    .selectFrom('document_items')
    .select(['id', 'index', 'header', 'content', 'parent_id', 'position', 'is_gone'])
    .where('document_id', '=', documentId)
    .orderBy('id')
    .execute()

async function chooseFile(page: Page, edition: 1 | 2) {
  await page.getByRole('button', { name: 'Nhập từ Word' }).click()
  const file = { name: `quy-trinh-${edition}.docx`, mimeType: wordType, buffer: procedure(edition) }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
}

/** Goes down until the place is read aloud at which the line is to be dropped. */
async function moveUntil(page: Page, read: Locator, place: string) {
  for (let presses = 0; presses < 8; presses++) {
    const before = await read.textContent()
    if (before?.includes(place)) return
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => read.textContent()).not.toBe(before)
  }
  throw new Error(`never read aloud: ${place}`)
}

test('an outline comes out of Word, is written, moved by keyboard and referred to; a second edition says what changes and keeps what is referred to', async () => {
  const id = await addDocument(product.world, 'QT-07 Tiếp nhận và tra nạp')
  const page = await product.open({ language: 'vi' })
  const dialog = page.getByRole('dialog')
  await signIn(page, keeper, `/document/view/${id}/view`)
  await page.getByText('Tài liệu này chưa có mục lục').waitFor()
  await chooseFile(page, 1)
  await dialog.getByText('Đã nhập mục lục').waitFor()
  await dialog.getByText('5 mới').waitFor()
  await dialog.getByRole('button', { name: 'Đóng' }).last().click()
  await line(page, 'Chương I Tiếp nhận nhiên liệu').waitFor()

  await page.getByRole('searchbox', { name: 'Tìm trong mục lục và nội dung' }).fill('noi dat')
  await page.getByText('1 đề mục, 2 chỗ').waitFor()
  await expect.poll(() => page.getByRole('article').getByRole('heading').allTextContents()).toEqual(['Điều 3 Nối đất'])
  await line(page, /^Điều 3 Nối đất/).click()
  await page.getByRole('cell', { name: 'XT-07' }).waitFor()
  await page.getByRole('link', { name: 'Sửa “Điều 3 Nối đất”' }).click()
  const header = page.getByRole('textbox', { name: 'Tên đề mục' })
  await expect.poll(() => header.inputValue()).toBe('Nối đất')
  await page.locator('.ProseMirror p').first().click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Luôn luôn: ')
  await header.fill('Nối đất xe tra nạp')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await page.getByText('Cập nhật thành công').waitFor()
  const written = (await items(id)).find(({ index }) => index === 'Điều 3')!
  expect(written.header).toBe('Nối đất xe tra nạp')
  expect(written.content).toContain('Luôn luôn: Nối đất xe tra nạp trước khi nối ống.')
  expect(written.content).toContain('<td><p>XT-07</p></td>')

  await page.getByRole('link', { name: 'Sắp xếp' }).click()
  await page
    .getByRole('toolbar', { name: 'Chọn một đề mục' })
    .or(page.getByRole('toolbar', { name: /Di chuyển/ }))
    .waitFor()
  await line(page, 'Điều 1 Kiểm tra trước khi nhận').click()
  await page.getByRole('toolbar', { name: /Điều 1/ }).waitFor()
  await page.keyboard.press('Control+Shift+D')
  await page.getByText('Đang di chuyển bằng bàn phím').waitFor()
  const read = page.getByRole('tree').locator('xpath=..').locator('[aria-live]')
  await moveUntil(page, read, 'vị trí 2 trong Chương I')
  await page.keyboard.press('Enter')
  await page.getByText('1 đề mục đổi chỗ, chưa lưu').waitFor()
  // What is not saved is there again after a reload. A person takes longer than the page does to be ready for it.
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await expect.poll(() => page.evaluate(asks)).toBe(true)
  await expect.poll(async () => (await keptDrafts(page)).length).toBeGreaterThan(0)
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await page.getByText('Thứ tự bạn sắp xếp lần trước chưa được lưu').waitFor()
  await page.getByRole('button', { name: 'Lưu thứ tự' }).click()
  await page.getByText('Đã lưu thứ tự mục lục').waitFor()
  const placed = await items(id)
  const below = placed.filter(({ parent_id }) => parent_id === placed[0]!.id)
  expect(below.toSorted((one, other) => one.position - other.position).map(({ index }) => index)).toEqual([
    'Điều 2',
    'Điều 1',
  ])
  await page.context().close()
})

test('a question is referred to a paragraph by group and document, leads to it, and a second edition keeps what is referred to', async () => {
  const { db } = product.world
  const id = await addDocument(product.world, 'QT-08 Lấy mẫu')
  const waiting = await addDocument(product.world, 'QT-09 Chưa duyệt', 0)
  const page = await product.open({ language: 'vi' })
  const dialog = page.getByRole('dialog')
  await signIn(page, keeper, `/document/view/${id}/view?import=new`)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'a.docx', mimeType: wordType, buffer: procedure(1) })
  await dialog.getByText('Đã nhập mục lục').waitFor()
  const sample = (await items(id)).find(({ index }) => index === 'Điều 2')!

  const group = await db
    .insertInto('library_groups')
    .values({ header: 'Lấy mẫu', index_html: '1', index_text: '1', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto(`/checklist-item/list?group_id=${group.id}&panel=item-new`)
  await page.locator('.ProseMirror').click()
  await page.keyboard.type('Mẫu lưu có được giữ đủ không?')
  await page.getByRole('button', { name: 'Chọn tài liệu' }).click()
  await dialog.getByRole('combobox', { name: 'Tài liệu', exact: true }).click()
  expect(await page.getByRole('option', { name: /Chưa duyệt/ }).count()).toBe(0)
  await page.getByRole('option', { name: /QT-08/ }).click()
  await line(page, 'Điều 2 Lấy mẫu').click()
  await dialog.getByText('Đã chọn 1 đề mục').waitFor()
  await dialog.getByRole('button', { name: 'Xong' }).click()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await page.getByRole('button', { name: '1.1', exact: true }).click()
  await page.getByRole('link', { name: 'Điều 2 Lấy mẫu' }).click()
  await page.getByRole('heading', { name: 'Điều 2 Lấy mẫu' }).waitFor()
  await page.getByText('Lấy mẫu lưu mỗi chuyến.').waitFor()

  await page.getByRole('button', { name: 'Nhập từ Word' }).click()
  const blank = { name: 'trống.docx', mimeType: wordType, buffer: wordDocument(paragraph('Kính gửi các đơn vị.')) }
  await dialog.locator('input[type=file]').setInputFiles(blank)
  await dialog.getByText('Không tìm thấy đề mục nào.').waitFor()
  await dialog.getByRole('button', { name: 'Chọn tệp khác' }).click()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'b.docx', mimeType: wordType, buffer: procedure(2) })
  await dialog.getByText('1 mới, 1 sửa, 1 đang được viện dẫn, giữ lại, 3 giữ nguyên').waitFor()
  await expect.poll(() => dialog.locator('ins').allTextContents()).toEqual(['lắng', 'tuần'])
  await expect.poll(() => dialog.locator('del').allTextContents()).toEqual(['chứa', 'ngày'])
  await dialog.getByRole('button', { name: 'Ghi mục lục' }).click()
  await dialog.getByText('Đã nhập mục lục').waitFor()
  await dialog.getByRole('button', { name: 'Đóng' }).last().click()
  await line(page, /^Điều 2 Lấy mẫu\s*không còn trong tài liệu/).waitFor()
  expect((await items(id)).find((item) => item.id === sample.id)).toMatchObject({ is_gone: true, header: 'Lấy mẫu' })

  await page.goto(`/document/view/${waiting}`)
  await page.getByRole('dialog').getByText('trạng thái của tài liệu chưa phải là Phê duyệt').waitFor()
  await page.context().close()
})

test('5,000 items are there at once, and only those in sight are drawn', async () => {
  const id = await addDocument(product.world, 'Luật lớn')
  await addOutline(product.world, id, 455)
  const page = await product.open({ language: 'vi' })
  const reads: string[] = []
  page.on('request', (request) => /\/documents\/\d+\/items/.test(request.url()) && reads.push(request.url()))
  await signIn(page, keeper, `/document/view/${id}/view`)
  await line(page, 'Chương 1 Phần việc số 1').waitFor()
  await page.getByRole('button', { name: 'Mở tất cả' }).click()
  await line(page, 'Điều 5 Yêu cầu số 5').waitFor()
  await expect.poll(() => page.getByRole('treeitem').count()).toBeLessThan(80)
  await page.getByRole('searchbox', { name: 'Tìm trong mục lục và nội dung' }).fill('yeu cau so 4550')
  await page.getByText('1 đề mục, 2 chỗ').waitFor()
  expect(reads).toHaveLength(1)
  await page.context().close()
})
