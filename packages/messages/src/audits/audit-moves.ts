import type { Texts } from '../text.ts'

/** How an audit goes from one status to the next. */
export const auditMoves = {
  in_progress: { vi: 'Bắt đầu thực hiện', en: 'Start the audit' },
  corrective: { vi: 'Chuyển sang khắc phục', en: 'Start corrections' },
  close: { vi: 'Đóng đợt đánh giá', en: 'Close' },
  close_title: { vi: 'Đóng đợt đánh giá', en: 'Close the audit' },
  close_text: {
    vi: '{{name}} sẽ được đóng và không sửa được nữa.',
    en: '{{name}} will be closed and can then no longer be changed.',
  },
  closing_date: { vi: 'Ngày đóng', en: 'Closing date' },
} satisfies Texts
