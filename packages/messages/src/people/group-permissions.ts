import type { Texts } from '../text.ts'

export const groupPermissions = {
  title: { vi: 'Phân quyền nhóm', en: 'Group permissions' },
  title_of: { vi: 'Quyền của nhóm {{name}}', en: 'Permissions of {{name}}' },
  about: {
    vi: 'Thay đổi có hiệu lực ngay với mọi người trong nhóm.',
    en: 'A change counts at once for everybody in the group.',
  },
  super: {
    vi: 'Nhóm quản trị luôn có mọi quyền, không thể thay đổi.',
    en: 'The administrators’ group always has every permission; this cannot be changed.',
  },
  not_held: {
    vi: 'Bạn chỉ cấp hoặc thu hồi được những quyền mà chính bạn có; các quyền khác bị khóa.',
    en: 'You can give and take only permissions that you have yourself; the others are locked.',
  },
  areas: { vi: 'Nhóm quyền', en: 'Permission groups' },
  all_of: { vi: 'Chọn tất cả', en: 'Select all' },
  chosen: { vi: '{{chosen}} trong {{total}}', en: '{{chosen}} of {{total}}' },
  save_changes_one: { vi: 'Lưu {{count}} thay đổi', en: 'Save {{count}} change' },
  save_changes_other: { vi: 'Lưu {{count}} thay đổi', en: 'Save {{count}} changes' },
  saved: {
    vi: 'Đã lưu quyền của nhóm, có hiệu lực ngay với mọi thành viên.',
    en: 'Permissions saved. They apply at once to every member.',
  },
  add: { vi: 'Thêm quyền', en: 'Add permission' },
  edit: { vi: 'Sửa quyền', en: 'Edit permission' },
  add_folder: { vi: 'Thêm nhóm quyền', en: 'Add permission group' },
  edit_folder: { vi: 'Sửa nhóm quyền', en: 'Edit permission group' },
  name: { vi: 'Tên', en: 'Name' },
  parent: { vi: 'Thuộc nhóm quyền', en: 'Permission group' },
  description: { vi: 'Mô tả', en: 'Description' },
  own_hint: {
    vi: 'Quyền tự tạo dùng cho quy ước nội bộ; phần mềm không tự kiểm tra quyền này.',
    en: 'A permission of your own records an agreement; the product itself does not ask for it.',
  },
  own: { vi: 'Tự tạo', en: 'Own' },
  nothing_in: { vi: 'Nhóm quyền này chưa có quyền nào.', en: 'There is no permission in this group yet.' },
} satisfies Texts

export const permissionAreas = {
  permission: { vi: 'Quyền', en: 'Permissions' },
} satisfies Texts

export const permissions = {
  CREATE_PERMISSION: { vi: 'Tạo quyền', en: 'Create permissions' },
  UPDATE_PERMISSION: { vi: 'Sửa quyền', en: 'Edit permissions' },
  DELETE_PERMISSION: { vi: 'Xóa quyền', en: 'Delete permissions' },
  GROUP_PERMISSION: { vi: 'Phân quyền cho nhóm', en: 'Set the permissions of groups' },
} satisfies Texts

export const uses = {
  groups_one: { vi: '{{count}} nhóm người dùng', en: '{{count}} user group' },
  groups_other: { vi: '{{count}} nhóm người dùng', en: '{{count}} user groups' },
  permissions_one: { vi: '{{count}} quyền bên trong', en: '{{count}} permission in it' },
  permissions_other: { vi: '{{count}} quyền bên trong', en: '{{count}} permissions in it' },
} satisfies Texts

export const nouns = {
  permission_one: { vi: 'quyền', en: 'permission' },
  permission_other: { vi: 'quyền', en: 'permissions' },
} satisfies Texts
