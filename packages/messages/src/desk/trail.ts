import type { Texts } from '../text.ts'

/** What the audit trail calls what is done to the records of any entity, with its noun. */
export const trailVerbs = {
  created: { vi: 'Tạo {{one}}', en: 'Created the {{one}}' },
  updated: { vi: 'Sửa {{one}}', en: 'Changed the {{one}}' },
  deleted: { vi: 'Xóa {{one}}', en: 'Deleted the {{one}}' },
  deleted_in_bulk: { vi: 'Xóa nhiều {{several}}', en: 'Deleted {{several}}' },
  restored: { vi: 'Khôi phục {{several}}', en: 'Restored {{several}}' },
  approved: { vi: 'Phê duyệt {{one}}', en: 'Approved the {{one}}' },
  approved_in_bulk: { vi: 'Phê duyệt nhiều {{several}}', en: 'Approved {{several}}' },
  rejected: { vi: 'Từ chối {{one}}', en: 'Rejected the {{one}}' },
  rejected_in_bulk: { vi: 'Từ chối nhiều {{several}}', en: 'Rejected {{several}}' },
  ready_set_added: { vi: 'Thêm bộ {{several}} có sẵn', en: 'Added the ready set of {{several}}' },
} satisfies Texts

/** What it calls anything else that was done: the name of the entry, with two lines for its dot. */
export const trailActions = {
  group__dashboard_saved: { vi: 'Sắp xếp trang tổng quan của nhóm', en: 'Arranged the dashboard of the group' },
  job__started: { vi: 'Chạy tác vụ nền', en: 'Ran a background job' },
  job__cancelled: { vi: 'Hủy tác vụ nền', en: 'Cancelled a background job' },
  job__retried: { vi: 'Thử lại tác vụ nền', en: 'Tried a background job again' },
  job__removed: { vi: 'Xóa tác vụ nền', en: 'Removed a background job' },
  mail__opened: { vi: 'Xem nội dung thư', en: 'Read the text of a mail' },
  mail__retried: { vi: 'Gửi lại thư', en: 'Sent a mail again' },
  mail__handed_over: { vi: 'Chuyển thư đi', en: 'Handed a mail over' },
  trail__exported: { vi: 'Yêu cầu xuất nhật ký hệ thống', en: 'Requested a file of the audit trail' },
  trail__export_made: { vi: 'Tạo xong tệp nhật ký hệ thống', en: 'Made a file of the audit trail' },
  waiting__decided: { vi: 'Quyết định nhiều bản ghi cùng lúc', en: 'Decided on several records' },
  waiting__undone: { vi: 'Hoàn tác quyết định', en: 'Undid a decision' },
} satisfies Texts

/** Who did what, for whoever may look at the audit trail. */
export const trail = {
  title: { vi: 'Nhật ký hệ thống', en: 'Audit trail' },
  about: {
    vi: 'Mọi thay đổi trong hệ thống: ai làm, lúc nào, với bản ghi nào, trước và sau ra sao. Không ai sửa hay xóa được nhật ký này.',
    en: 'Every change in the product: who made it, when, of which record, and what was there before and after. Nobody can alter it.',
  },
  at: { vi: 'Lúc', en: 'When' },
  person: { vi: 'Người thực hiện', en: 'Person' },
  any_person: { vi: 'Mọi người', en: 'Everybody' },
  product: { vi: 'Hệ thống', en: 'The product' },
  nobody: { vi: 'Chưa đăng nhập', en: 'Not signed in' },
  what: { vi: 'Đã làm gì', en: 'What was done' },
  action: { vi: 'Thao tác', en: 'Action' },
  any_action: { vi: 'Mọi thao tác', en: 'Every action' },
  record: { vi: 'Bản ghi', en: 'Record' },
  kind: { vi: 'Loại bản ghi', en: 'Kind of record' },
  any_kind: { vi: 'Mọi loại bản ghi', en: 'Every kind of record' },
  number: { vi: 'Số của bản ghi', en: 'Number of the record' },
  number_hint: { vi: 'Số', en: 'Number' },
  from: { vi: 'Từ ngày', en: 'From' },
  to: { vi: 'Đến ngày', en: 'To' },
  narrowed_to: { vi: 'Chỉ những gì liên quan đến {{record}}', en: 'Only what concerns {{record}}' },
  numbered: { vi: '{{kind}} #{{id}}', en: '{{kind}} #{{id}}' },
  more_records: { vi: 'và {{count}} bản ghi khác', en: 'and {{count}} more' },
  before: { vi: 'Trước', en: 'Before' },
  after: { vi: 'Sau', en: 'After' },
  field: { vi: 'Trường', en: 'Field' },
  changed_to: { vi: 'thành', en: 'to' },
  nothing: { vi: 'trống', en: 'empty' },
  changed: { vi: 'đã đổi', en: 'changed' },
  several: { vi: '{{count}} mục', en: '{{count}} in total' },
  and_more: { vi: '{{names}} và {{count}} mục khác', en: '{{names}} and {{count}} more' },
  more_changes_one: { vi: 'còn {{count}} thay đổi', en: '{{count}} more change' },
  more_changes_other: { vi: 'còn {{count}} thay đổi', en: '{{count}} more changes' },
  entry: { vi: 'Mục số', en: 'Entry' },
  address: { vi: 'Địa chỉ mạng', en: 'Network address' },
  agent: { vi: 'Thiết bị', en: 'Device' },
  no_changes: { vi: 'Nhật ký không ghi gì thêm về thao tác này.', en: 'The audit trail has no further details.' },
  empty: { vi: 'Chưa có gì trong nhật ký', en: 'Nothing has been done yet' },
  empty_hint: { vi: 'Mỗi thay đổi sẽ hiện ở đây.', en: 'Every change will be here.' },
  empty_filtered: { vi: 'Không có mục nào khớp bộ lọc', en: 'Nothing matches the filters' },
  empty_filtered_hint: {
    vi: 'Hãy nới khoảng thời gian hoặc bỏ bớt bộ lọc.',
    en: 'Widen the days, or clear some of the filters.',
  },
  newest: { vi: 'Về mới nhất', en: 'Newest' },
  older: { vi: 'Cũ hơn', en: 'Older' },
  turn: { vi: 'Lật trang nhật ký', en: 'Pages of the trail' },
  export_xlsx: { vi: 'Xuất Excel', en: 'Excel' },
  export_ndjson: { vi: 'Xuất NDJSON', en: 'NDJSON' },
  exported_one: { vi: 'Đã xuất {{count}} mục', en: '{{count}} entry exported' },
  exported_other: { vi: 'Đã xuất {{count}} mục', en: '{{count}} entries exported' },
  export_about: {
    vi: 'Tệp gồm mọi mục khớp bộ lọc, từ mới đến cũ. Mỗi trang tính Excel chứa 500.000 dòng, phần còn lại nằm ở các trang tính tiếp theo.',
    en: 'The file has every entry that matches the filters, newest first. A sheet of Excel has 500,000 rows: further entries follow in the next sheets.',
  },
  export_failed: {
    vi: 'Không tạo được tệp. Hãy thử lại, hoặc thu hẹp bộ lọc.',
    en: 'The file could not be made. Try again, or narrow the filters.',
  },
  file_name: { vi: 'Nhật ký hệ thống', en: 'Audit trail' },
} satisfies Texts

/** What leads there from the log of a record. */
export const trailLink = {
  in_trail: { vi: 'Xem trong nhật ký hệ thống', en: 'Show in the audit trail' },
} satisfies Texts

export const menu = {
  trail: { vi: 'Nhật ký hệ thống', en: 'Audit trail' },
} satisfies Texts

export const permissionAreas = {
  trail: { vi: 'Nhật ký hệ thống', en: 'Audit trail' },
} satisfies Texts

/** Rights beside those of the catalogue. */
export const productPermissions = {
  VIEW_TRAIL: { vi: 'Xem và xuất nhật ký hệ thống', en: 'View and export the audit trail' },
} satisfies Texts

export const errors = {
  too_many_trail_exports: {
    vi: 'Bạn đã có {{count}} tệp nhật ký đang chờ. Hãy đợi xong một tệp rồi yêu cầu tiếp.',
    en: '{{count}} of your files are on their way. Wait until one of them is there.',
  },
} satisfies Texts
