import type { Texts } from '../text.ts'

export const permissionAreas = {
  checklist_item_tag: { vi: 'Thẻ câu hỏi', en: 'Question tags' },
  hashtag: { vi: 'Hashtag', en: 'Hashtags' },
} satisfies Texts

export const permissions = {
  CREATE_CHECKLIST_ITEM_TAG: { vi: 'Tạo thẻ câu hỏi', en: 'Create question tags' },
  UPDATE_CHECKLIST_ITEM_TAG: { vi: 'Sửa thẻ câu hỏi', en: 'Edit question tags' },
  DELETE_CHECKLIST_ITEM_TAG: { vi: 'Xóa thẻ câu hỏi', en: 'Delete question tags' },
  CREATE_HASHTAG: { vi: 'Tạo hashtag', en: 'Create hashtags' },
  UPDATE_HASHTAG: { vi: 'Sửa hashtag', en: 'Edit hashtags' },
  DELETE_HASHTAG: { vi: 'Xóa hashtag', en: 'Delete hashtags' },
  ATTACH_HASHTAG: { vi: 'Gắn thẻ vào câu hỏi', en: 'Attach tags to questions' },
} satisfies Texts
