import type { Texts } from '../text.ts'

/** What is asked, said and taken back when somebody decides about a record. */
export const decisions = {
  approved_one: { vi: 'Đã phê duyệt {{count}} bản ghi', en: '{{count}} record approved' },
  approved_other: { vi: 'Đã phê duyệt {{count}} bản ghi', en: '{{count}} records approved' },
  rejected_one: { vi: 'Đã từ chối {{count}} bản ghi', en: '{{count}} record rejected' },
  rejected_other: { vi: 'Đã từ chối {{count}} bản ghi', en: '{{count}} records rejected' },
  undo: { vi: 'Hoàn tác', en: 'Undo' },
  undone_one: { vi: 'Đã hoàn tác: {{count}} bản ghi trở lại như trước', en: 'Undone: {{count}} record is as it was' },
  undone_other: {
    vi: 'Đã hoàn tác: {{count}} bản ghi trở lại như trước',
    en: 'Undone: {{count}} records are as they were',
  },
  reject_title: { vi: 'Từ chối {{name}}?', en: 'Reject {{name}}?' },
  reject_many_title_one: { vi: 'Từ chối {{count}} bản ghi?', en: 'Reject {{count}} record?' },
  reject_many_title_other: { vi: 'Từ chối {{count}} bản ghi?', en: 'Reject {{count}} records?' },
  reason: { vi: 'Lý do', en: 'Reason' },
  reason_hint: {
    vi: 'Người lập sẽ đọc câu này: cần sửa gì để được duyệt?',
    en: 'The author will read this: what has to change before it can be approved?',
  },
  rejected_by: { vi: '{{name}} đã từ chối {{at}}', en: 'Rejected by {{name}} {{at}}' },
  rejected_by_system: { vi: 'Bị từ chối {{at}}', en: 'Rejected {{at}}' },
  no_reason: { vi: 'Không nêu lý do.', en: 'No reason was given.' },
  log: { vi: 'Nhật ký duyệt', en: 'Approval log' },
  created: { vi: 'Tạo mới', en: 'Created' },
  updated: { vi: 'Sửa', en: 'Edited' },
  approved_log: { vi: 'Phê duyệt', en: 'Approved' },
  rejected_log: { vi: 'Từ chối', en: 'Rejected' },
  undone_log: { vi: 'Hoàn tác quyết định', en: 'Decision undone' },
} satisfies Texts
