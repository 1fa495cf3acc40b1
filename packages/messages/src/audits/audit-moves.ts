import type { Texts } from '../text.ts'

/** How an audit goes from one status to the next. */
export const auditMoves = {
  in_progress: { vi: 'Bắt đầu thực hiện', en: 'Start the audit' },
  corrective: { vi: 'Chuyển sang khắc phục', en: 'Start corrections' },
  early: { vi: 'Bắt đầu trước ngày dự kiến?', en: 'Start before the planned day?' },
  early_text: {
    vi: '{{name}} dự kiến bắt đầu ngày {{date}}. Nếu bắt đầu hôm nay, thời gian đánh giá trong biên bản tính từ hôm nay.',
    en: '{{name}} is planned to start on {{date}}. If it starts today, the period in the minutes begins today.',
  },
  early_confirm: { vi: 'Bắt đầu hôm nay, {{date}}', en: 'Start today, {{date}}' },
  close: { vi: 'Đóng đợt đánh giá', en: 'Close' },
  close_title: { vi: 'Đóng đợt đánh giá', en: 'Close the audit' },
  close_text: {
    vi: '{{name}} sẽ được đóng và không sửa được nữa.',
    en: '{{name}} will be closed and can then no longer be changed.',
  },
  closing_date: { vi: 'Ngày đóng', en: 'Closing date' },
} satisfies Texts
