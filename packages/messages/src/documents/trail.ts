import type { Texts } from '../text.ts'

/** What the audit trail calls what was done, where that is not put together from the noun: the name of the entry, with two lines for its dot. */
export const trailActions = {
  document__version_added: { vi: 'Thêm phiên bản tài liệu', en: 'Added a version of the document' },
  document__version_deleted: { vi: 'Xóa phiên bản tài liệu', en: 'Deleted a version of the document' },
  document__audience_set: { vi: 'Chọn người phải đọc tài liệu', en: 'Set who has to read the document' },
  document__read: { vi: 'Ghi nhận đã mở đọc tài liệu', en: 'Was seen reading the document' },
  document__acknowledged: { vi: 'Xác nhận đã đọc tài liệu', en: 'Confirmed having read the document' },
  document__readers_reminded: { vi: 'Nhắc người chưa đọc tài liệu', en: 'Reminded readers of the document' },
  document__outline_import_started: { vi: 'Bắt đầu nhập mục lục từ tệp', en: 'Began to import an outline' },
  document__outline_imported: { vi: 'Nhập mục lục từ tệp', en: 'Imported an outline' },
  document__outline_import_cancelled: { vi: 'Hủy nhập mục lục từ tệp', en: 'Cancelled the import of an outline' },
  document_item__created: { vi: 'Thêm mục của tài liệu', en: 'Added an item of the outline' },
  document_item__updated: { vi: 'Sửa mục của tài liệu', en: 'Changed an item of the outline' },
  document_item__deleted: { vi: 'Xóa mục của tài liệu', en: 'Deleted an item of the outline' },
  document_item__moved: { vi: 'Chuyển mục của tài liệu', en: 'Moved an item of the outline' },
  document_item__image_uploaded: { vi: 'Tải ảnh lên cho mục của tài liệu', en: 'Uploaded a picture for an outline' },
  media__trashed: { vi: 'Chuyển tệp vào thùng rác', en: 'Moved a file to the trash' },
  media__trashed_in_bulk: { vi: 'Chuyển nhiều tệp vào thùng rác', en: 'Moved files to the trash' },
  media__restored: { vi: 'Khôi phục tệp', en: 'Restored a file' },
  media__restored_in_bulk: { vi: 'Khôi phục nhiều tệp', en: 'Restored files' },
  media__destroyed: { vi: 'Xóa hẳn tệp', en: 'Deleted a file for good' },
  media__destroyed_in_bulk: { vi: 'Xóa hẳn nhiều tệp', en: 'Deleted files for good' },
  file__uploaded: { vi: 'Tải tệp lên thư viện', en: 'Uploaded a file to the library' },
} satisfies Texts
