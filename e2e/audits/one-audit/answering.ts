import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { jpeg } from '../../../apps/api/src/testing/pictures/pictures.ts'
import { signIn } from '../../harness.ts'
import { name, due, address, type Journey } from './journey.ts'
import * as steps from './steps.ts'
import { press, says } from './steps.ts'

/** The auditor starts it and answers on a phone, with evidence; a reply comes by itself. */
export async function answerAudit(journey: Journey): Promise<void> {
  const { product, company, auditor } = journey
  const phone = await product.open({ language: 'vi', width: 390 })
  await signIn(phone, company.auditor, '/checklist/list')
  await auditor.goto(address(journey, 'view?group_id=0'))
  await says(auditor, 'Trạng thái hiện tại: Đã duyệt')
  await phone.reload()
  await steps.move(phone, name, 'Bắt đầu thực hiện')
  await phone.getByRole('link', { name }).click()
  await phone.getByRole('button', { name: /Toàn bộ câu hỏi/ }).click()
  await steps.question(phone, '4.1.1').getByText('Lấy mẫu').waitFor()
  await steps.answer(phone, '4.1.1', 'PH')
  await steps.question(auditor, '4.1.1').locator('[aria-pressed=true]').filter({ hasText: 'PH' }).waitFor()
  await steps.question(phone, '4.1.3').locator('[data-comments]').click()
  await says(phone, 'Bản nháp: tự gửi khi bạn chọn kết quả.')
  await phone.goBack()
  await commentWithEvidence(journey, phone)
  await phone.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))

  await replyFromElsewhere(journey, phone)
  await conclude(phone)
  await phone.context().close()

  await steps.answer(auditor, '4.1.3', 'KN')
  await steps.answer(auditor, '4.2.1', 'KPH')
  await steps.answer(auditor, '4.2.2', 'KAD')
  await says(auditor, 'Đã đánh giá 5/5 câu hỏi')
}

async function commentWithEvidence({ evidence }: Journey, phone: Page): Promise<void> {
  await steps.question(phone, '4.1.2').getByRole('button', { name: /^KPH,/ }).click()
  await phone.getByRole('heading', { name: 'Ghi nhận' }).waitFor()
  await press(phone, 'Gửi ghi nhận')
  await says(phone, 'Hãy nhập nội dung hoặc thêm hình ảnh, tệp.')
  await phone.getByRole('textbox', { name: 'Hiện trạng' }).fill('Phễu lọc rò rỉ tại khớp nối.')
  await press(phone, 'Thêm xử lý tại chỗ')
  await phone.getByRole('textbox', { name: 'Xử lý tại chỗ' }).fill('Đã khóa van, treo biển cảnh báo.')
  const forged = { name: 'không phải ảnh.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('chữ') }
  await phone
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([...evidence.photos, forged])
  await phone.getByRole('alert').getByText('không phải ảnh.jpg').waitFor()
  await phone.locator('input[type=file][multiple]').nth(1).setInputFiles(evidence.report)
  await press(phone, 'Gửi ghi nhận')
  await phone.getByRole('article').getByText('Phễu lọc rò rỉ').waitFor()
}

/** The checker answers in another browser; the phone shows it without being asked. */
async function replyFromElsewhere(journey: Journey, phone: Page): Promise<void> {
  const { company, checker } = journey
  await checker.goto(address(journey, 'view'))
  await checker.goto(address(journey, `view?item=${await steps.question(phone, '4.1.2').getAttribute('data-item')}`))
  await steps.question(checker, '4.1.2').locator('[data-comments]').click()
  await press(checker, `Trả lời ${company.auditor.fullname}`)
  await checker.getByRole('textbox', { name: 'Nội dung trả lời' }).fill('Đồng ý, thay gioăng trong tuần này.')
  const large = { name: 'gioăng mới.jpg', mimeType: 'image/jpeg', buffer: await jpeg(4800, 3600) }
  await checker.locator('input[type=file][multiple]').first().setInputFiles(large)
  await press(checker, 'Gửi trả lời')
  await says(phone, 'Đồng ý, thay gioăng trong tuần này.')
  await phone
    .getByRole('article')
    .filter({ hasText: 'thay gioăng' })
    .getByRole('button', { name: 'Xem hình 1' })
    .waitFor()
  await expect.poll(() => phone.locator('body[data-not-reloaded]').count()).toBe(1)
}

/** What the auditor has written is the conclusion by itself. */
async function conclude(phone: Page): Promise<void> {
  await phone.getByText('Nhận xét kết luận', { exact: true }).waitFor()
  await press(phone, 'Đặt hạn khắc phục')
  await steps.fillDate(phone.getByRole('dialog'), 'Ngày khác', due.typed)
  // The phone shows it before it has gone out.
  const stored = phone.waitForResponse((reply) => reply.url().includes('/api/set-corrective-date/') && reply.ok())
  await press(phone.getByRole('dialog'), 'Lưu')
  await phone.getByRole('button', { name: /^Hạn khắc phục: / }).waitFor()
  await stored
}
