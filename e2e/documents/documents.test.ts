import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, startProduct, type Product } from '../harness.ts'
import { pdfFile, wordFile } from './made-files.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** What has to happen, on a machine that is busy with something else. */
const pdf = {
  name: 'Quy trình tra nạp.pdf',
  mimeType: 'application/pdf',
  buffer: pdfFile(['Trang dau: phin loc', 'Trang hai', 'Trang cuoi: phin loc nhien lieu']),
}
const word = {
  name: 'Quy trình tra nạp 2.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: wordFile('Điều 1 Phạm vi', 'Áp dụng cho mọi xe tra nạp.', 'Phin lọc được kiểm tra mỗi ca.'),
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const inMenuOf = async (page: Page, name: string, line: string) => {
  await page.getByRole('button', { name: `Thao tác với ${name}` }).click()
  await page.getByRole('menuitem', { name: line }).click()
}

test('a document is filed, approved by somebody else, read to its end and confirmed; a new version asks anew', async () => {
  const maker = await product.person('Trần Quốc Bảo', [
    'CREATE_GROUPDOC',
    'UPDATE_GROUPDOC',
    'VIEW_DOCUMENT_ORGANIZATION',
    'CREATE_DOCUMENT',
    'UPDATE_DOCUMENT',
  ])
  const checker = await product.person('Phạm Thu Hà', [
    'VIEW_DOCUMENT_ORGANIZATION',
    'APPROVE_GROUPDOC',
    'APPROVE_DOCUMENT',
  ])
  const reader = await product.person('Võ Thị Đào', [])
  const page = await product.open({ language: 'vi' })
  await signIn(page, maker, '/document/list')
  await page.getByRole('button', { name: 'Thêm nhóm gốc' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await form.getByText('Vui lòng nhập trường này.').waitFor()
  await form.getByLabel('Tên nhóm').fill('Quy trình khai thác')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('heading', { name: 'Quy trình khai thác' }).waitFor()
  await page.getByRole('button', { name: 'Thêm tài liệu' }).click()
  await page.getByText('Trạng thái của nhóm tài liệu chưa phải là Phê Duyệt').waitFor()

  const other = await product.open({ language: 'vi' })
  await signIn(other, checker, `/document/list${new URL(page.url()).search}&panel=detail`)
  await other.getByRole('button', { name: /Đổi trạng thái/ }).click()
  await other.getByRole('menuitem', { name: 'Phê duyệt' }).click()
  await other.getByText('Phê duyệt thành công').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Thêm tài liệu' }).click()
  await form.getByLabel('Tên tài liệu').fill('Quy trình tra nạp')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await form.getByText('Vui lòng').first().waitFor()
  await form.locator('input[type=file]').setInputFiles(pdf)
  await form.getByRole('button', { name: 'Lưu' }).click()
  await row(page, 'Quy trình tra nạp').getByText('Chờ duyệt').waitFor()
  await inMenuOf(page, 'Quy trình tra nạp', 'Người đọc')
  const readers = page.getByRole('dialog')
  await readers.getByRole('combobox', { name: 'Loại đối tượng' }).selectOption('user')
  await readers.getByRole('combobox', { name: 'Thêm đối tượng' }).click()
  await page.keyboard.type('vo thi')
  await page.getByRole('option', { name: 'Võ Thị Đào' }).click()
  await readers.getByRole('button', { name: 'Lưu' }).click()
  await readers.getByText('1 người sẽ được đề nghị đọc và xác nhận').waitFor()
  await page.keyboard.press('Escape')

  await other.getByRole('tab', { name: 'Tài liệu' }).click()
  await other.getByRole('button', { name: 'Mục đã chọn' }).click()
  await other.getByRole('menuitem', { name: 'Phê duyệt' }).click()
  await other.getByText('Chưa có bản ghi nào được chọn').waitFor()
  await other.getByRole('checkbox', { name: 'Chọn Quy trình tra nạp' }).check()
  await other.getByRole('toolbar', { name: 'Đã chọn 1 bản ghi' }).getByRole('button', { name: 'Phê duyệt' }).click()
  await row(other, 'Quy trình tra nạp').getByText('Đã duyệt').waitFor()

  await page.getByRole('button', { name: 'Thêm tài liệu' }).click()
  await form.getByLabel('Tên tài liệu').fill('Phiếu kiểm tra')
  await form.locator('input[type=file]').setInputFiles(pdf)
  await form.getByRole('combobox', { name: 'Thuộc tài liệu' }).click()
  await page.keyboard.type('tra nap')
  await page.getByRole('option', { name: 'Quy trình tra nạp (1)' }).click()
  await form.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('button', { name: 'Phiếu kiểm tra', exact: true }).click()
  await page.getByRole('dialog', { name: 'Phiếu kiểm tra' }).getByRole('link', { name: 'Quy trình tra nạp' }).click()
  const above = page.getByRole('dialog', { name: 'Quy trình tra nạp' })
  await above.getByText('Tài liệu trực thuộc: Phiếu kiểm tra').waitFor()
  await page.keyboard.press('Escape')

  const their = await product.open({ language: 'vi' })
  await signIn(their, reader, '/dashboard')
  await their.getByRole('link', { name: /Quy trình tra nạp \(phiên bản 1\)/ }).click()
  const window = their.getByRole('dialog', { name: 'Quy trình tra nạp' })
  await window.getByText('Trang dau: phin loc').waitFor()
  expect(await window.getByRole('button', { name: 'Tôi đã đọc và hiểu' }).isDisabled()).toBe(true)
  await window.getByRole('searchbox', { name: 'Tìm trong tài liệu' }).fill('phin lọc')
  await their.keyboard.press('Enter')
  await window.getByText('1 / 2').waitFor()
  // The end that is reached without a network counts once it is back.
  await their.context().setOffline(true)
  await their.keyboard.press('Enter')
  await window.getByText('Trang cuoi:').waitFor()
  await window.locator('mark[data-shown]').getByText('phin loc').waitFor()
  expect(await window.getByRole('button', { name: 'Tôi đã đọc và hiểu' }).isDisabled()).toBe(true)
  await their.context().setOffline(false)
  await window.getByRole('button', { name: 'Tôi đã đọc và hiểu' }).click()
  await window.getByText(/Đã xác nhận .* phiên bản 1/).waitFor()

  await page.reload()
  await inMenuOf(page, 'Quy trình tra nạp', 'Quản lý phiên bản')
  const versions = page.getByRole('dialog', { name: 'Phiên bản của Quy trình tra nạp' })
  await versions.getByRole('button', { name: 'Tải lên phiên bản mới' }).click()
  const upload = page.getByRole('dialog', { name: 'Phiên bản mới của Quy trình tra nạp' })
  await upload.locator('input[type=file]').setInputFiles(word)
  await upload.getByRole('button', { name: 'Lưu' }).click()
  await versions.getByText('Phiên bản 2').waitFor()
  await versions.getByRole('button', { name: 'Xem phiên bản 2' }).click()
  await page.getByText('Phin lọc được kiểm tra mỗi ca.').waitFor()

  await other.reload()
  await other.getByRole('button', { name: 'Bản 2 chờ duyệt' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Phê duyệt' }).click()
  const asked = other.getByRole('dialog', { name: /Phê duyệt phiên bản 2/ })
  await asked.getByText('Phiên bản này sẽ thay phiên bản đang có hiệu lực.').waitFor()
  await asked.getByRole('button', { name: 'Phê duyệt' }).click()
  await other.getByText('Phê duyệt thành công').waitFor()

  await page.goto('/document/list?panel=all')
  await inMenuOf(page, 'Quy trình tra nạp', 'Quản lý phiên bản')
  await versions.getByText('Đã được thay thế').waitFor()
  await versions.getByRole('link', { name: 'So sánh' }).click()
  await page.getByRole('button', { name: 'So sánh nội dung tệp' }).click()
  await page.getByText(/^\d+ đoạn khác nhau$/).waitFor()
  await page.getByText('Trang dau: phin loc').waitFor()
  await page.getByText('Phin lọc được kiểm tra mỗi ca.').waitFor()

  await their.goto('/profile/show')
  await their.getByRole('link', { name: /Quy trình tra nạp \(phiên bản 2\)/ }).waitFor()
  expect(product.problems).toEqual([])
})
