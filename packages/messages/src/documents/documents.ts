import type { Texts } from '../text.ts'

export const permissionAreas = {
  document_group: { vi: 'Nhóm tài liệu', en: 'Document groups' },
  document: { vi: 'Tài liệu', en: 'Documents' },
  document_item: { vi: 'Mục lục tài liệu', en: 'Document outline items' },
} satisfies Texts

export const permissions = {
  CREATE_GROUPDOC: { vi: 'Tạo nhóm tài liệu', en: 'Create document groups' },
  UPDATE_GROUPDOC: { vi: 'Sửa nhóm tài liệu', en: 'Edit document groups' },
  DELETE_GROUPDOC: { vi: 'Xóa nhóm tài liệu', en: 'Delete document groups' },
  APPROVE_GROUPDOC: { vi: 'Phê duyệt nhóm tài liệu', en: 'Approve document groups' },
  REJECT_GROUPDOC: { vi: 'Từ chối nhóm tài liệu', en: 'Reject document groups' },
  CREATE_DOCUMENT: { vi: 'Tạo tài liệu', en: 'Create documents' },
  UPDATE_DOCUMENT: { vi: 'Sửa tài liệu', en: 'Edit documents' },
  DELETE_DOCUMENT: { vi: 'Xóa tài liệu', en: 'Delete documents' },
  APPROVE_DOCUMENT: { vi: 'Phê duyệt tài liệu', en: 'Approve documents' },
  REJECT_DOCUMENT: { vi: 'Từ chối tài liệu', en: 'Reject documents' },
  VIEW_DOCUMENT_ORGANIZATION: { vi: 'Xem tài liệu ở mọi trạng thái', en: 'View documents in every status' },
  CREATE_DOCUMENT_ITEM: { vi: 'Tạo mục lục tài liệu', en: 'Create document outline items' },
  UPDATE_DOCUMENT_ITEM: { vi: 'Sửa mục lục tài liệu', en: 'Edit document outline items' },
  DELETE_DOCUMENT_ITEM: { vi: 'Xóa mục lục tài liệu', en: 'Delete document outline items' },
  IMPORT_DOCUMENT_ITEM: { vi: 'Nhập mục lục tài liệu', en: 'Import document outline items' },
  UPDATE_INDEX_DOCUMENT_ITEM: { vi: 'Sắp xếp lại mục lục tài liệu', en: 'Rearrange document outlines' },
} satisfies Texts

export const notificationTexts = {
  doc_expire_today: {
    vi: 'nhắc: tài liệu “{{name}}” hết hạn hôm nay',
    en: 'reminds: the document “{{name}}” expires today',
  },
  doc_expire_tomorrow: {
    vi: 'nhắc: tài liệu “{{name}}” hết hạn vào ngày mai',
    en: 'reminds: the document “{{name}}” expires tomorrow',
  },
  doc_expire: {
    vi: 'nhắc: tài liệu “{{name}}” sẽ hết hạn sau {{days}} ngày',
    en: 'reminds: the document “{{name}}” expires in {{days}} days',
  },
} satisfies Texts

export const notices = {
  kind_DOC_EXPIRE: { vi: 'Tài liệu sắp hết hạn', en: 'Documents that expire' },
  kind_DOC_EXPIRE_hint: { vi: 'Trước 30, 7, 1 ngày và đúng ngày', en: '30, 7 and 1 days before, and on the day' },
} satisfies Texts
