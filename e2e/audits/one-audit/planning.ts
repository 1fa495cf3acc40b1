import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { name, start, end, type Journey } from './journey.ts'
import * as steps from './steps.ts'
import { press, says } from './steps.ts'

/** The maker opens the audit with its team and questions, and somebody else approves it once. */
export async function planAudit(journey: Journey): Promise<void> {
  const { product, company, maker, checker, auditor } = journey
  await maker.goto('/checklist/create')
  await maker.getByRole('textbox', { name: 'Tên đợt đánh giá' }).fill(name)
  await press(maker, 'Lưu')
  await maker.locator('[data-field=starting_date] [class*=error]').first().waitFor()
  await expect.poll(() => maker.getByRole('textbox', { name: 'Tên đợt đánh giá' }).inputValue()).toBe(name)
  await steps.fillDate(maker, 'Ngày bắt đầu', start.typed)
  await steps.fillDate(maker, 'Ngày kết thúc', end.typed)
  const choose = async (label: string, words: string, option: string) => {
    await maker.getByRole('combobox', { name: label }).fill(words)
    await maker.getByRole('option', { name: option }).click()
    await maker.keyboard.press('Escape')
  }
  await choose('Đơn vị được đánh giá', 'da nang', company.organization)
  await choose('Trưởng đoàn', 'thanh ha', company.checker.fullname)
  await choose('Đánh giá viên', 'nhi', company.auditor.fullname)
  await choose('Đại diện đơn vị', 'thinh', company.auditee.fullname)
  await press(maker, 'Lưu')
  await maker.getByRole('treeitem').first().waitFor()
  await maker.getByRole('tree').focus()
  await maker.keyboard.press('Space')
  await says(maker, 'Đã chọn 5 câu hỏi')
  await press(maker, 'Lưu')
  await maker.waitForURL(/\/checklist\/\d+\/view/)
  await maker.goto('/checklist/list')
  journey.auditId = (await product.world.db.selectFrom('audits').select('id').executeTakeFirstOrThrow()).id
  await steps.move(maker, name, 'Phê duyệt')
  await says(maker, 'Người lập hoặc sửa bản ghi không được tự phê duyệt; cần một người khác.')

  await auditor.reload()
  await auditor.getByRole('link', { name }).waitFor()
  await expect.poll(() => auditor.getByRole('button', { name: `Đổi trạng thái của ${name}` }).count()).toBe(0)
  expect(await approveWithoutButton(auditor, journey.auditId)).toBe(403)
  await checker.goto('/checklist/list')
  const other = await checker.context().newPage()
  // It receives nothing of what happens meanwhile, as in a dead spot.
  await other.routeWebSocket(/socket\.io/, () => undefined)
  await other.goto('/checklist/list')
  await other.getByRole('button', { name: `Đổi trạng thái của ${name}` }).click()
  await steps.move(checker, name, 'Phê duyệt')
  await says(checker, 'Phê duyệt thành công')
  await other.getByRole('menuitem', { name: 'Phê duyệt' }).click()
  await says(other, 'Không thực hiện được: trạng thái hiện tại là "Đã duyệt".')
  await other.close()
  await maker.reload()
  await maker.getByRole('button', { name: `Thao tác với ${name}` }).click()
  await maker.getByRole('menuitem', { name: 'Chọn câu hỏi' }).click()
  await says(maker, 'Chỉ chọn được câu hỏi khi đợt đánh giá đang chờ duyệt. Trạng thái hiện tại: Đã duyệt.')
}

/** What the server answers to somebody who sends the approval that their screen does not offer. */
function approveWithoutButton(page: Page, auditId: number): Promise<number> {
  return page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch(`/api/checklists/${id}/approval`, { method: 'POST', headers })).status
  }, auditId)
}
