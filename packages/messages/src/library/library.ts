import { errors } from '../platform/errors.ts'
import type { Texts } from '../text.ts'

export const library = {
  title: { vi: 'Thư viện câu hỏi', en: 'Question library' },
  about: {
    vi: 'Các nhóm và câu hỏi dùng để lập đợt đánh giá. Câu hỏi chỉ được thêm vào nhóm đã phê duyệt.',
    en: 'The groups and questions that audits are made of. Questions are added to approved groups only.',
  },
  groups: { vi: 'Nhóm câu hỏi', en: 'Groups' },
  search_groups: { vi: 'Tìm nhóm', en: 'Find a group' },
  groups_found_one: { vi: 'Tìm thấy {{count}} nhóm', en: '{{count}} group found' },
  groups_found_other: { vi: 'Tìm thấy {{count}} nhóm', en: '{{count}} groups found' },
  group: { vi: 'Nhóm', en: 'Group' },
  back_to_groups: { vi: 'Danh sách nhóm', en: 'All groups' },
  back_to_items: { vi: 'Danh sách câu hỏi', en: 'Questions of the group' },
  drag_hint: {
    vi: 'Kéo thả để chuyển nhóm; bằng bàn phím: Ctrl + Shift + D.',
    en: 'Drag a group to move it; with the keyboard: Ctrl + Shift + D.',
  },
  empty: { vi: 'Thư viện chưa có nhóm nào', en: 'The library is empty' },
  empty_hint: {
    vi: 'Thêm nhóm gốc đầu tiên, rồi thêm nhóm con và câu hỏi vào đó.',
    en: 'Add a first group, then groups and questions below it.',
  },
  choose_group: { vi: 'Chọn một nhóm', en: 'Choose a group' },
  choose_group_hint: {
    vi: 'Chọn nhóm ở danh sách bên trái để xem và quản lý các câu hỏi của nhóm.',
    en: 'Choose a group on the left to see and manage its questions.',
  },
  group_gone: { vi: 'Nhóm này không còn nữa', en: 'This group is gone' },
  own_items: { vi: '{{count}} câu hỏi', en: '{{count}} questions' },
  waiting_below_one: { vi: '{{count}} bản ghi chờ duyệt', en: '{{count}} awaits approval' },
  waiting_below_other: { vi: '{{count}} bản ghi chờ duyệt', en: '{{count}} await approval' },
  has_rejected: { vi: 'Có nội dung bị từ chối', en: 'Holds something rejected' },
  rejected_here: {
    vi: 'Nhóm này, một câu hỏi hoặc một nhóm bên dưới đã bị từ chối.',
    en: 'This group, one of its questions or a group below it has been rejected.',
  },
  detail: { vi: 'Chi tiết', en: 'Detail' },
  items: { vi: 'Câu hỏi', en: 'Questions' },
  index: { vi: 'Chỉ mục', en: 'Index' },
  index_hint: {
    vi: 'Ví dụ: 4.2 hoặc Điều 10. Có thể dùng thẻ <b>, <i>, <sub>, <sup>.',
    en: 'For example 4.2 or AC-1. The marks <b>, <i>, <sub>, <sup> may be used.',
  },
  group_header: { vi: 'Tên nhóm', en: 'Name' },
  parent: { vi: 'Thuộc nhóm', en: 'Belongs to' },
  no_parent: { vi: 'Không, là nhóm gốc', en: 'None, it is a root group' },
  status: { vi: 'Trạng thái', en: 'Status' },
  item_count: { vi: 'Số câu hỏi trong nhóm', en: 'Questions of the group' },
  add_root: { vi: 'Thêm nhóm gốc', en: 'Add root group' },
  add_child: { vi: 'Thêm nhóm con', en: 'Add child group' },
  edit_group: { vi: 'Sửa nhóm', en: 'Edit group' },
  approve_branch: { vi: 'Phê duyệt cả nhánh', en: 'Approve the branch' },
  approve_branch_confirm: { vi: 'Phê duyệt cả nhánh?', en: 'Approve the whole branch?' },
  approve_branch_text: {
    vi: 'Mọi nhóm và câu hỏi đang chờ duyệt trong "{{name}}" và các nhóm bên dưới sẽ được phê duyệt. Nội dung đã bị từ chối giữ nguyên.',
    en: 'Every group and question that waits in "{{name}}" and below it will be approved. What was rejected stays rejected.',
  },
  add_item: { vi: 'Thêm câu hỏi', en: 'Add question' },
  edit_item: { vi: 'Sửa câu hỏi', en: 'Edit question' },
  save_and_add: { vi: 'Lưu và thêm tiếp', en: 'Save and add another' },
  header: { vi: 'Mã', en: 'Header' },
  header_hint: { vi: 'Gợi ý theo câu hỏi cuối của nhóm.', en: 'Suggested from the last question of the group.' },
  content: { vi: 'Nội dung', en: 'Content' },
  tags: { vi: 'Thẻ', en: 'Tags' },
  no_tags: { vi: 'Chưa có thẻ nào', en: 'There are no tags yet' },
  input_information: { vi: 'Câu hỏi thu thập thông tin', en: 'Question that asks for information' },
  input_information_hint: {
    vi: 'Người đánh giá phải nhập thông tin khi trả lời.',
    en: 'The auditor enters information when answering.',
  },
  references: { vi: 'Tài liệu viện dẫn', en: 'Reference documents' },
  no_references: { vi: 'Chưa có tài liệu viện dẫn', en: 'No reference documents' },
  choose_references: { vi: 'Chọn tài liệu', en: 'Choose references' },
  document: { vi: 'Tài liệu', en: 'Document' },
  document_hint: { vi: 'Chỉ gồm các tài liệu đã phê duyệt.', en: 'Only approved documents are listed.' },
  document_group: { vi: 'Nhóm tài liệu', en: 'Document group' },
  document_group_any: { vi: 'Mọi nhóm', en: 'All groups' },
  references_chosen_one: { vi: 'Đã chọn {{count}} đề mục', en: '{{count}} paragraph chosen' },
  references_chosen_other: { vi: 'Đã chọn {{count}} đề mục', en: '{{count}} paragraphs chosen' },
  outline_failed: { vi: 'Chưa tải được mục lục của tài liệu', en: 'The outline of the document did not load' },
  outline_none: { vi: 'Tài liệu này chưa có mục lục.', en: 'This document has no outline yet.' },
  outline_search: { vi: 'Tìm trong mục lục', en: 'Search the outline' },
  outline_empty: { vi: 'Không có mục nào', en: 'Nothing here' },
  remove_reference: { vi: 'Bỏ {{name}}', en: 'Remove {{name}}' },
  done: { vi: 'Xong', en: 'Done' },
  search: { vi: 'Tìm trong mã và nội dung', en: 'Search header and content' },
  group_not_approved: errors.group_not_approved,
  no_items: { vi: 'Nhóm này chưa có câu hỏi', en: 'This group has no questions yet' },
  no_items_hint: {
    vi: 'Thêm câu hỏi, hoặc chọn một nhóm con ở danh sách nhóm.',
    en: 'Add a question, or choose a group below this one.',
  },
  may_not_see: {
    vi: 'Bạn không có quyền xem câu hỏi của thư viện.',
    en: 'You are not permitted to see the questions of the library.',
  },
} satisfies Texts

export const menu = {
  checklist_items: { vi: 'Thư viện câu hỏi', en: 'Question library' },
} satisfies Texts

export const permissionAreas = {
  checklist_item_group: { vi: 'Nhóm câu hỏi', en: 'Groups of questions' },
  checklist_item: { vi: 'Câu hỏi', en: 'Questions' },
} satisfies Texts

export const permissions = {
  CREATE_GROUPCHKITEM: { vi: 'Tạo nhóm câu hỏi', en: 'Create groups of questions' },
  UPDATE_GROUPCHKITEM: { vi: 'Sửa nhóm câu hỏi', en: 'Edit groups of questions' },
  DELETE_GROUPCHKITEM: { vi: 'Xóa nhóm câu hỏi', en: 'Delete groups of questions' },
  APPROVE_GROUPCHKITEM: { vi: 'Phê duyệt nhóm câu hỏi', en: 'Approve groups of questions' },
  REJECT_GROUPCHKITEM: { vi: 'Từ chối nhóm câu hỏi', en: 'Reject groups of questions' },
  VIEW_CHECKLIST_ITEM: { vi: 'Xem câu hỏi', en: 'View questions' },
  CREATE_CHECKLIST_ITEM: { vi: 'Tạo câu hỏi', en: 'Create questions' },
  UPDATE_CHECKLIST_ITEM: { vi: 'Sửa câu hỏi', en: 'Edit questions' },
  DELETE_CHECKLIST_ITEM: { vi: 'Xóa câu hỏi', en: 'Delete questions' },
  APPROVE_CHECKLIST_ITEM: { vi: 'Phê duyệt câu hỏi', en: 'Approve questions' },
  REJECT_CHECKLIST_ITEM: { vi: 'Từ chối câu hỏi', en: 'Reject questions' },
} satisfies Texts

export const uses = {
  child_groups_one: { vi: '{{count}} nhóm con', en: '{{count}} group below it' },
  child_groups_other: { vi: '{{count}} nhóm con', en: '{{count}} groups below it' },
  library_items_one: { vi: '{{count}} câu hỏi', en: '{{count}} question' },
  library_items_other: { vi: '{{count}} câu hỏi', en: '{{count}} questions' },
} satisfies Texts

export const nouns = {
  library_group_one: { vi: 'nhóm câu hỏi', en: 'group of questions' },
  library_group_other: { vi: 'nhóm câu hỏi', en: 'groups of questions' },
  library_item_one: { vi: 'câu hỏi', en: 'question' },
  library_item_other: { vi: 'câu hỏi', en: 'questions' },
} satisfies Texts
