import { expect } from 'vitest'
import { filter, root, tank, type Journey } from './journey.ts'
import * as steps from './steps.ts'
import { press, says } from './steps.ts'

/** The maker writes groups and questions, and may not approve them. */
export async function writeGroups(journey: Journey): Promise<void> {
  const { product, maker } = journey
  await press(maker, 'Thêm nhóm gốc')
  await maker.getByRole('textbox', { name: 'Chỉ mục' }).fill('4')
  await press(maker, 'Lưu')
  await says(maker, 'Vui lòng nhập trường này.')
  await expect.poll(() => maker.getByRole('textbox', { name: 'Chỉ mục' }).inputValue()).toBe('4')
  await maker.getByRole('textbox', { name: 'Tên nhóm' }).fill('Tồn chứa nhiên liệu')
  await press(maker, 'Lưu')
  await steps.addChildGroup(maker, root, '4.1', 'Bể chứa')
  await steps.addChildGroup(maker, root, '4.2', 'Lọc tách nước')
  await press(maker, 'Thêm câu hỏi')
  await says(maker, 'Trạng thái của nhóm chưa phải là Phê Duyệt')
  await steps.moveGroup(maker, root, 'Phê duyệt')
  await says(maker, 'Người lập hoặc sửa bản ghi không được tự phê duyệt; cần một người khác.')
  await expect
    .poll(() => product.world.db.selectFrom('library_groups').select('status').execute())
    .toEqual(Array(3).fill({ status: 0 }))
}

/** The checker approves the groups, the maker fills them. */
export async function fillGroups(journey: Journey): Promise<void> {
  const { product, maker, checker, drawing } = journey
  await checker.reload()
  for (const group of [root, tank, filter]) {
    await steps.moveGroup(checker, group, 'Phê duyệt')
    await checker.getByRole('definition').getByText('Đã duyệt').waitFor()
  }
  await maker.reload()
  await steps.openGroup(maker, tank)
  await press(maker, 'Thêm câu hỏi')
  const form = { words: 'Bể có được ', bold: 'xả đáy hằng ngày', tag: 'Lấy mẫu', picture: drawing }
  await steps.writeQuestion(maker, { header: '4.1.1', ...form })
  await steps.writeQuestion(maker, { header: '4.1.2', words: 'Phễu lọc có kín, không rò rỉ?' })
  await steps.writeQuestion(maker, { header: '4.1.3', words: 'Van thở có được kiểm tra định kỳ?' })
  await press(maker, 'Hủy')
  await steps.withAllTicked(maker, 'Phê duyệt')
  await says(maker, 'Chưa có gì thay đổi, vì cả 3 bản ghi đã chọn không thực hiện được')
  await steps.openGroup(maker, filter)
  await press(maker, 'Thêm câu hỏi')
  await steps.writeQuestion(maker, { header: '4.2.1', words: 'Chênh áp có được ghi mỗi ca?', tag: 'PCCC' })
  await steps.writeQuestion(maker, { header: '4.2.2', words: 'Lõi lọc có được thay đúng hạn?' })
  await press(maker, 'Hủy')
  await checker.reload()
  for (const group of [tank, filter]) {
    await steps.openGroup(checker, group)
    await steps.withAllTicked(checker, 'Phê duyệt')
    await expect.poll(() => checker.getByRole('table').getByText('Chờ duyệt').count()).toBe(0)
  }
  const items = await product.world.db
    .selectFrom('library_items')
    .select(['header', 'content', 'status'])
    .orderBy('header')
    .execute()
  expect(items.map(({ status }) => status)).toEqual([1, 1, 1, 1, 1])
  expect(items[0]?.content).toMatch(/^<p>Bể có được <strong>xả đáy hằng ngày<\/strong>.*<img /)
}
