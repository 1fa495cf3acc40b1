import type { Texts } from '../text.ts'

export const permissionAreas = {
  media: { vi: 'Thư viện tệp', en: 'Media' },
} satisfies Texts

export const permissions = {
  GET_MEDIA: { vi: 'Xem thư viện tệp', en: 'View media' },
  DELETE_MEDIA: { vi: 'Xóa thư viện tệp', en: 'Delete media' },
  DOCUMENT_MANAGER: { vi: 'Quản lý tài liệu trong thư viện', en: 'Manage library documents' },
  DELETE_DOCUMENT_MANAGER: { vi: 'Xóa tài liệu trong thư viện', en: 'Delete library documents' },
  GET_TRASH_MEDIA: { vi: 'Xem thùng rác tệp', en: 'View the media trash' },
  DESTROY_TRASH_MEDIA: { vi: 'Xóa vĩnh viễn tệp', en: 'Delete media for good' },
  RESTORE_TRASH_MEDIA: { vi: 'Khôi phục tệp', en: 'Restore media' },
} satisfies Texts
