import type { Texts } from '../text.ts'

export const aliases = {
  title: { vi: 'Vai trò trong đoàn', en: 'Team roles' },
  about: {
    vi: 'Vai trò của thành viên trong một đợt đánh giá. Trong đợt đánh giá đó, họ có thêm quyền của nhóm gắn với vai trò.',
    en: 'What somebody is in the team of an audit. Inside that audit they also have the permissions of the role’s group.',
  },
  alias: { vi: 'Tên vai trò', en: 'Role' },
  group: { vi: 'Nhóm người dùng', en: 'User group' },
  group_hint: { vi: 'Chỉ chọn được nhóm đã phê duyệt.', en: 'Only approved groups can be chosen.' },
  order: { vi: 'Thứ tự', en: 'Order' },
  order_hint: { vi: 'Số càng lớn, vai trò càng đứng trước.', en: 'The higher the number, the earlier the role.' },
  desc: { vi: 'Mô tả', en: 'Description' },
  part: { vi: 'Vị trí trong biên bản', en: 'Place in the minutes' },
  part_hint: {
    vi: 'Biên bản đánh giá liệt kê thành viên giữ vai trò này trong danh sách đã chọn.',
    en: 'The list of the minutes in which people with this role stand.',
  },
  part_none: { vi: 'Không liệt kê riêng', en: 'In no list of its own' },
  part_leader: { vi: 'Trưởng đoàn', en: 'Leader' },
  part_auditor: { vi: 'Đoàn đánh giá', en: 'Auditors' },
  part_auditee: { vi: 'Bên được đánh giá', en: 'Auditees' },
  add: { vi: 'Thêm vai trò', en: 'Add role' },
  edit: { vi: 'Sửa vai trò', en: 'Edit role' },
  gone: { vi: 'Vai trò này không còn nữa', en: 'This team role is no longer there' },
  empty: { vi: 'Chưa có vai trò nào', en: 'No team roles yet' },
  empty_hint: {
    vi: 'Thêm các vai trò như Trưởng đoàn, Đánh giá viên, Bên được đánh giá để lập đoàn.',
    en: 'Add roles such as Leader, Auditor and Auditee, so that teams can be made.',
  },
} satisfies Texts

export const menu = {
  team_roles: { vi: 'Vai trò trong đoàn', en: 'Team roles' },
} satisfies Texts

export const uses = {
  team_roles_one: { vi: '{{count}} vai trò trong đoàn', en: '{{count}} team role' },
  team_roles_other: { vi: '{{count}} vai trò trong đoàn', en: '{{count}} team roles' },
} satisfies Texts

export const nouns = {
  team_role_one: { vi: 'vai trò trong đoàn', en: 'team role' },
  team_role_other: { vi: 'vai trò trong đoàn', en: 'team roles' },
} satisfies Texts
