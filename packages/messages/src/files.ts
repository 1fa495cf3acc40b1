import type { Texts } from './text.ts'

export const files = {
  add_images: { vi: 'Thêm hình ảnh', en: 'Add pictures' },
  add_files: { vi: 'Thêm tệp', en: 'Add files' },
  remove: { vi: 'Bỏ tệp {{name}}', en: 'Remove {{name}}' },
  at_most: { vi: 'Tối đa {{max}} tệp.', en: 'At most {{max}} files.' },
  unnamed: { vi: 'Tệp không tên', en: 'Unnamed file' },
  open_image: { vi: 'Xem hình {{number}}', en: 'Open picture {{number}}' },
  previous: { vi: 'Hình trước', en: 'Previous picture' },
  next: { vi: 'Hình sau', en: 'Next picture' },
} satisfies Texts
