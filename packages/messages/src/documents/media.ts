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

export const menu = {
  media: { vi: 'Thư viện tệp', en: 'Media library' },
  library_documents: { vi: 'Tài liệu trong thư viện', en: 'Library documents' },
} satisfies Texts

export const uses = {
  media_users_one: { vi: 'ảnh đại diện của {{count}} người', en: 'the picture of {{count}} person' },
  media_users_other: { vi: 'ảnh đại diện của {{count}} người', en: 'the pictures of {{count}} people' },
  media_settings_one: { vi: 'phần cài đặt của sản phẩm', en: 'the settings of the product' },
  media_settings_other: { vi: 'phần cài đặt của sản phẩm', en: 'the settings of the product' },
  media_comments_one: { vi: '{{count}} ghi nhận trong đợt đánh giá', en: '{{count}} comment in an audit' },
  media_comments_other: { vi: '{{count}} ghi nhận trong các đợt đánh giá', en: '{{count}} comments in audits' },
  media_minutes_one: { vi: '{{count}} biên bản', en: '{{count}} set of minutes' },
  media_minutes_other: { vi: '{{count}} biên bản', en: '{{count}} sets of minutes' },
  media_posts_one: { vi: '{{count}} bài viết trên diễn đàn', en: '{{count}} post of the forum' },
  media_posts_other: { vi: '{{count}} bài viết trên diễn đàn', en: '{{count}} posts of the forum' },
  media_post_comments_one: { vi: '{{count}} bình luận trên diễn đàn', en: '{{count}} comment in the forum' },
  media_post_comments_other: { vi: '{{count}} bình luận trên diễn đàn', en: '{{count}} comments in the forum' },
  media_messages_one: { vi: '{{count}} tin nhắn', en: '{{count}} chat message' },
  media_messages_other: { vi: '{{count}} tin nhắn', en: '{{count}} chat messages' },
  media_questions_one: { vi: '{{count}} câu hỏi trong thư viện', en: '{{count}} question of the library' },
  media_questions_other: { vi: '{{count}} câu hỏi trong thư viện', en: '{{count}} questions of the library' },
  media_audit_items_one: { vi: '{{count}} câu hỏi trong đợt đánh giá', en: '{{count}} question of an audit' },
  media_audit_items_other: { vi: '{{count}} câu hỏi trong các đợt đánh giá', en: '{{count}} questions of audits' },
  media_outlines_one: { vi: '{{count}} mục trong mục lục tài liệu', en: '{{count}} item of a document outline' },
  media_outlines_other: { vi: '{{count}} mục trong mục lục tài liệu', en: '{{count}} items of document outlines' },
  media_outline_history_one: {
    vi: '{{count}} nội dung cũ của mục lục tài liệu',
    en: '{{count}} earlier text of a document outline',
  },
  media_outline_history_other: {
    vi: '{{count}} nội dung cũ của mục lục tài liệu',
    en: '{{count}} earlier texts of document outlines',
  },
  media_editions_one: { vi: '{{count}} phiên bản tài liệu', en: '{{count}} edition of a document' },
  media_editions_other: { vi: '{{count}} phiên bản tài liệu', en: '{{count}} editions of documents' },
  media_imports_one: { vi: '{{count}} lần nhập mục lục', en: '{{count}} import of an outline' },
  media_imports_other: { vi: '{{count}} lần nhập mục lục', en: '{{count}} imports of outlines' },
} satisfies Texts

export const bulk = {
  media_in_use: { vi: '{{count}} đang được dùng ({{names}})', en: '{{count}} in use ({{names}})' },
} satisfies Texts

export const nouns = {
  media_one: { vi: 'tệp trong thư viện', en: 'media file' },
  media_other: { vi: 'tệp trong thư viện', en: 'media files' },
} satisfies Texts
