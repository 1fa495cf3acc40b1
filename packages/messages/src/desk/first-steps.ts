import type { Texts } from '../text.ts'

export const firstSteps = {
  title: { vi: 'Bắt đầu trong 7 bước', en: 'Begin in 7 steps' },
  about: {
    vi: 'Làm lần lượt từ trên xuống; bước nào xong sẽ tự được đánh dấu. Khoảng mười phút là có câu trả lời đầu tiên.',
    en: 'From top to bottom; a step is ticked by itself once it is done. It takes about ten minutes to the first answer.',
  },
  progress: { vi: 'Đã xong {{done}} trên {{count}} bước', en: '{{done}} of {{count}} steps done' },
  done: { vi: 'Đã xong', en: 'Done' },
  to_do: { vi: 'Chưa làm', en: 'To do' },
  hide: { vi: 'Ẩn', en: 'Hide' },
  hidden: {
    vi: 'Đã ẩn các bước bắt đầu. Mở lại trong “Trợ giúp” của menu tài khoản.',
    en: 'The first steps are hidden. “Help” in the account menu shows them again.',
  },
  show: { vi: 'Xem các bước bắt đầu', en: 'Show the first steps' },
  company: { vi: 'Đặt tên công ty', en: 'Name the company' },
  company_about: {
    vi: 'Tên, địa chỉ và logo được in trên đầu biên bản.',
    en: 'Name, address and logo head the minutes.',
  },
  company_go: { vi: 'Mở thiết lập', en: 'Open the settings' },
  organizations: { vi: 'Thêm đơn vị', en: 'Add organisations' },
  organizations_about: {
    vi: 'Ít nhất một đơn vị được đánh giá, đã được phê duyệt: chi nhánh, kho, đội tra nạp.',
    en: 'At least one that is audited, and approved: a branch, a depot, a refuelling team.',
  },
  organizations_go: { vi: 'Mở đơn vị', en: 'Open organisations' },
  groups: { vi: 'Tạo nhóm người dùng', en: 'Make user groups' },
  groups_about: {
    vi: 'Nhóm quyết định mỗi người được làm gì. Bộ có sẵn gồm 7 nhóm kèm quyền: quản lý chất lượng, trưởng đoàn, đánh giá viên, đơn vị được đánh giá, biên soạn, phê duyệt, người xem.',
    en: 'A group says what a person may do. The ready set has 7 groups with their rights: quality managers, lead auditors, auditors, auditees, librarians, approvers, viewers.',
  },
  groups_go: { vi: 'Mở nhóm người dùng', en: 'Open user groups' },
  people: { vi: 'Thêm người dùng', en: 'Add people' },
  people_about: {
    vi: 'Ít nhất một người nữa ngoài bạn. Người soạn không tự duyệt bài của mình, nên cần có người thứ hai.',
    en: 'At least one besides you. Nobody approves what they wrote themselves, so a second person is needed.',
  },
  people_go: { vi: 'Thêm người dùng', en: 'Add a person' },
  scales: { vi: 'Chọn vai trò trong đoàn và mức kết quả', en: 'Choose team roles and item statuses' },
  scales_about: {
    vi: 'Bộ có sẵn gồm trưởng đoàn, đánh giá viên, đại diện đơn vị được đánh giá, và sáu mức kết quả từ “Phù hợp” đến “Không phù hợp nặng”.',
    en: 'The ready set has leader, auditor and auditee, and six statuses from “Conforming” to “Major non-conformity”.',
  },
  scales_go: { vi: 'Mở mức kết quả', en: 'Open item statuses' },
  questions: { vi: 'Đưa câu hỏi vào thư viện', en: 'Fill the library of questions' },
  questions_about: {
    vi: 'Nhập từ bảng tính có ba cột nhóm, mã, nội dung, hoặc soạn từng câu. Câu hỏi dùng được sau khi được phê duyệt.',
    en: 'Import a spreadsheet with the columns group, number and text, or write them one by one. They can be used once they are approved.',
  },
  questions_go: { vi: 'Mở thư viện', en: 'Open the library' },
  questions_import: { vi: 'Nhập từ tệp', en: 'Import a file' },
  audit: { vi: 'Tạo đợt đánh giá đầu tiên', en: 'Plan the first audit' },
  audit_about: {
    vi: 'Chọn đơn vị, thời gian và đoàn, rồi chọn câu hỏi. Được phê duyệt xong là bắt đầu đánh giá.',
    en: 'Choose organisation, dates and team, then the questions. Once it is approved it can be started.',
  },
  audit_go: { vi: 'Tạo đợt đánh giá', en: 'Plan an audit' },
} satisfies Texts
