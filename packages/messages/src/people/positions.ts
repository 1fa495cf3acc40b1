import type { Texts } from '../text.ts'

export const positions = {
  title: { vi: 'Chức vụ', en: 'Positions' },
  about: {
    vi: 'Chức vụ của nhân viên và thứ tự hiển thị trong đoàn đánh giá.',
    en: 'What people are in the company, and the order in which a team is listed.',
  },
  name: { vi: 'Tên chức vụ', en: 'Name' },
  order: { vi: 'Thứ tự', en: 'Order' },
  status: { vi: 'Trạng thái', en: 'Status' },
  order_hint: {
    vi: 'Số càng lớn, chức vụ càng đứng trước trong đoàn.',
    en: 'The higher the number, the earlier in a team.',
  },
  add: { vi: 'Thêm chức vụ', en: 'Add position' },
  edit: { vi: 'Sửa chức vụ', en: 'Edit position' },
  gone: { vi: 'Chức vụ này không còn nữa', en: 'This position is no longer there' },
  empty: { vi: 'Chưa có chức vụ nào', en: 'No positions yet' },
  empty_hint: {
    vi: 'Thêm chức vụ để gán cho người dùng và sắp xếp đoàn đánh giá.',
    en: 'Add positions to give them to users and to order audit teams.',
  },
} satisfies Texts

export const menu = {
  positions: { vi: 'Chức vụ', en: 'Positions' },
} satisfies Texts

export const permissionAreas = {
  position: { vi: 'Chức vụ', en: 'Positions' },
} satisfies Texts

export const permissions = {
  CREATE_POSITION: { vi: 'Tạo chức vụ', en: 'Create positions' },
  UPDATE_POSITION: { vi: 'Sửa chức vụ', en: 'Edit positions' },
  DELETE_POSITION: { vi: 'Xóa chức vụ', en: 'Delete positions' },
  APPROVE_POSITION: { vi: 'Phê duyệt chức vụ', en: 'Approve positions' },
  REJECT_POSITION: { vi: 'Từ chối chức vụ', en: 'Reject positions' },
} satisfies Texts

export const nouns = {
  position_one: { vi: 'chức vụ', en: 'position' },
  position_other: { vi: 'chức vụ', en: 'positions' },
} satisfies Texts
