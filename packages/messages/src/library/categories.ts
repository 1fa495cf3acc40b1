import type { Texts } from '../text.ts'

export const permissionAreas = {
  checklist_category: { vi: 'Loại đánh giá', en: 'Audit categories' },
} satisfies Texts

export const permissions = {
  CREATE_CHK_CATEGORY: { vi: 'Tạo loại đánh giá', en: 'Create audit categories' },
  UPDATE_CHK_CATEGORY: { vi: 'Sửa loại đánh giá', en: 'Edit audit categories' },
  DELETE_CHK_CATEGORY: { vi: 'Xóa loại đánh giá', en: 'Delete audit categories' },
  SELECT_CHK_CATEGORY: { vi: 'Gán đợt đánh giá vào loại', en: 'Assign audits to categories' },
} satisfies Texts
