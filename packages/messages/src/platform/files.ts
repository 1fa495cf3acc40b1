import type { Texts } from '../text.ts'

export const files = {
  remove: { vi: 'Bỏ tệp {{name}}', en: 'Remove {{name}}' },
  unnamed: { vi: 'Tệp không tên', en: 'Unnamed file' },
  sent: { vi: 'Đã gửi được của {{name}}', en: 'Sent of {{name}}' },
  open_image: { vi: 'Xem hình {{number}}', en: 'Open picture {{number}}' },
  previous: { vi: 'Hình trước', en: 'Previous picture' },
  next: { vi: 'Hình sau', en: 'Next picture' },
} satisfies Texts

/** Files that jobs make for whoever asked. */
export const madeFiles = {
  waiting: { vi: 'Tệp {{format}} đang chờ đến lượt…', en: 'The {{format}} file is waiting for its turn…' },
  running: { vi: 'Đang tạo tệp {{format}}: {{percent}}%', en: 'Making the {{format}} file: {{percent}}%' },
  progress: { vi: 'Tiến độ tạo tệp', en: 'Progress of the file' },
  cancel: { vi: 'Hủy tạo tệp', en: 'Cancel' },
  cancelled: { vi: 'Đã hủy tạo tệp {{format}}.', en: 'The {{format}} file was cancelled.' },
} satisfies Texts
