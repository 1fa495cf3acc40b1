import type { Texts } from '../text.ts'

export const permissionAreas = {
  forum_topic: { vi: 'Chủ đề diễn đàn', en: 'Forum topics' },
  forum_post: { vi: 'Bài viết diễn đàn', en: 'Forum posts' },
  forum_comment: { vi: 'Bình luận diễn đàn', en: 'Forum comments' },
} satisfies Texts

export const permissions = {
  CREATE_GROUP_FAQ: { vi: 'Tạo chủ đề diễn đàn', en: 'Create forum topics' },
  UPDATE_GROUP_FAQ: { vi: 'Sửa chủ đề diễn đàn', en: 'Edit forum topics' },
  DELETE_GROUP_FAQ: { vi: 'Xóa chủ đề diễn đàn', en: 'Delete forum topics' },
  APPROVE_GROUP_FAQ: { vi: 'Phê duyệt chủ đề diễn đàn', en: 'Approve forum topics' },
  REJECT_GROUP_FAQ: { vi: 'Từ chối chủ đề diễn đàn', en: 'Reject forum topics' },
  CREATE_FAQ: { vi: 'Tạo bài viết diễn đàn', en: 'Create forum posts' },
  UPDATE_FAQ: { vi: 'Sửa bài viết diễn đàn', en: 'Edit forum posts' },
  DELETE_FAQ: { vi: 'Xóa bài viết diễn đàn', en: 'Delete forum posts' },
  OPEN_FAQ: { vi: 'Mở lại bài viết diễn đàn', en: 'Reopen forum posts' },
  CLOSE_FAQ: { vi: 'Đóng bài viết diễn đàn', en: 'Close forum posts' },
  PIN_FAQ: { vi: 'Ghim bài viết diễn đàn', en: 'Pin forum posts' },
  CREATE_FAQ_COMMENT: { vi: 'Tạo bình luận diễn đàn', en: 'Create forum comments' },
  UPDATE_FAQ_COMMENT: { vi: 'Sửa bình luận diễn đàn', en: 'Edit forum comments' },
  DELETE_FAQ_COMMENT: { vi: 'Xóa bình luận diễn đàn', en: 'Delete forum comments' },
} satisfies Texts
