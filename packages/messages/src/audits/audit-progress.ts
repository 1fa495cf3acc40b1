import type { Texts } from '../text.ts'

/** How far an audit is, wherever audits stand in rows. */
export const auditProgress = {
  progress: { vi: 'Tiến độ', en: 'Progress' },
  answered: { vi: 'Đã đánh giá {{checked}}/{{total}} câu hỏi', en: '{{checked}} of {{total}} questions answered' },
  findings: { vi: 'Phát hiện', en: 'Findings' },
  findings_of: { vi: '{{count}} {{code}}: {{name}}', en: '{{count}} {{code}}: {{name}}' },
  deadline: { vi: 'Hạn', en: 'Deadline' },
  days_left_one: { vi: 'còn {{count}} ngày', en: '{{count}} day left' },
  days_left_other: { vi: 'còn {{count}} ngày', en: '{{count}} days left' },
  due_today: { vi: 'hạn hôm nay', en: 'due today' },
  late_one: { vi: 'trễ {{count}} ngày', en: '{{count}} day late' },
  late_other: { vi: 'trễ {{count}} ngày', en: '{{count}} days late' },
  behind_short: { vi: 'chậm, {{days}}', en: 'behind, {{days}}' },
  behind: { vi: 'chậm tiến độ, {{days}}', en: 'behind schedule, {{days}}' },
  leader: { vi: 'Trưởng đoàn', en: 'Leader' },
} satisfies Texts

export const notificationTexts = {
  chk_item_stt_update: {
    vi: 'đã cập nhật kết quả của “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'updated the result of “{{item}}” in the audit “{{audit}}”',
  },
  chk_item_stt_update_code: {
    vi: 'đã cập nhật kết quả của “{{item}}” thành {{code}} trong đợt đánh giá “{{audit}}”',
    en: 'updated the result of “{{item}}” to {{code}} in the audit “{{audit}}”',
  },
} satisfies Texts

export const notices = {
  kind_CHK_ITEM_STT_UPDATE: { vi: 'Câu trả lời khác', en: 'Other answers' },
  kind_CHK_ITEM_STT_UPDATE_hint: {
    vi: 'Gộp thành một dòng cho mỗi đợt đánh giá và mỗi người',
    en: 'One line for each audit and person',
  },
} satisfies Texts
