import { expect } from 'vitest'
import { name, end, due, late, type Journey } from './journey.ts'
import * as steps from './steps.ts'
import { press, says } from './steps.ts'
import { goOnAllTheSame } from '../../workspace-page.ts'

/** Findings get their dates, are corrected, and the audit is closed for good. */
export async function correctAndClose(journey: Journey): Promise<void> {
  const { auditor } = journey
  await auditor.goto('/checklist/list')
  await steps.move(auditor, name, 'Chuyển sang khắc phục')
  await press(auditor, 'Chuyển sang khắc phục')
  await says(auditor, '4.2.1: vui lòng chọn hạn khắc phục.')
  await expect
    .poll(() => auditor.getByRole('textbox', { name: 'Hạn khắc phục của 4.1.2' }).inputValue())
    .toBe(due.typed)
  await steps.fillDate(auditor, 'Hạn khắc phục của 4.2.1', late.typed)
  await press(auditor, 'Chuyển sang khắc phục')
  await goOnAllTheSame(auditor)
  await auditor.waitForURL('**/checklist/list')
  await auditor.getByRole('link', { name }).click()
  await auditor.getByRole('button', { name: /Toàn bộ câu hỏi/ }).click()
  await says(auditor, 'Trạng thái hiện tại: Đang khắc phục')
  await steps.question(auditor, '4.1.1').getByText('Kết quả:').waitFor()
  expect(await steps.question(auditor, '4.1.1').getByRole('button', { name: /^PH,/ }).count()).toBe(0)
  const stored = auditor.waitForResponse((reply) => reply.url().includes('/api/set-status/') && reply.ok())
  await auditor.getByRole('switch', { name: 'Đã khắc phục xong 4.1.2' }).press('Space')
  await stored
  await steps.question(auditor, '4.1.2').getByText('Hoàn thành', { exact: true }).waitFor()
  await auditor.goto('/checklist/list')
  await steps.move(auditor, name, 'Đóng đợt đánh giá')
  const dialog = auditor.getByRole('dialog', { name: 'Đóng đợt đánh giá' })
  await steps.fillDate(dialog, 'Ngày đóng', '01/01/2020')
  await press(dialog, 'Đóng đợt đánh giá')
  await goOnAllTheSame(auditor)
  await says(auditor, 'Ngày đóng không được trước ngày bắt đầu.')
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Ngày đóng' }).inputValue()).toBe('01/01/2020')
  await steps.fillDate(dialog, 'Ngày đóng', end.typed)
  await press(dialog, 'Đóng đợt đánh giá')
  await goOnAllTheSame(auditor)
  await auditor.getByRole('row', { name: new RegExp(`${name}.*Đã đóng`) }).waitFor()
}
