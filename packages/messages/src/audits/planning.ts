import type { Texts } from '../text.ts'

export const planning = {
  next_one: { vi: 'Lập đợt kế tiếp', en: 'Plan the next one' },
  questions: { vi: 'Câu hỏi', en: 'Questions' },
  questions_hint: {
    vi: 'Được chép vào đợt đánh giá khi bạn lưu; sau đó vẫn đổi được cho đến khi được phê duyệt.',
    en: 'Copied into the audit when you save; they can still be changed until it is approved.',
  },
  of_category_one: { vi: '{{formatted}} câu hỏi của loại đánh giá này', en: '{{formatted}} question of this category' },
  of_category_other: {
    vi: '{{formatted}} câu hỏi của loại đánh giá này',
    en: '{{formatted}} questions of this category',
  },
  of_last_one: {
    vi: '{{formatted}} câu hỏi của đợt trước: {{name}}',
    en: '{{formatted}} question of the last audit: {{name}}',
  },
  of_last_other: {
    vi: '{{formatted}} câu hỏi của đợt trước: {{name}}',
    en: '{{formatted}} questions of the last audit: {{name}}',
  },
  later: { vi: 'Chọn câu hỏi sau', en: 'Choose questions later' },
  proposed: {
    vi: 'Đã điền theo loại đánh giá và đợt trước. Hãy xem lại trước khi lưu.',
    en: 'Filled in from the category and the last audit. Look it over before you save.',
  },
  failed: {
    vi: 'Chưa tải được đề xuất của loại đánh giá. Bạn vẫn có thể tự điền.',
    en: 'What the category proposes did not load. You can still fill it in yourself.',
  },
  defaults: { vi: 'Câu hỏi và đoàn mặc định', en: 'Default questions and team' },
  defaults_of: { vi: 'Mặc định của loại {{name}}', en: 'Defaults of {{name}}' },
  defaults_about: {
    vi: 'Đợt đánh giá mới thuộc loại này được điền sẵn những câu hỏi và người dưới đây.',
    en: 'A new audit in this category is filled in with these questions and people.',
  },
  defaults_team_hint: {
    vi: 'Để trống thì đoàn của đợt trước tại đơn vị đó được đề xuất.',
    en: 'Left empty, the team of the last audit of that organisation is proposed.',
  },
  defaults_hidden_one: {
    vi: 'Loại này có {{formatted}} câu hỏi mặc định. Bạn không có quyền xem thư viện câu hỏi nên không đổi được.',
    en: 'This category has {{formatted}} default question. You may not see the library, so it stays as it is.',
  },
  defaults_hidden_other: {
    vi: 'Loại này có {{formatted}} câu hỏi mặc định. Bạn không có quyền xem thư viện câu hỏi nên không đổi được.',
    en: 'This category has {{formatted}} default questions. You may not see the library, so they stay as they are.',
  },
  to_categories: { vi: 'Về các loại đánh giá', en: 'Back to categories' },
} satisfies Texts

export const earlier = {
  show: { vi: 'Hiện kết quả lần trước', en: 'Show last time’s answers' },
  hide: { vi: 'Ẩn kết quả lần trước', en: 'Hide last time’s answers' },
  title: { vi: 'Lần trước', en: 'Last time' },
  open: {
    vi: 'Lần trước: {{code}}, {{name}}. Mở câu hỏi trong đợt đó',
    en: 'Last time: {{code}}, {{name}}. Open it in that audit',
  },
  of: { vi: '{{audit}}, từ {{date}}', en: '{{audit}}, from {{date}}' },
  finding: { vi: 'Phát hiện', en: 'Finding' },
  no_conclusion: { vi: 'Chưa có kết luận', en: 'No conclusion' },
  none: {
    vi: 'Không có đợt trước nào mà bạn được xem đã trả lời các câu hỏi này.',
    en: 'No earlier audit that you may see has answered these questions.',
  },
} satisfies Texts
