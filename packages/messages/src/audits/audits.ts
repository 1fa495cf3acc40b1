import type { Texts } from '../text.ts'

export const checklists = {
  title: { vi: 'Đợt đánh giá', en: 'Audits' },
  about: {
    vi: 'Các đợt đánh giá bạn tham gia hoặc được xem, từ lúc lập đến khi đóng.',
    en: 'The audits that you take part in or may see, from their first draft to their closing.',
  },
  add: { vi: 'Tạo đợt đánh giá', en: 'New audit' },
  create_title: { vi: 'Tạo đợt đánh giá', en: 'New audit' },
  goes_back: {
    vi: 'Kế hoạch này đã được duyệt. Khi bạn lưu những thay đổi này, đợt đánh giá trở lại trạng thái chờ duyệt.',
    en: 'This plan is approved. Once you save these changes, the audit awaits approval again.',
  },
  edit_title: { vi: 'Sửa đợt đánh giá', en: 'Edit audit' },
  create_about: {
    vi: 'Sau khi tạo, hãy chọn câu hỏi rồi gửi người khác phê duyệt.',
    en: 'Once it is created, choose its questions and have somebody else approve it.',
  },
  search: { vi: 'Tìm theo tên đợt đánh giá', en: 'Search audits by name' },
  empty: { vi: 'Chưa có đợt đánh giá nào', en: 'No audits yet' },
  empty_hint: {
    vi: 'Các đợt đánh giá bạn được tham gia hoặc được xem sẽ hiện ở đây.',
    en: 'Audits that you take part in or may see will be listed here.',
  },
  steps_wait_one: {
    vi: 'Còn {{count}} bước chuẩn bị trước đợt đánh giá đầu tiên, xem ở Bảng điều khiển',
    en: '{{count}} step to the first audit waits on the dashboard',
  },
  steps_wait_other: {
    vi: 'Còn {{count}} bước chuẩn bị trước đợt đánh giá đầu tiên, xem ở Bảng điều khiển',
    en: '{{count}} steps to the first audit wait on the dashboard',
  },
  tabs: { vi: 'Các đợt đánh giá theo việc cần làm', en: 'Audits by stage' },
  tab_running: { vi: 'Đang làm', en: 'Running' },
  tab_waiting: { vi: 'Chưa bắt đầu', en: 'Not started' },
  tab_corrective: { vi: 'Khắc phục', en: 'In correction' },
  tab_all: { vi: 'Tất cả', en: 'All' },
  id: { vi: 'ID', en: 'ID' },
  name: { vi: 'Tên đợt đánh giá', en: 'Name' },
  period: { vi: '{{from}} đến {{to}}', en: '{{from}} to {{to}}' },
  starting_date: { vi: 'Ngày bắt đầu', en: 'Starting date' },
  ending_date: { vi: 'Ngày kết thúc', en: 'Ending date' },
  category: { vi: 'Loại đánh giá', en: 'Category' },
  organization: { vi: 'Đơn vị được đánh giá', en: 'Organisation' },
  scope: { vi: 'Phạm vi đánh giá', en: 'Scope' },
  scope_hint: {
    vi: 'Khu vực, quá trình hoặc bộ phận được đánh giá. In trên biên bản.',
    en: 'The areas, processes or units that are audited. Printed on the minutes.',
  },
  criteria: { vi: 'Chuẩn mực đánh giá', en: 'Criteria' },
  criteria_hint: {
    vi: 'Văn bản dùng để đối chiếu, ví dụ Thông tư, JIG, sổ tay và lần ban hành. In trên biên bản.',
    en: 'What is audited against, such as a circular, JIG or the manual with its edition. Printed on the minutes.',
  },
  status: { vi: 'Trạng thái', en: 'Status' },
  any_status: { vi: 'Mọi trạng thái', en: 'Any status' },
  category_default: {
    vi: 'Để trống thì đợt đánh giá thuộc loại “{{name}}”.',
    en: 'Left empty, the audit is of the category “{{name}}”.',
  },
  any_category: { vi: 'Mọi loại đánh giá', en: 'Any category' },
  any_organization: { vi: 'Mọi đơn vị', en: 'Any organisation' },
  began: { vi: 'Bắt đầu {{period}}', en: 'Began {{period}}' },
  began_clear: { vi: 'Bỏ lọc theo ngày bắt đầu {{period}}', en: 'Clear the filter “Began {{period}}”' },
  team: { vi: 'Đoàn đánh giá', en: 'Audit team' },
  team_of: { vi: 'Đoàn đánh giá: {{name}}', en: 'Audit team: {{name}}' },
  people_one: { vi: '{{count}} người', en: '{{count}} person' },
  people_other: { vi: '{{count}} người', en: '{{count}} people' },
  show_team: { vi: '{{people}} trong đoàn đánh giá của {{name}}', en: '{{people}} in the team of {{name}}' },
  no_team: { vi: 'Chưa có ai trong đoàn đánh giá.', en: 'Nobody is in the team yet.' },
  team_hint: {
    vi: 'Quyền trong đợt đánh giá được cộng thêm theo nhóm của từng vai trò.',
    en: 'Each role adds the rights of its user group inside this audit.',
  },
  no_roles: {
    vi: 'Chưa có vai trò nào trong đoàn.',
    en: 'There are no team roles yet.',
  },
  missing_first: { vi: 'Cần có trước khi lập đợt đánh giá', en: 'Needed before an audit can be planned' },
  no_organizations: { vi: 'Chưa có đơn vị nào được phê duyệt.', en: 'There is no approved organisation yet.' },
  no_statuses: { vi: 'Chưa có mức kết quả nào để đánh giá.', en: 'There are no item statuses to answer with yet.' },
  go_organizations: { vi: 'Mở đơn vị', en: 'Open organisations' },
  go_roles: { vi: 'Mở vai trò trong đoàn', en: 'Open team roles' },
  go_statuses: { vi: 'Mở mức kết quả', en: 'Open item statuses' },
  ask_administrator: { vi: 'Hãy nhờ quản trị viên tạo.', en: 'An administrator has to add it.' },
  add_people: { vi: 'Tìm và thêm người', en: 'Find and add people' },
  remove_person: { vi: 'Bỏ {{name}} khỏi vai trò {{role}}', en: 'Remove {{name}} as {{role}}' },
  nobody_found: { vi: 'Không tìm thấy ai', en: 'Nobody found' },
  nothing_found: { vi: 'Không tìm thấy', en: 'Nothing found' },
  view: { vi: 'Xem và đánh giá', en: 'Open audit' },
  add_items: { vi: 'Chọn câu hỏi', en: 'Choose questions' },
  print_results: { vi: 'In kết quả', en: 'Print results' },
  minutes: { vi: 'Lập biên bản', en: 'Write minutes' },
  duplicate: { vi: 'Nhân bản', en: 'Duplicate' },
  duplicate_success: { vi: 'Đã tạo bản sao', en: 'Audit duplicated' },
  copy: { vi: 'bản sao', en: 'copy' },
  items_title: { vi: 'Chọn câu hỏi', en: 'Choose questions' },
  items_about: {
    vi: 'Câu hỏi đã phê duyệt trong thư viện được chép vào đợt đánh giá khi bạn lưu.',
    en: 'Approved questions of the library are copied into the audit when you save.',
  },
  items_tree: { vi: 'Nhóm và câu hỏi của thư viện', en: 'Groups and questions of the library' },
  items_search: { vi: 'Tìm trong câu hỏi', en: 'Search questions' },
  items_chosen_one: { vi: 'Đã chọn {{formatted}} câu hỏi', en: '{{formatted}} question chosen' },
  items_chosen_other: { vi: 'Đã chọn {{formatted}} câu hỏi', en: '{{formatted}} questions chosen' },
  items_none: { vi: 'Thư viện chưa có câu hỏi nào được phê duyệt', en: 'The library has no approved questions yet' },
  items_none_hint: {
    vi: 'Hãy tạo và phê duyệt nhóm cùng câu hỏi trong thư viện trước.',
    en: 'Add groups and questions to the library and have them approved first.',
  },
  items_group_empty: {
    vi: 'Nhóm này chưa có câu hỏi nào được phê duyệt.',
    en: 'This group has no approved questions.',
  },
  items_group_loading: { vi: 'Đang tải câu hỏi…', en: 'Loading questions…' },
  items_cannot_remove: {
    vi: 'Bạn có thể thêm câu hỏi nhưng không có quyền gỡ những câu đã có trong đợt đánh giá.',
    en: 'You may add questions but not remove those that are in the audit already.',
  },
  items_not_permitted: {
    vi: 'Bạn không có quyền chọn câu hỏi cho đợt đánh giá này.',
    en: 'You may not choose questions for this audit.',
  },
  items_wrong_status: { vi: 'Không thể chọn câu hỏi', en: 'Questions cannot be chosen' },
  items_wrong_status_text: {
    vi: 'Chỉ chọn được câu hỏi khi đợt đánh giá đang chờ duyệt. Trạng thái hiện tại: {{status}}.',
    en: 'Questions are chosen only while the audit awaits approval. The present status: {{status}}.',
  },
  items_leave_empty: { vi: 'Để trống đợt đánh giá?', en: 'Leave the audit without questions?' },
  items_leave_empty_text: {
    vi: 'Bạn chưa chọn câu hỏi nào. Đợt đánh giá sẽ không có câu hỏi và chưa thể bắt đầu.',
    en: 'No questions are chosen. The audit will have none and cannot start.',
  },
  items_leave_empty_confirm: { vi: 'Để trống', en: 'Leave empty' },
  items_all: { vi: 'Chọn tất cả', en: 'Choose all' },
  items_all_found: { vi: 'Chọn tất cả kết quả tìm', en: 'Choose all that was found' },
  corrective_title: { vi: 'Hạn khắc phục', en: 'Corrective dates' },
  corrective_about: {
    vi: 'Mỗi phát hiện cần một hạn khắc phục trước khi chuyển sang giai đoạn khắc phục.',
    en: 'Every finding needs a date before the audit goes into correction.',
  },
  corrective_date_of: { vi: 'Hạn khắc phục của {{name}}', en: 'Corrective date of {{name}}' },
  corrective_same: { vi: 'Cùng một hạn cho tất cả', en: 'Same date for all' },
  in_days_one: { vi: '+{{count}} ngày', en: '+{{count}} day' },
  in_days_other: { vi: '+{{count}} ngày', en: '+{{count}} days' },
  in_usual_days_one: { vi: '+{{count}} ngày · thường dùng cho {{code}}', en: '+{{count}} day · usual for {{code}}' },
  in_usual_days_other: { vi: '+{{count}} ngày · thường dùng cho {{code}}', en: '+{{count}} days · usual for {{code}}' },
  corrective_apply: { vi: 'Áp dụng', en: 'Apply' },
  corrective_for: { vi: 'Áp dụng cho', en: 'For' },
  corrective_for_all: { vi: 'Mọi phát hiện', en: 'All findings' },
  corrective_same_person: { vi: 'Cùng một người chịu trách nhiệm', en: 'Same person responsible' },
  corrective_assign: { vi: 'Giao', en: 'Assign' },
  corrective_named_one: {
    vi: 'Đã giao {{count}} phát hiện cho {{name}}.',
    en: '{{name}} answers for {{count}} finding.',
  },
  corrective_named_other: {
    vi: 'Đã giao {{count}} phát hiện cho {{name}}.',
    en: '{{name}} answers for {{count}} findings.',
  },
  corrective_dated: {
    vi: '{{count}}/{{total}} phát hiện đã có hạn',
    en: '{{count}} of {{total}} findings have a date',
  },
  corrective_none: { vi: 'Không có phát hiện', en: 'There are no findings' },
  corrective_none_hint: {
    vi: 'Vẫn có thể chuyển sang giai đoạn khắc phục; giai đoạn này kết thúc ngay hôm nay.',
    en: 'The audit can still go into correction; that phase then ends today.',
  },
  corrective_wrong_status: { vi: 'Chưa thể chuyển sang khắc phục', en: 'The audit cannot go into correction' },
  corrective_wrong_status_text: {
    vi: 'Chỉ chuyển được khi đợt đánh giá đang thực hiện. Trạng thái hiện tại: {{status}}.',
    en: 'Only an audit in progress can. The present status: {{status}}.',
  },
  corrective_not_permitted: {
    vi: 'Bạn không có quyền chuyển đợt đánh giá này sang khắc phục.',
    en: 'You may not put this audit into correction.',
  },
  to_list: { vi: 'Về danh sách', en: 'Back to the list' },
  to_audit: { vi: 'Về đợt đánh giá', en: 'Back to the audit' },
} satisfies Texts

export const menu = {
  audits: { vi: 'Đợt đánh giá', en: 'Audits' },
} satisfies Texts

export const permissionAreas = {
  checklist: { vi: 'Đợt đánh giá', en: 'Audits' },
} satisfies Texts

export const permissions = {
  CREATE_CHECKLIST: { vi: 'Tạo đợt đánh giá', en: 'Create audits' },
  UPDATE_CHECKLIST: { vi: 'Sửa đợt đánh giá', en: 'Edit audits' },
  DELETE_CHECKLIST: { vi: 'Xóa đợt đánh giá', en: 'Delete audits' },
  APPROVE_CHECKLIST: { vi: 'Phê duyệt đợt đánh giá', en: 'Approve audits' },
  REJECT_CHECKLIST: { vi: 'Từ chối đợt đánh giá', en: 'Reject audits' },
  IN_PROGRESS_CHECKLIST: { vi: 'Bắt đầu thực hiện đánh giá', en: 'Set audits in progress' },
  CORRECTIVE_CHECKLIST: { vi: 'Chuyển đánh giá sang khắc phục', en: 'Put audits into correction' },
  CLOSE_CHECKLIST: { vi: 'Đóng đợt đánh giá', en: 'Close audits' },
  DUPLICATE_CHECKLIST: { vi: 'Nhân bản đợt đánh giá', en: 'Duplicate audits' },
  QREPORT_CHECKLIST: { vi: 'Xem báo cáo tổng hợp', en: 'View reports' },
  VIEW_ALL_CHECKLIST: { vi: 'Xem mọi đợt đánh giá', en: 'View all audits' },
  VIEW_ORG_CHECKLIST: {
    vi: 'Xem đánh giá của đơn vị mình và cấp dưới',
    en: 'View the audits of one’s own organisation and those below it',
  },
  ADD_CHECKLIST_ITEM: { vi: 'Thêm câu hỏi vào đợt đánh giá', en: 'Add questions to audits' },
  REMOVE_CHECKLIST_ITEM: { vi: 'Gỡ câu hỏi khỏi đợt đánh giá', en: 'Remove questions from audits' },
  AUDIT_CHECKLIST_ITEM: { vi: 'Đánh giá câu hỏi', en: 'Answer audit questions' },
  EXPORT_MINUTES: { vi: 'Lập biên bản', en: 'Save minutes' },
  SET_CORRECTIVE_STATUS: { vi: 'Xác nhận hoàn thành khắc phục', en: 'Confirm corrective actions' },
  SET_CORRECTIVE_DATE: { vi: 'Đặt hạn khắc phục', en: 'Set corrective dates' },
} satisfies Texts

export const uses = {
  audits_one: { vi: '{{count}} đợt đánh giá', en: '{{count}} audit' },
  audits_other: { vi: '{{count}} đợt đánh giá', en: '{{count}} audits' },
  audit_items_one: { vi: '{{count}} câu hỏi trong các đợt đánh giá', en: '{{count}} question of an audit' },
  audit_items_other: { vi: '{{count}} câu hỏi trong các đợt đánh giá', en: '{{count}} questions of audits' },
  team_places_one: { vi: '{{count}} vị trí trong đoàn đánh giá', en: '{{count}} place in an audit team' },
  team_places_other: { vi: '{{count}} vị trí trong đoàn đánh giá', en: '{{count}} places in audit teams' },
} satisfies Texts

export const nouns = {
  audit_one: { vi: 'đợt đánh giá', en: 'audit' },
  audit_other: { vi: 'đợt đánh giá', en: 'audits' },
  audit_item_one: { vi: 'câu hỏi của đợt đánh giá', en: 'item of an audit' },
  audit_item_other: { vi: 'câu hỏi của đợt đánh giá', en: 'items of audits' },
} satisfies Texts

export const notificationTexts = {
  chk_store: {
    vi: 'đã thêm bạn vào đoàn của đợt đánh giá “{{audit}}”',
    en: 'added you to the team of the audit “{{audit}}”',
  },
} satisfies Texts

export const notices = {
  kind_CHK_STORE: { vi: 'Vào đoàn đánh giá', en: 'Added to an audit' },
  kind_CHK_STORE_hint: { vi: 'Bạn được thêm vào đoàn của một đợt', en: 'You are added to the team of an audit' },
} satisfies Texts
