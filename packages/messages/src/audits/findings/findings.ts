import type { Texts } from '../../text.ts'

/** What is missing before an audit moves on. */
export const findings = {
  missing: { vi: 'Còn thiếu', en: 'Still missing' },
  complete: { vi: 'Không còn thiếu gì.', en: 'Nothing is missing.' },
  failed: { vi: 'Chưa kiểm tra được còn thiếu gì', en: 'What is missing could not be determined' },
  conflict_one: {
    vi: '{{count}} câu hỏi có đánh giá khác nhau chưa thống nhất',
    en: '{{count}} question with conflicting answers to settle',
  },
  conflict_other: {
    vi: '{{count}} câu hỏi có đánh giá khác nhau chưa thống nhất',
    en: '{{count}} questions with conflicting answers to settle',
  },
  conclusion_one: { vi: '{{count}} phát hiện chưa có nhận xét kết luận', en: '{{count}} finding without conclusion' },
  conclusion_other: {
    vi: '{{count}} phát hiện chưa có nhận xét kết luận',
    en: '{{count}} findings without conclusion',
  },
  date_one: { vi: '{{count}} phát hiện chưa có hạn khắc phục', en: '{{count}} finding without corrective date' },
  date_other: {
    vi: '{{count}} phát hiện chưa có hạn khắc phục',
    en: '{{count}} findings without corrective date',
  },
  responsible_one: {
    vi: '{{count}} phát hiện chưa giao người chịu trách nhiệm',
    en: '{{count}} finding without responsible person',
  },
  responsible_other: {
    vi: '{{count}} phát hiện chưa giao người chịu trách nhiệm',
    en: '{{count}} findings without responsible person',
  },
  answer_one: { vi: '{{count}} câu hỏi chưa đánh giá', en: '{{count}} question not answered' },
  answer_other: { vi: '{{count}} câu hỏi chưa đánh giá', en: '{{count}} questions not answered' },
  correction_one: { vi: '{{count}} phát hiện chưa khắc phục xong', en: '{{count}} correction still open' },
  correction_other: { vi: '{{count}} phát hiện chưa khắc phục xong', en: '{{count}} corrections still open' },
  more_one: { vi: 'và {{count}} câu khác', en: 'and {{count}} more' },
  more_other: { vi: 'và {{count}} câu khác', en: 'and {{count}} more' },
  go_on: { vi: 'Vẫn tiếp tục?', en: 'Go on all the same?' },
  go_on_text: { vi: 'Còn thiếu: {{what}}.', en: 'Still missing: {{what}}.' },
  go_on_close: {
    vi: 'Còn thiếu: {{what}}. Sau khi đóng, đợt đánh giá không sửa được nữa.',
    en: 'Still missing: {{what}}. Once the audit is closed it can no longer be changed.',
  },
  save_one: { vi: 'Lưu dù còn thiếu {{count}} điểm', en: 'Save although {{count}} thing is missing' },
  save_other: { vi: 'Lưu dù còn thiếu {{count}} điểm', en: 'Save although {{count}} things are missing' },
  close_one: { vi: 'Đóng dù còn thiếu {{count}} điểm', en: 'Close although {{count}} thing is missing' },
  close_other: { vi: 'Đóng dù còn thiếu {{count}} điểm', en: 'Close although {{count}} things are missing' },
  corrective_one: {
    vi: 'Chuyển dù còn thiếu {{count}} điểm',
    en: 'Start corrections although {{count}} thing is missing',
  },
  corrective_other: {
    vi: 'Chuyển dù còn thiếu {{count}} điểm',
    en: 'Start corrections although {{count}} things are missing',
  },
  responsible_is: { vi: 'Chịu trách nhiệm: {{name}}', en: 'Responsible: {{name}}' },
  responsible_none: { vi: 'Chưa giao người chịu trách nhiệm', en: 'Nobody responsible by name' },
} satisfies Texts

export const notificationTexts = {
  responsible: {
    vi: 'đã giao bạn chịu trách nhiệm về “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'made you responsible for “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
  without_owner_one: {
    vi: 'đã ngừng một tài khoản; {{count}} phát hiện của đợt đánh giá “{{audit}}” không còn ai khắc phục',
    en: 'closed an account; nobody is left to correct {{count}} finding of the audit “{{audit}}”',
  },
  without_owner_other: {
    vi: 'đã ngừng một tài khoản; {{count}} phát hiện của đợt đánh giá “{{audit}}” không còn ai khắc phục',
    en: 'closed an account; nobody is left to correct {{count}} findings of the audit “{{audit}}”',
  },
  late: {
    vi: 'nhắc: {{finding}} của đợt đánh giá “{{audit}}” ({{organization}}) đã trễ hạn khắc phục',
    en: 'reminds: the correction of {{finding}} of the audit “{{audit}}” ({{organization}}) is late',
  },
  late_many: {
    vi: 'nhắc: {{count}} phát hiện của đợt đánh giá “{{audit}}” ({{organization}}) đã trễ hạn khắc phục',
    en: 'reminds: the corrections of {{count}} findings of the audit “{{audit}}” ({{organization}}) are late',
  },
} satisfies Texts

export const notices = {
  kind_FINDING: { vi: 'Phát hiện', en: 'Findings' },
  kind_FINDING_hint: {
    vi: 'Một câu hỏi có kết quả là phát hiện, hoặc không còn là phát hiện',
    en: 'A question becomes a finding, or is no longer one',
  },
  kind_RESPONSIBLE: { vi: 'Giao chịu trách nhiệm', en: 'Assigned as responsible' },
  kind_RESPONSIBLE_hint: {
    vi: 'Bạn được giao chịu trách nhiệm về một phát hiện',
    en: 'You are assigned as responsible for a finding',
  },
  kind_LATE: { vi: 'Khắc phục trễ hạn', en: 'Late corrections' },
  kind_LATE_hint: {
    vi: 'Phát hiện bạn chịu trách nhiệm, ở đợt bạn làm trưởng đoàn, hoặc ở đơn vị bạn phụ trách',
    en: 'Of findings that you answer for, of audits and of organisations that you lead',
  },
  kind_NO_OWNER: { vi: 'Phát hiện không còn ai xử lý', en: 'Findings that nobody can act on' },
  kind_NO_OWNER_hint: {
    vi: 'Một người nghỉ việc và để lại phát hiện mà không còn ai khắc phục được',
    en: 'Somebody leaves, and nobody is left who can correct their findings',
  },
} satisfies Texts
