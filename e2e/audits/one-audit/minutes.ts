import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { readPdf } from './evidence.ts'
import { name, address, sheetOf, type Journey } from './journey.ts'
import * as steps from './steps.ts'
import { press, says } from './steps.ts'
import { goOnAllTheSame } from '../../workspace-page.ts'
import { convertWord, readWord, tidy } from '../minutes/word-file.ts'

/** The minutes keep what was said and found, whatever is answered later. */
export async function holdMinutes(journey: Journey): Promise<void> {
  const { company, auditor } = journey
  await auditor.goto(address(journey, 'audit-result'))
  await says(auditor, 'Kết quả chưa được xuất')
  await auditor.getByRole('link', { name: 'Lập biên bản' }).click()
  const [ours, theirs] = ['4. Nhận xét của đoàn đánh giá', '5. Ý kiến của đơn vị được đánh giá']
  await auditor.getByRole('textbox', { name: ours }).fill('Kho vận hành ổn định; phễu lọc phải sửa ngay.')
  await press(auditor, 'Lưu biên bản')
  await says(auditor, 'Vui lòng nhập trường này.')
  await expect.poll(() => auditor.getByRole('textbox', { name: ours }).innerText()).toContain('phễu lọc phải sửa ngay')
  await auditor.getByRole('textbox', { name: theirs }).fill('Đơn vị nhất trí và cam kết khắc phục.')
  await press(auditor, 'Chọn nội dung ghi vào biên bản')
  await expect.poll(() => auditor.getByRole('checkbox', { checked: true }).count()).toBe(2)
  await auditor.getByRole('checkbox', { name: 'Chọn 4.1.3' }).check()
  await press(auditor, 'Lưu biên bản')
  await goOnAllTheSame(auditor)
  await auditor.waitForURL(/\/summary\/\d+$/)
  const saved = auditor.url()
  for (const words of ['Bà Nguyễn Thị Thanh Hà, Trưởng phòng Chất lượng', 'Ông Bùi Văn Nhị', 'Ông Đặng Quốc Thịnh'])
    await sheetOf(auditor).getByText(words).waitFor()
  await sheetOf(auditor).getByText('Nội dung ghi nhận (3 câu hỏi)').waitFor()
  const before = tidy(await sheetOf(auditor).innerText())
  expect(before).toContain('Đã khóa van, treo biển cảnh báo.')

  await auditor.goto(address(journey, 'view?group_id=0'))
  await steps.answer(auditor, '4.1.3', 'PH')
  await steps.question(auditor, '4.1.2').locator('[data-comments]').click()
  await auditor.getByRole('button', { name: `Thao tác với ${company.auditor.fullname}` }).click()
  await auditor.getByRole('menuitem', { name: 'Sửa' }).click()
  await auditor.getByRole('textbox', { name: 'Hiện trạng' }).first().fill('Phễu lọc đã được thay mới.')
  await press(auditor, 'Lưu ghi nhận')
  await auditor.getByRole('article').getByText('Phễu lọc đã được thay mới.').waitFor()
  await auditor.goto(saved)
  await sheetOf(auditor).getByText('Nội dung ghi nhận (3 câu hỏi)').waitFor()
  expect(tidy(await sheetOf(auditor).innerText())).toBe(before)
}

/** The result is printed and opened in Word with everything in it. */
export async function printResult(journey: Journey): Promise<void> {
  const { company, auditor } = journey
  await auditor.goto(address(journey, 'audit-result'))
  const sheet = sheetOf(auditor)
  await sheet.getByText('4.2.2').waitFor()
  await expect.poll(async () => tidy(await sheet.innerText())).toContain('Phễu lọc rò rỉ tại khớp nối.')
  await expect.poll(() => sheet.locator('img').count()).toBe(4)
  await auditor.emulateMedia({ media: 'print' })
  const printed = await readPdf(await auditor.pdf({ preferCSSPageSize: true }))
  await auditor.emulateMedia({ media: 'screen' })
  for (const words of [name, 'Phễu lọc rò rỉ', '4.2.2', company.auditee.fullname])
    if (printed) expect(printed.text).toContain(words)

  const arriving = auditor.waitForEvent('download')
  await press(auditor, 'Định dạng xuất')
  await auditor.getByRole('menuitem', { name: 'Word (.doc)', exact: true }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe(`${name}.doc`)
  const file = await readFile(await download.path(), 'latin1')
  const lines = (await sheet.innerText())
    .toLowerCase()
    .split(/[\n\t]+/)
    .map(tidy)
    .filter(Boolean)
  for (const word of [readWord(file), await convertWord(file)]) {
    if (!word) continue
    expect(word.pictures).toBe(4)
    expect(lines.filter((line) => !word.text.toLowerCase().includes(line))).toEqual([])
  }
}
