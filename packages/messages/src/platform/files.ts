import type { Texts } from '../text.ts'

export const files = {
  remove: { vi: 'Bỏ tệp {{name}}', en: 'Remove {{name}}' },
  unnamed: { vi: 'Tệp không tên', en: 'Unnamed file' },
  sent: { vi: 'Đã gửi được của {{name}}', en: 'Sent of {{name}}' },
  open_image: { vi: 'Xem hình {{number}}', en: 'Open picture {{number}}' },
  previous: { vi: 'Hình trước', en: 'Previous picture' },
  next: { vi: 'Hình sau', en: 'Next picture' },
} satisfies Texts
