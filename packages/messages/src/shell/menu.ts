import type { Texts } from '../text.ts'

/** The lines and headings of the menu that a new installation starts with. */
export const menu = {
  work: { vi: 'Công việc', en: 'Work' },
  dashboard: { vi: 'Bảng điều khiển', en: 'Dashboard' },
  audits: { vi: 'Đợt đánh giá', en: 'Audits' },
  library: { vi: 'Thư viện', en: 'Library' },
  checklist_items: { vi: 'Câu hỏi đánh giá', en: 'Checklist items' },
  item_statuses: { vi: 'Mức kết quả', en: 'Item statuses' },
  administration: { vi: 'Quản trị', en: 'Administration' },
  groups: { vi: 'Nhóm người dùng', en: 'User groups' },
  team_roles: { vi: 'Vai trò trong đoàn', en: 'Team roles' },
  organizations: { vi: 'Đơn vị', en: 'Organisations' },
  users: { vi: 'Người dùng', en: 'Users' },
  jobs: { vi: 'Tác vụ nền', en: 'Background jobs' },
  personal: { vi: 'Cá nhân', en: 'Personal' },
  notifications: { vi: 'Thông báo', en: 'Notifications' },
  profile: { vi: 'Hồ sơ của tôi', en: 'My profile' },
  qr_code: { vi: 'Mã QR kết nối', en: 'Connection QR code' },
  positions: { vi: 'Chức vụ', en: 'Positions' },
} satisfies Texts
