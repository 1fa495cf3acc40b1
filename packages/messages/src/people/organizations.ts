import type { Texts } from '../text.ts'

export const organizations = {
  title: { vi: 'Đơn vị', en: 'Organisations' },
  about: {
    vi: 'Cây đơn vị của công ty: ai thuộc đâu, đơn vị nào được đánh giá.',
    en: 'The company as a tree: who belongs where, and what is audited.',
  },
  tree: { vi: 'Cây đơn vị', en: 'Tree of organisations' },
  add_root: { vi: 'Thêm đơn vị gốc', en: 'Add a root' },
  add_child: { vi: 'Thêm đơn vị con', en: 'Add below' },
  edit: { vi: 'Sửa đơn vị', en: 'Edit the organisation' },
  detail: { vi: 'Chi tiết', en: 'Detail' },
  users: { vi: 'Người dùng', en: 'Users' },
  name: { vi: 'Tên đơn vị', en: 'Name' },
  phone: { vi: 'Điện thoại', en: 'Phone' },
  code: { vi: 'Mã đơn vị', en: 'Code' },
  type: { vi: 'Loại đơn vị', en: 'Type' },
  address: { vi: 'Địa chỉ', en: 'Address' },
  head: { vi: 'Người phụ trách', en: 'Head' },
  head_hint: {
    vi: 'Được báo khi việc khắc phục của đơn vị trễ hạn.',
    en: 'Notified when corrections of this organisation are late.',
  },
  head_none: { vi: 'Chưa có ai', en: 'Nobody yet' },
  head_clear: { vi: 'Bỏ người phụ trách', en: 'Remove the head' },
  head_gone: { vi: '{{name}} (không còn hoạt động)', en: '{{name}} (no longer active)' },
  parent: { vi: 'Đơn vị cấp trên', en: 'Stands below' },
  no_parent: { vi: 'Không có (đơn vị gốc)', en: 'Nothing (a root)' },
  status: { vi: 'Trạng thái', en: 'Status' },
  drag_hint: {
    vi: 'Kéo một đơn vị sang đơn vị khác để đổi cấp trên. Bàn phím: Ctrl Shift D.',
    en: 'Drag an organisation onto another one to move it. Keyboard: Ctrl Shift D.',
  },
  search_tree: { vi: 'Tìm theo tên hoặc mã', en: 'Find by name or code' },
  found_one: { vi: 'Tìm thấy {{count}} đơn vị', en: '{{count}} organisation found' },
  found_other: { vi: 'Tìm thấy {{count}} đơn vị', en: '{{count}} organisations found' },
  move: { vi: 'Chuyển', en: 'Move' },
  move_to: { vi: 'Chuyển…', en: 'Move…' },
  move_title: { vi: 'Chuyển “{{name}}”', en: 'Move “{{name}}”' },
  move_from: { vi: 'Hiện trực thuộc: {{name}}', en: 'Stands below: {{name}}' },
  new_parent: { vi: 'Đơn vị cấp trên mới', en: 'New place' },
  present_parent: { vi: 'hiện tại', en: 'now here' },
  top: { vi: 'cấp gốc', en: 'the top of the tree' },
  named: { vi: '“{{name}}”', en: '“{{name}}”' },
  move_confirm: { vi: 'Chuyển đơn vị này?', en: 'Move this organisation?' },
  move_alone: {
    vi: '“{{name}}” sẽ được chuyển từ {{from}} sang {{to}}. Việc ai được xem đợt đánh giá nào theo đơn vị cũng thay đổi theo.',
    en: '“{{name}}” will move from {{from}} to {{to}}. Who may see which audits by their organisation changes with it.',
  },
  move_text_one: {
    vi: '“{{name}}” cùng {{count}} đơn vị bên dưới sẽ được chuyển từ {{from}} sang {{to}}. Việc ai được xem đợt đánh giá nào theo đơn vị cũng thay đổi theo.',
    en: '“{{name}}” and {{count}} organisation below it will move from {{from}} to {{to}}. Who may see which audits by their organisation changes with it.',
  },
  move_text_other: {
    vi: '“{{name}}” cùng {{count}} đơn vị bên dưới sẽ được chuyển từ {{from}} sang {{to}}. Việc ai được xem đợt đánh giá nào theo đơn vị cũng thay đổi theo.',
    en: '“{{name}}” and {{count}} organisations below it will move from {{from}} to {{to}}. Who may see which audits by their organisation changes with it.',
  },
  moved: { vi: 'Đã chuyển “{{name}}” sang {{to}}', en: 'Moved “{{name}}” to {{to}}' },
  moved_to_top: { vi: 'Đã chuyển “{{name}}” lên {{to}}', en: 'Moved “{{name}}” to {{to}}' },
  back: { vi: 'Về cây đơn vị', en: 'Back to the tree' },
  choose: { vi: 'Chọn một đơn vị', en: 'Choose an organisation' },
  choose_hint: { vi: 'Chi tiết và người dùng của đơn vị hiện ở đây.', en: 'Its detail and its users are shown here.' },
  search_trash: { vi: 'Tìm theo tên hoặc mã đơn vị', en: 'Search by name or code' },
  gone: { vi: 'Đơn vị này không còn nữa', en: 'This organisation is no longer there' },
  empty: { vi: 'Chưa có đơn vị nào', en: 'No organisations yet' },
  empty_hint: {
    vi: 'Bắt đầu bằng công ty, rồi thêm các chi nhánh và kho bên dưới.',
    en: 'Start with the company, then add branches and depots below it.',
  },
  no_users: { vi: 'Chưa có người dùng nào trong đơn vị này', en: 'Nobody is in this organisation yet' },
  created: { vi: 'Tạo mới', en: 'Created' },
  updated: { vi: 'Sửa', en: 'Edited' },
  approved: { vi: 'Phê duyệt', en: 'Approved' },
  undone: { vi: 'Hoàn tác quyết định', en: 'Decision undone' },
  rejected: { vi: 'Từ chối', en: 'Rejected' },
  deleted: { vi: 'Xóa', en: 'Deleted' },
  restored: { vi: 'Khôi phục', en: 'Restored' },
} satisfies Texts

export const menu = {
  organizations: { vi: 'Đơn vị', en: 'Organisations' },
} satisfies Texts

export const permissionAreas = {
  organization: { vi: 'Đơn vị', en: 'Organisations' },
} satisfies Texts

export const permissions = {
  CREATE_ORGANIZATION: { vi: 'Tạo đơn vị', en: 'Create organisations' },
  UPDATE_ORGANIZATION: { vi: 'Sửa đơn vị', en: 'Edit organisations' },
  DELETE_ORGANIZATION: { vi: 'Xóa đơn vị', en: 'Delete organisations' },
  APPROVE_ORGANIZATION: { vi: 'Phê duyệt đơn vị', en: 'Approve organisations' },
  REJECT_ORGANIZATION: { vi: 'Từ chối đơn vị', en: 'Reject organisations' },
  RESTORE_ORGANIZATION: { vi: 'Khôi phục đơn vị', en: 'Restore organisations' },
  VIEW_USER_ORGANIZATION: { vi: 'Xem người dùng của đơn vị', en: 'View the users of organisations' },
} satisfies Texts

export const uses = {
  organizations_one: { vi: '{{count}} đơn vị trực thuộc', en: '{{count}} organisation below it' },
  organizations_other: { vi: '{{count}} đơn vị trực thuộc', en: '{{count}} organisations below it' },
} satisfies Texts

export const nouns = {
  organization_one: { vi: 'đơn vị', en: 'organisation' },
  organization_other: { vi: 'đơn vị', en: 'organisations' },
} satisfies Texts
