import type { Texts } from '../text.ts'

/** What the audit trail calls what was done, where that is not put together from the noun: the name of the entry, with two lines for its dot. */
export const trailActions = {
  library_item__image_uploaded: { vi: 'Tải ảnh lên cho câu hỏi', en: 'Uploaded a picture for a question' },
  library__import_previewed: { vi: 'Xem trước tệp nhập câu hỏi', en: 'Looked at a file of questions' },
  library__imported: { vi: 'Nhập câu hỏi từ tệp', en: 'Imported questions' },
  tag__attached: { vi: 'Gắn thẻ vào câu hỏi', en: 'Attached the tag to questions' },
  tag__merged: { vi: 'Gộp thẻ', en: 'Merged the tag into another' },
} satisfies Texts
