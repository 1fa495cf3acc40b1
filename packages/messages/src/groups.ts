import type { Texts } from './text.ts'

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
  gone: { vi: 'Nhóm này không còn nữa', en: 'This user group is no longer there' },
  empty: { vi: 'Chưa có nhóm nào', en: 'No groups yet' },
  empty_hint: {
    vi: 'Thêm nhóm, phân quyền cho nhóm rồi xếp người dùng vào nhóm.',
    en: 'Add groups, give them permissions and put users into them.',
  },
} satisfies Texts
