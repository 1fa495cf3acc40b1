import type { Texts } from '../text.ts'

export const topics = {
  title: { vi: 'Chủ đề diễn đàn', en: 'Forum topics' },
  about: {
    vi: 'Chủ đề để sắp xếp bài viết. Chỉ chủ đề đã duyệt mới nhận bài mới.',
    en: 'The topics that posts are sorted under. Only approved topics take new posts.',
  },
  name: { vi: 'Tên chủ đề', en: 'Name' },
  description: { vi: 'Mô tả', en: 'Description' },
  description_hint: { vi: 'Bỏ trống thì hiển thị tên chủ đề.', en: 'Left empty, the name is shown.' },
  posts: { vi: 'Bài viết', en: 'Posts' },
  posts_of: { vi: 'Bài viết của {{name}}', en: 'Posts of {{name}}' },
  status: { vi: 'Trạng thái', en: 'Status' },
  add: { vi: 'Thêm chủ đề', en: 'Add topic' },
  edit: { vi: 'Sửa chủ đề', en: 'Edit topic' },
  gone: { vi: 'Chủ đề này không còn nữa', en: 'This topic is no longer there' },
  empty: { vi: 'Chưa có chủ đề nào', en: 'No topics yet' },
  empty_hint: {
    vi: 'Thêm chủ đề, ví dụ "Tiếp nhận nhiên liệu", để mọi người có nơi đặt câu hỏi.',
    en: 'Add topics, such as “Receiving fuel”, so that people have a place for their questions.',
  },
} satisfies Texts

export const menu = {
  topics: { vi: 'Chủ đề diễn đàn', en: 'Forum topics' },
} satisfies Texts

export const permissionAreas = {
  forum_topic: { vi: 'Chủ đề diễn đàn', en: 'Forum topics' },
} satisfies Texts

export const permissions = {
  CREATE_GROUP_FAQ: { vi: 'Tạo chủ đề diễn đàn', en: 'Create forum topics' },
  UPDATE_GROUP_FAQ: { vi: 'Sửa chủ đề diễn đàn', en: 'Edit forum topics' },
  DELETE_GROUP_FAQ: { vi: 'Xóa chủ đề diễn đàn', en: 'Delete forum topics' },
  APPROVE_GROUP_FAQ: { vi: 'Phê duyệt chủ đề diễn đàn', en: 'Approve forum topics' },
  REJECT_GROUP_FAQ: { vi: 'Từ chối chủ đề diễn đàn', en: 'Reject forum topics' },
} satisfies Texts

export const notificationTexts = {
  kinds_topic: { vi: 'chủ đề diễn đàn', en: 'forum topics' },
  kind_topic: { vi: 'chủ đề diễn đàn', en: 'the forum topic' },
} satisfies Texts

export const uses = {
  child_topics_one: { vi: '{{count}} chủ đề con', en: '{{count}} topic below it' },
  child_topics_other: { vi: '{{count}} chủ đề con', en: '{{count}} topics below it' },
  posts_one: { vi: '{{count}} bài viết', en: '{{count}} post' },
  posts_other: { vi: '{{count}} bài viết', en: '{{count}} posts' },
} satisfies Texts

export const nouns = {
  topic_one: { vi: 'chủ đề diễn đàn', en: 'topic' },
  topic_other: { vi: 'chủ đề diễn đàn', en: 'topics' },
} satisfies Texts
