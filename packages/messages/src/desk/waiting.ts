import type { Texts } from '../text.ts'

/** What waits for a person. */
export const waiting = {
  title: { vi: 'Chờ bạn xử lý', en: 'Waiting for you' },
  about: {
    vi: 'Những gì chờ bạn duyệt, những phát hiện, biên bản cần bạn hoàn tất, và tài liệu bạn cần đọc.',
    en: 'What you are asked to approve, the findings and minutes that need something from you, and the documents you have to read.',
  },
  count_one: { vi: '{{count}} việc chờ bạn', en: '{{count}} item is waiting for you' },
  count_other: { vi: '{{count}} việc chờ bạn', en: '{{count}} items are waiting for you' },
  empty: { vi: 'Không có gì chờ bạn', en: 'Nothing is waiting for you' },
  empty_hint: {
    vi: 'Bản ghi bạn được quyền duyệt, phát hiện và biên bản cần bạn xử lý, tài liệu bạn cần đọc sẽ hiện ở đây.',
    en: 'Records that you may approve, findings and minutes that need something from you, and documents that you have to read appear here.',
  },
  load_failed: { vi: 'Chưa tải được những gì chờ bạn', en: 'The items waiting for you could not be loaded' },
  panel: {
    vi: 'Số việc chờ người dùng duyệt, trả lời, hoàn tất hoặc đọc.',
    en: 'What the reader has to approve, to answer, to complete or to read.',
  },
  to_mine: { vi: 'Phát hiện bạn phải trả lời hoặc khắc phục', en: 'Findings for you to answer or correct' },
  to_led: { vi: 'Phát hiện chưa có nhận xét kết luận hoặc hạn', en: 'Findings without a conclusion or a date' },
  to_accept: { vi: 'Kế hoạch khắc phục chờ bạn chấp nhận', en: 'Plans for you to accept' },
  to_extend: { vi: 'Đề nghị gia hạn chờ bạn trả lời', en: 'Requests for more time' },
  to_verify: { vi: 'Kết quả khắc phục chờ bạn xác nhận', en: 'Corrections for you to verify' },
  to_effect: { vi: 'Phát hiện cần xem lại hiệu quả', en: 'Findings whose effect is due for review' },
  readings: { vi: 'Tài liệu cần đọc và xác nhận', en: 'Documents for you to read and confirm' },
  minutes: { vi: 'Biên bản cần lập', en: 'Minutes to write' },
  write_minutes: { vi: 'Lập biên bản', en: 'Write minutes' },
  no_conclusion: { vi: 'Chưa có nhận xét kết luận', en: 'No conclusion' },
  no_date: { vi: 'Chưa có hạn', en: 'No date' },
  due: { vi: 'Hạn {{date}}', en: 'Due {{date}}' },
  overdue: { vi: 'Quá hạn {{date}}', en: 'Overdue since {{date}}' },
  choose_all: { vi: 'Chọn tất cả trong {{name}}', en: 'Choose everything in {{name}}' },
  by: { vi: '{{name}} gửi {{since}}', en: '{{name}}, {{since}}' },
  by_system: { vi: 'Hệ thống gửi {{since}}', en: 'The system, {{since}}' },
  changed_since: { vi: 'Sửa lại sau khi duyệt lần trước', en: 'Changed since the last decision' },
  rejected_before: { vi: 'Đã từng bị từ chối: {{reason}}', en: 'Rejected before: {{reason}}' },
  what_changed: { vi: 'Xem thay đổi', en: 'What changed' },
  what_changed_of: { vi: 'Xem thay đổi của {{name}}', en: 'What changed in {{name}}' },
  approve_one: { vi: 'Phê duyệt {{name}}', en: 'Approve {{name}}' },
  reject_one: { vi: 'Từ chối {{name}}', en: 'Reject {{name}}' },
  more: {
    vi: 'Còn {{count}} bản ghi nữa; chúng hiện ra khi bạn xử lý xong những bản ghi này.',
    en: '{{count}} more appear as you get through these.',
  },
  key_next: { vi: 'Bản ghi tiếp theo', en: 'Next record' },
  key_previous: { vi: 'Bản ghi trước', en: 'Previous record' },
  key_tick: { vi: 'Chọn hoặc bỏ chọn', en: 'Tick or untick' },
  key_approve: {
    vi: 'Phê duyệt bản ghi này, hoặc những bản ghi đã chọn',
    en: 'Approve this one, or all that are ticked',
  },
  key_reject: { vi: 'Từ chối bản ghi này, hoặc những bản ghi đã chọn', en: 'Reject this one, or all that are ticked' },
  key_undo: { vi: 'Hoàn tác quyết định vừa rồi', en: 'Undo the last decision' },
  key_open: { vi: 'Mở nhánh, hoặc mở bản ghi', en: 'Show the branch, or open the record' },
  key_help: { vi: 'Xem các phím tắt', en: 'Show these keys' },
} satisfies Texts

export const menu = {
  waiting: { vi: 'Chờ bạn xử lý', en: 'Waiting for you' },
} satisfies Texts
