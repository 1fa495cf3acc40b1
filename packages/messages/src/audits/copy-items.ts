import type { Texts } from '../text.ts'

/** Taking over the items of another audit. */
export const copyItems = {
  title: { vi: 'Chép từ đợt khác', en: 'Copy from another audit' },
  about: {
    vi: 'Các câu hỏi của đợt được chọn sẽ được thêm vào lựa chọn của bạn.',
    en: 'The questions of the chosen audit are added to your choice.',
  },
  search: { vi: 'Tìm theo tên đợt đánh giá', en: 'Search by name of the audit' },
  organization: { vi: 'Đơn vị', en: 'Organisation' },
  any_organization: { vi: 'Mọi đơn vị', en: 'Any organisation' },
  nothing_found: { vi: 'Không tìm thấy đơn vị nào', en: 'No organisation found' },
  audits: { vi: 'Các đợt đánh giá', en: 'Audits' },
  take_of: { vi: 'Chép câu hỏi của {{name}}', en: 'Copy the questions of {{name}}' },
  take: { vi: 'Chép', en: 'Copy' },
  done: { vi: 'Đã thêm {{count}} câu hỏi vào lựa chọn', en: '{{count}} questions added to the choice' },
  left_out: {
    vi: 'Đã thêm {{count}} câu hỏi; {{left}} câu không còn được phê duyệt nên bị bỏ qua.',
    en: '{{count}} questions added; {{left}} are no longer approved and were left out.',
  },
  none: { vi: 'Đợt đánh giá này không có câu hỏi nào.', en: 'This audit has no questions.' },
} satisfies Texts
