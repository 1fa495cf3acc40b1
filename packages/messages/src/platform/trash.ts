import type { Texts } from '../text.ts'

/** What every list of deleted records says. */
export const trash = {
  in_use: { vi: 'Đang dùng', en: 'In use' },
  title: { vi: 'Thùng rác', en: 'Trash' },
  empty: { vi: 'Thùng rác trống', en: 'The trash is empty' },
  empty_hint: {
    vi: 'Những mục bị xóa nằm ở đây và có thể khôi phục.',
    en: 'Deleted records are kept here and can be restored.',
  },
  one_text: {
    vi: '“{{name}}” sẽ được chuyển vào thùng rác và có thể khôi phục lại.',
    en: '“{{name}}” will go to the trash, from where it can be restored.',
  },
  many_text_one: {
    vi: '{{count}} bản ghi đã chọn sẽ được chuyển vào thùng rác và có thể khôi phục lại.',
    en: '{{count}} selected record will go to the trash, from where it can be restored.',
  },
  many_text_other: {
    vi: '{{count}} bản ghi đã chọn sẽ được chuyển vào thùng rác và có thể khôi phục lại.',
    en: '{{count}} selected records will go to the trash, from where they can be restored.',
  },
  deleted_at: { vi: 'Xóa lúc', en: 'Deleted' },
  deleted_by: { vi: 'Người xóa', en: 'Deleted by' },
  restore: { vi: 'Khôi phục', en: 'Restore' },
  restored: { vi: 'Khôi phục thành công', en: 'Restored' },
} satisfies Texts
