import type { Texts } from './text.ts'

/** What every list of deleted records says. */
export const trash = {
  in_use: { vi: 'Đang dùng', en: 'In use' },
  title: { vi: 'Thùng rác', en: 'Trash' },
  empty: { vi: 'Thùng rác trống', en: 'The trash is empty' },
  empty_hint: {
    vi: 'Những mục bị xóa nằm ở đây và có thể khôi phục.',
    en: 'What is deleted lies here and can be restored.',
  },
  deleted_at: { vi: 'Xóa lúc', en: 'Deleted' },
  restore: { vi: 'Khôi phục', en: 'Restore' },
  restored: { vi: 'Khôi phục thành công', en: 'Restored' },
} satisfies Texts
