import type { Texts } from '../text.ts'

export const hazards = {
  title: { vi: 'Mối nguy', en: 'Hazards' },
  about: { vi: 'Những mối nguy mà câu hỏi của thư viện nói đến.', en: 'What the questions of the library are about.' },
  name: { vi: 'Tên mối nguy', en: 'Name' },
  severity: { vi: 'Mức độ nghiêm trọng', en: 'Severity' },
  severity_hint: { vi: 'Từ 1 (nhẹ) đến 5 (rất nặng).', en: 'From 1 (slight) to 5 (grave).' },
  status: { vi: 'Trạng thái', en: 'Status' },
  add: { vi: 'Thêm mối nguy', en: 'Add hazard' },
  edit: { vi: 'Sửa mối nguy', en: 'Edit hazard' },
  empty: { vi: 'Chưa có mối nguy nào', en: 'No hazards yet' },
  empty_hint: { vi: 'Thêm mối nguy để phân loại câu hỏi.', en: 'Add hazards to tell questions apart.' },
} satisfies Texts

export const nouns = {
  hazard_one: { vi: 'mối nguy', en: 'hazard' },
  hazard_other: { vi: 'mối nguy', en: 'hazards' },
} satisfies Texts

export const menu = {
  hazards: { vi: 'Mối nguy', en: 'Hazards' },
} satisfies Texts

export const permissionAreas = {
  hazard: { vi: 'Mối nguy', en: 'Hazards' },
} satisfies Texts

/** Rights beside those of the catalogue. */
export const productPermissions = {
  CREATE_HAZARD: { vi: 'Tạo mối nguy', en: 'Create hazards' },
  UPDATE_HAZARD: { vi: 'Sửa mối nguy', en: 'Edit hazards' },
  DELETE_HAZARD: { vi: 'Xóa mối nguy', en: 'Delete hazards' },
  APPROVE_HAZARD: { vi: 'Phê duyệt mối nguy', en: 'Approve hazards' },
  REJECT_HAZARD: { vi: 'Từ chối mối nguy', en: 'Reject hazards' },
} satisfies Texts
