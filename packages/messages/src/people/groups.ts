import type { Texts } from '../text.ts'

export const groups = {
  title: { vi: 'Nhóm người dùng', en: 'User groups' },
  about: {
    vi: 'Mỗi người thuộc một nhóm; nhóm quyết định người đó được làm gì và thấy menu nào.',
    en: 'Everybody is in one group; the group decides what they may do and which menu they see.',
  },
  name: { vi: 'Tên nhóm', en: 'Name' },
  description: { vi: 'Mô tả', en: 'Description' },
  status: { vi: 'Trạng thái', en: 'Status' },
  people_one: { vi: '{{count}} người', en: '{{count}} person' },
  people_other: { vi: '{{count}} người', en: '{{count}} people' },
  add: { vi: 'Thêm nhóm', en: 'Add group' },
  edit: { vi: 'Sửa nhóm', en: 'Edit group' },
  permissions: { vi: 'Phân quyền', en: 'Permissions' },
  menu: { vi: 'Menu', en: 'Menu' },
  users: { vi: 'Người dùng', en: 'Users' },
  super_name_hint: {
    vi: 'Tên của nhóm quản trị không thay đổi được.',
    en: 'The administrators’ group keeps its name.',
  },
  reject_title: { vi: 'Từ chối nhóm “{{name}}”?', en: 'Reject the group “{{name}}”?' },
  reject_text_one: {
    vi: 'Cho đến khi nhóm được phê duyệt lại, {{count}} người trong nhóm chỉ dùng được tài khoản của mình. Vai trò trong đoàn gắn với nhóm cũng không còn quyền nào.',
    en: 'Until it is approved again, the {{count}} person in it can only look after their own account. Team roles tied to it give no rights either.',
  },
  reject_text_other: {
    vi: 'Cho đến khi nhóm được phê duyệt lại, {{count}} người trong nhóm chỉ dùng được tài khoản của mình. Vai trò trong đoàn gắn với nhóm cũng không còn quyền nào.',
    en: 'Until it is approved again, the {{count}} people in it can only look after their own accounts. Team roles tied to it give no rights either.',
  },
  reject_empty_text: {
    vi: 'Nhóm chưa có ai. Vai trò trong đoàn gắn với nhóm sẽ không còn quyền nào cho đến khi nhóm được phê duyệt lại.',
    en: 'Nobody is in it. Team roles tied to it give no rights until it is approved again.',
  },
  gone: { vi: 'Nhóm này không còn nữa', en: 'This user group is no longer there' },
  empty: { vi: 'Chưa có nhóm nào', en: 'No groups yet' },
  empty_hint: {
    vi: 'Thêm nhóm, phân quyền cho nhóm rồi xếp người dùng vào nhóm.',
    en: 'Add groups, give them permissions and put users into them.',
  },
} satisfies Texts

export const menu = {
  groups: { vi: 'Nhóm người dùng', en: 'User groups' },
} satisfies Texts

export const permissionAreas = {
  group: { vi: 'Nhóm người dùng', en: 'User groups' },
} satisfies Texts

export const permissions = {
  CREATE_GROUP: { vi: 'Tạo nhóm người dùng', en: 'Create user groups' },
  UPDATE_GROUP: { vi: 'Sửa nhóm người dùng', en: 'Edit user groups' },
  DELETE_GROUP: { vi: 'Xóa nhóm người dùng', en: 'Delete user groups' },
  APPROVE_GROUP: { vi: 'Phê duyệt nhóm người dùng', en: 'Approve user groups' },
  REJECT_GROUP: { vi: 'Từ chối nhóm người dùng', en: 'Reject user groups' },
  CREATE_GROUP_ALIAS: { vi: 'Tạo vai trò trong đoàn', en: 'Create team roles' },
  UPDATE_GROUP_ALIAS: { vi: 'Sửa vai trò trong đoàn', en: 'Edit team roles' },
  DELETE_GROUP_ALIAS: { vi: 'Xóa vai trò trong đoàn', en: 'Delete team roles' },
} satisfies Texts

export const nouns = {
  group_one: { vi: 'nhóm người dùng', en: 'user group' },
  group_other: { vi: 'nhóm người dùng', en: 'user groups' },
} satisfies Texts
