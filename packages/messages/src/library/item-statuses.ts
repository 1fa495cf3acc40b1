import type { Texts } from '../text.ts'

export const itemStatuses = {
  title: { vi: 'Mức kết quả', en: 'Item statuses' },
  about: {
    vi: 'Các mức mà người đánh giá chọn cho từng câu hỏi, ví dụ phù hợp, lưu ý, không phù hợp.',
    en: 'What an auditor can answer to a question: conforming, observation, non-conformity and so on.',
  },
  add: { vi: 'Thêm mức kết quả', en: 'Add status' },
  edit: { vi: 'Sửa mức kết quả', en: 'Edit status' },
  code: { vi: 'Mã', en: 'Code' },
  code_hint: {
    vi: 'Mã ngắn hiện trên nút chọn, ví dụ: C, NC, OBS.',
    en: 'Stands on the button: C, NC, OBS.',
  },
  code_kept: {
    vi: 'Mã này đã được dùng trong đợt đánh giá nên giữ nguyên.',
    en: 'Audits have used this code, so it stays.',
  },
  running_one: {
    vi: '{{count}} đợt đánh giá đang chạy với mức này. Tên và màu đổi ngay ở đó; mặc định, phát hiện, nhập thông tin và ghi nhận chỉ áp dụng cho các đợt bắt đầu sau này.',
    en: '{{count}} audit runs with this status. Name and colour change there at once; default, finding, input and comments only count for audits that start later.',
  },
  running_other: {
    vi: '{{count}} đợt đánh giá đang chạy với mức này. Tên và màu đổi ngay ở đó; mặc định, phát hiện, nhập thông tin và ghi nhận chỉ áp dụng cho các đợt bắt đầu sau này.',
    en: '{{count}} audits run with this status. Name and colour change there at once; default, finding, input and comments only count for audits that start later.',
  },
  running_new: {
    vi: 'Mức mới có trong các đợt đánh giá bắt đầu sau này; các đợt đang chạy giữ những mức đã có.',
    en: 'A new status is offered in audits that start later; those that run keep the ones they started with.',
  },
  name: { vi: 'Tên', en: 'Name' },
  name_hint: { vi: 'Tên đầy đủ, hiện trong báo cáo và biên bản.', en: 'In full, as reports and minutes show it.' },
  color: { vi: 'Màu', en: 'Colour' },
  desc: { vi: 'Mô tả', en: 'Description' },
  def: { vi: 'Mặc định', en: 'Default' },
  def_hint: {
    vi: 'Mức ban đầu của mỗi câu hỏi khi đưa vào đợt đánh giá; chỉ một mức là mặc định.',
    en: 'What every question of an audit starts with; exactly one status is the default.',
  },
  report: { vi: 'Phát hiện', en: 'Finding' },
  correction_days: { vi: 'Số ngày khắc phục thường lệ', en: 'Usual days to correct' },
  correction_days_hint: {
    vi: 'Được gợi ý khi đặt hạn khắc phục; để trống thì không gợi ý.',
    en: 'Offered where a corrective date is set; empty offers nothing.',
  },
  severity: { vi: 'Mức độ nặng', en: 'Severity' },
  severity_hint: {
    vi: 'Từ 0 đến 9. Khi hai người ghi hai phát hiện khác nhau cho một câu, mức cao hơn được tính cho đến khi thống nhất.',
    en: '0 to 9. While two people give one question different findings, the higher one counts until they settle it.',
  },
  report_hint: {
    vi: 'Là điểm không phù hợp: được đưa vào biên bản và phải khắc phục.',
    en: 'A non-conformity: it is reported in the minutes and has to be corrected.',
  },
  si: { vi: 'Nhập thông tin', en: 'Input information' },
  si_hint: {
    vi: 'Yêu cầu người đánh giá ghi thông tin vào phần ghi nhận khi chọn mức này.',
    en: 'Asks the auditor for information, which is written as a comment.',
  },
  cmt: { vi: 'Ghi nhận', en: 'Comments' },
  cmt_hint: {
    vi: 'Cho phép viết ghi nhận khi câu hỏi ở mức này.',
    en: 'Questions with this status can be commented on.',
  },
  cmt_needed: {
    vi: 'Luôn bật khi có yêu cầu nhập thông tin, vì thông tin được ghi vào phần ghi nhận.',
    en: 'Always on while information is asked for: it is written as a comment.',
  },
  yes: { vi: 'Có', en: 'Yes' },
  no: { vi: 'Không', en: 'No' },
  preview: { vi: 'Nút chọn sẽ hiện như sau', en: 'How it looks on the button' },
  back: { vi: 'Danh sách mức kết quả', en: 'All item statuses' },
  empty: { vi: 'Chưa có mức kết quả nào', en: 'No item statuses yet' },
  empty_hint: {
    vi: 'Thêm các mức để người đánh giá có thể trả lời câu hỏi. Mức đầu tiên sẽ là mặc định.',
    en: 'Add statuses so that questions can be answered. The first one becomes the default.',
  },
} satisfies Texts

export const menu = {
  item_statuses: { vi: 'Mức kết quả', en: 'Item statuses' },
} satisfies Texts

export const permissionAreas = {
  checklist_item_status: { vi: 'Mức kết quả', en: 'Item statuses' },
} satisfies Texts

export const permissions = {
  CREATE_CHECKLIST_ITEM_STATUS: { vi: 'Tạo mức kết quả', en: 'Create item statuses' },
  UPDATE_CHECKLIST_ITEM_STATUS: { vi: 'Sửa mức kết quả', en: 'Edit item statuses' },
  DELETE_CHECKLIST_ITEM_STATUS: { vi: 'Xóa mức kết quả', en: 'Delete item statuses' },
} satisfies Texts

export const nouns = {
  item_status_one: { vi: 'mức kết quả', en: 'item status' },
  item_status_other: { vi: 'mức kết quả', en: 'item statuses' },
} satisfies Texts
