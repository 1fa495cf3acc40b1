import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drag } from '../drag.ts'
import { signIn, startProduct, type Person, type Product } from '../harness.ts'
import { fillLibrary } from '../data/library-data.ts'

let product: Product
let everybody: Person
beforeAll(async () => {
  product = await startProduct()
  await fillLibrary(product.world)
  everybody = await product.person('Lê Minh Châu', 'everything')
})
afterAll(() => product.stop())

/** What has to happen, on a machine that is busy with something else. */

const line = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: false }).first()

test('a chapter is written, approved by somebody else, and then filled with questions', async () => {
  const maker = await product.person('Trần Quốc Bảo', [
    'CREATE_GROUPCHKITEM',
    'UPDATE_GROUPCHKITEM',
    'VIEW_CHECKLIST_ITEM',
    'CREATE_CHECKLIST_ITEM',
    'UPDATE_CHECKLIST_ITEM',
  ])
  const checker = await product.person('Phạm Thu Hà', [
    'VIEW_CHECKLIST_ITEM',
    'APPROVE_GROUPCHKITEM',
    'APPROVE_CHECKLIST_ITEM',
  ])
  const page = await product.open({ language: 'vi' })
  await signIn(page, maker, '/checklist-item/list')
  await page.getByRole('button', { name: 'Thêm nhóm gốc' }).click()
  const modal = page.getByRole('dialog')
  await modal.locator('input[name=header]').fill('Vận chuyển bằng đường ống')
  await modal.getByRole('button', { name: 'Lưu' }).click()
  await modal.getByText('Vui lòng nhập trường này.').waitFor()
  await expect.poll(() => modal.locator('input[name=header]').inputValue()).toBe('Vận chuyển bằng đường ống')
  await modal.locator('input[name=index]').fill('Điều <b>21</b>')
  await modal.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('heading', { name: 'Điều 21 Vận chuyển bằng đường ống' }).waitFor()
  await page.getByRole('button', { name: 'Thêm câu hỏi' }).click()
  await page.getByText('Trạng thái của nhóm chưa phải là Phê Duyệt').waitFor()

  const other = await product.open({ language: 'vi' })
  await signIn(other, checker, new URL(page.url()).pathname + new URL(page.url()).search)
  await other.getByRole('tab', { name: 'Chi tiết' }).click()
  await other.getByRole('button', { name: /Đổi trạng thái/ }).click()
  await other.getByRole('menuitem', { name: 'Phê duyệt' }).click()
  await other.getByText('Phê duyệt thành công').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Thêm câu hỏi' }).click()
  await page.locator('.ProseMirror').waitFor()
  await expect.poll(() => page.locator('input[name=header]').inputValue()).toBe('21.1')
  // The number is there: writing begins with the question.
  await expect
    .poll(() => page.locator('.ProseMirror').evaluate((editor) => editor === document.activeElement))
    .toBe(true)
  await page.keyboard.type('Đường ống có được thử áp không?')
  await page.locator('.ProseMirror').evaluate(async (editor) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([blob!], 'van.png', { type: 'image/png' }))
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.locator('.ProseMirror img').waitFor()
  await page.getByRole('switch', { name: 'Câu hỏi thu thập thông tin' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Thẻ' }).click()
  await page.keyboard.type('an to')
  await page.getByRole('option', { name: 'An toàn' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Chọn tài liệu' }).click()
  const references = page.getByRole('dialog')
  await references.getByRole('combobox', { name: 'Tài liệu', exact: true }).click()
  await page.getByRole('option', { name: /Quy trình tra nạp/ }).click()
  await references.getByRole('treeitem', { name: '2 Bước 2' }).click()
  await references.getByRole('button', { name: 'Xong' }).click()
  await page.getByRole('button', { name: 'Lưu và thêm tiếp' }).click()
  await expect.poll(() => page.locator('input[name=header]').inputValue()).toBe('21.2')
  await expect.poll(() => page.locator('.ProseMirror').innerText()).toBe('\n')

  await page.getByRole('button', { name: 'Hủy' }).click()
  await page.getByRole('button', { name: '21.1', exact: true }).click()
  await page.getByText('Đường ống có được thử áp không?').waitFor()
  await page.getByText('2 Bước 2').waitFor()
  await page.getByText('An toàn').waitFor()
  const shown = page.locator('article img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)
  const item = await product.world.db
    .selectFrom('library_items')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(item).toMatchObject({ header: '21.1', asks_input: true, status: 0 })
  expect(item.content).toMatch(/<img src="\/files\/\d+\/original"/)
  await page.context().close()
  await other.context().close()
})

test('questions ticked together are approved, or none of them when one cannot go', async () => {
  const page = await product.open({ language: 'vi' })
  const checker = await product.person('Ngô Gia Huy', ['VIEW_CHECKLIST_ITEM', 'APPROVE_CHECKLIST_ITEM'])
  await signIn(page, checker, '/checklist-item/list?groupchkitem_id=103')
  await page.getByRole('row').nth(5).getByText('Bị từ chối').waitFor()
  await page.getByLabel('Chọn 1.3.4').check()
  await page.getByLabel('Chọn 1.3.5').check()
  const bar = page.getByRole('toolbar', { name: /Đã chọn/ })
  await bar.getByRole('button', { name: 'Phê duyệt' }).click()
  await page.getByText(/1 trong 2 bản ghi đã chọn không thực hiện được: 1 đã được phê duyệt \(1.3.4\)/).waitFor()
  await page.getByLabel('Chọn 1.3.4').uncheck()
  await bar.getByRole('button', { name: 'Phê duyệt' }).click()
  await page.getByText('Phê duyệt thành công').waitFor()
  await expect.poll(() => line(page, '1.3 Kiểm tra').getByText('Có nội dung bị từ chối').count()).toBe(0)
  await page.context().close()
})

test('a group is moved with the mouse and with the keyboard, and never below itself', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, everybody, '/checklist-item/list')
  await page.getByRole('button', { name: 'Thu gọn' }).click()
  await drag(line(page, '5 Chương 5'), line(page, '4 Chương 4'))
  await page.getByText('Cập nhật thành công').waitFor()
  const parentOf = async (id: number) =>
    (
      await product.world.db
        .selectFrom('library_groups')
        .select('parent_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).parent_id
  await expect.poll(() => parentOf(5)).toBe(4)
  await page.reload()
  await page.getByRole('button', { name: 'Thu gọn' }).click()
  await line(page, '7 Chương 7').click()
  await page.getByRole('button', { name: 'Thu gọn' }).click()
  await line(page, '7 Chương 7').focus()
  await page.keyboard.press('Control+Shift+D')
  await page.getByText('Đang di chuyển bằng bàn phím').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByText('Cập nhật thành công').waitFor()
  await expect.poll(() => parentOf(7)).toBe(6)
  await page.goto('/checklist-item/list?group_id=5&panel=edit')
  await page.getByRole('combobox', { name: 'Thuộc nhóm' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('5.1 ')
  await page.getByRole('option', { name: /^15\.1 / }).waitFor()
  await expect.poll(() => page.getByRole('option', { name: /^5\.1 / }).count()).toBe(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('goc')
  await page.getByRole('option', { name: 'Không, là nhóm gốc' }).click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect.poll(() => parentOf(5)).toBe(null)
  await page.context().close()
})

test('what was typed is not lost by a click on another group', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, everybody, '/checklist-item/list')
  await page.goto('/checklist-item/list?group_id=101&panel=child')
  await page.locator('input[name=header]').fill('Nhóm đang viết dở')
  await line(page, '1.2 Kiểm tra').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục nhập' }).click()
  await expect.poll(() => page.locator('input[name=header]').inputValue()).toBe('Nhóm đang viết dở')
  await line(page, '1.2 Kiểm tra').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await page.getByRole('heading', { name: '1.2 Kiểm tra' }).waitFor()
  await page.context().close()
})

test('a phone shows the tree, then the questions, then one of them, and goes back the same way', async () => {
  const page = await product.open({ language: 'vi', width: 390 })
  await signIn(page, everybody, '/checklist-item/list')
  await line(page, '1.4 Kiểm tra').tap()
  await page.getByRole('button', { name: '1.4.2', exact: true }).tap()
  await page.getByRole('heading', { name: '1.4.2' }).waitFor()
  await expect.poll(() => page.getByRole('tree').count()).toBe(0)
  await page.getByRole('button', { name: 'Danh sách câu hỏi' }).tap()
  await page.getByRole('button', { name: '1.4.2', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Danh sách nhóm' }).tap()
  await page.getByRole('tree').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '1.4 Kiểm tra' }).waitFor()
  await page.context().close()
})

test('a large library draws only what is in sight', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, everybody, '/checklist-item/list')
  await page.getByRole('button', { name: 'Mở tất cả' }).click()
  await expect.poll(() => page.getByRole('treeitem').count()).toBeLessThan(60)
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500)
  await line(page, '1.6 Kiểm tra').click()
  await page.getByText('1.6.7', { exact: true }).waitFor()
  await line(page, '1.8 Kiểm tra').click()
  await page.getByText('1.8.7', { exact: true }).waitFor()

  await page.getByLabel('Tìm nhóm').fill('20.8 kiem')
  await page.getByRole('status').getByText('Tìm thấy 1 nhóm').waitFor()
  await page.reload()
  await page.getByRole('status').getByText('Tìm thấy 1 nhóm').waitFor()
  await page.getByLabel('Tìm nhóm').fill('không có ở đâu')
  await page.getByRole('button', { name: 'Bỏ lọc' }).click()
  await line(page, '1.6 Kiểm tra').waitFor()
  // The tree goes down to where the window ends, and not below it.
  const under = () =>
    page.evaluate(
      () => window.innerHeight - document.querySelector('[role=tree]')!.parentElement!.getBoundingClientRect().bottom,
    )
  await expect.poll(under).toBeGreaterThan(0)
  await expect.poll(under).toBeLessThan(100)
  await page.context().close()
})

test('one status is always the default', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, everybody, '/checklist-item-status/list')
  await page.getByRole('button', { name: 'Thao tác với Chưa kiểm tra' }).click()
  await page.getByRole('menuitem', { name: 'Sửa' }).click()
  await page.getByRole('switch', { name: 'Mặc định' }).uncheck({ force: true })
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Luôn phải có một mục mặc định.').waitFor()
  await page.getByRole('link', { name: 'Hủy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await page.getByRole('link', { name: 'Thêm mức kết quả' }).click()
  await page.locator('input[name=code]').fill('kph')
  await page.locator('input[name=name]').fill('Khuyến nghị')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Giá trị này đã được sử dụng.').waitFor()
  await page.locator('input[name=code]').fill('KN')
  await page.getByRole('switch', { name: 'Mặc định' }).check({ force: true })
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.getByText('Tạo thành công').waitFor()
  const rows = await product.world.db
    .selectFrom('item_statuses')
    .select('code')
    .where('is_default', '=', true)
    .execute()
  expect(rows).toEqual([{ code: 'KN' }])
  expect(product.problems).toEqual([])
  await page.context().close()
})

test('a status that asks for information takes comments, and says why', async () => {
  const page = await product.open({ language: 'vi' })
  await signIn(page, everybody, '/checklist-item-status/create')
  const comments = page.locator('input[name=allows_comments]')
  await page.locator('input[name=asks_input]').check({ force: true })
  await page.getByText('Luôn bật khi có yêu cầu nhập thông tin').waitFor()
  expect([await comments.isChecked(), await comments.isDisabled()]).toEqual([true, true])
  await page.locator('input[name=asks_input]').uncheck({ force: true })
  await expect.poll(() => comments.isEnabled()).toBe(true)
  await page.context().close()
})
