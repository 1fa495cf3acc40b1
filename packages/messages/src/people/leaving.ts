import type { Texts } from '../text.ts'

/** What hangs on people who leave, and who takes it over. */
export const leaving = {
  hangs: { vi: 'Công việc còn lại:', en: 'Still theirs:' },
  nothing: { vi: 'Không còn công việc nào cần bàn giao.', en: 'Nothing is left to hand over.' },
  load_failed: { vi: 'Không tải được công việc còn lại', en: 'What is still theirs could not be loaded' },
  findings_one: { vi: '{{count}} phát hiện chưa khắc phục xong', en: '{{count}} finding not yet corrected' },
  findings_other: { vi: '{{count}} phát hiện chưa khắc phục xong', en: '{{count}} findings not yet corrected' },
  leads_one: {
    vi: 'trưởng đoàn của {{count}} đợt đánh giá chưa đóng',
    en: 'lead of {{count}} audit that is not closed',
  },
  leads_other: {
    vi: 'trưởng đoàn của {{count}} đợt đánh giá chưa đóng',
    en: 'lead of {{count}} audits that are not closed',
  },
  teams_one: {
    vi: 'thành viên của {{count}} đợt đánh giá chưa đóng',
    en: 'in the team of {{count}} audit that is not closed',
  },
  teams_other: {
    vi: 'thành viên của {{count}} đợt đánh giá chưa đóng',
    en: 'in the teams of {{count}} audits that are not closed',
  },
  defaults_one: {
    vi: 'được đề xuất sẵn cho {{count}} loại đánh giá',
    en: 'proposed for the audits of {{count}} category',
  },
  defaults_other: {
    vi: 'được đề xuất sẵn cho {{count}} loại đánh giá',
    en: 'proposed for the audits of {{count}} categories',
  },
  heads_one: { vi: 'phụ trách {{count}} đơn vị', en: 'head of {{count}} organisation' },
  heads_other: { vi: 'phụ trách {{count}} đơn vị', en: 'head of {{count}} organisations' },
  hand_over_to: { vi: 'Bàn giao tất cả cho', en: 'Hand all of it over to' },
  nobody: { vi: 'Không bàn giao', en: 'Nobody: leave it as it is' },
  clear: { vi: 'Không bàn giao cho ai', en: 'Hand over to nobody' },
  hand_over_hint: {
    vi: 'Người nhận được báo về từng phát hiện và đợt đánh giá. Nếu không bàn giao, trưởng đoàn và người phụ trách chất lượng được báo về những phát hiện không còn ai xử lý.',
    en: 'They are notified of each finding and audit. If you name nobody, lead auditors and verifiers are notified of the findings that nobody can act on.',
  },
  may_not: {
    vi: 'Bạn không có quyền sửa các đợt đánh giá hoặc đơn vị này, nên chỉ người có quyền mới bàn giao được.',
    en: 'You may not change these audits or organisations, so only somebody who may can hand them over.',
  },
} satisfies Texts
