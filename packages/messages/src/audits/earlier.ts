import type { Texts } from '../text.ts'

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
