import type { Texts } from '../text.ts'

/** What people said of one question without having seen one another's. */
export const conflicts = {
  mark: { vi: 'Chưa thống nhất', en: 'Not settled' },
  answer: { vi: 'Có {{count}} kết quả khác nhau cho câu này', en: '{{count}} different answers to this question' },
  corrective_date: { vi: 'Có {{count}} hạn khắc phục khác nhau', en: '{{count}} different corrective dates' },
  responsible: {
    vi: 'Có {{count}} lựa chọn người chịu trách nhiệm khác nhau',
    en: '{{count}} different choices of who is responsible',
  },
  conclusion: { vi: 'Có {{count}} nhận xét kết luận khác nhau', en: '{{count}} different conclusions' },
  about: {
    vi: 'Những người này chưa thấy lựa chọn của nhau. Cho đến khi thống nhất, {{what}} được tính.',
    en: 'They had not seen what the others chose. Until it is settled, {{what}} counts.',
  },
  about_reader: {
    vi: 'Những người này chưa thấy lựa chọn của nhau. Cho đến khi người đánh giá thống nhất, {{what}} được tính.',
    en: 'They had not seen what the others chose. Until an auditor settles it, {{what}} counts.',
  },
  counts: { vi: 'Đang tính', en: 'Counts now' },
  keep: { vi: 'Giữ {{what}}', en: 'Keep {{what}}' },
  nobody: { vi: 'không giao ai', en: 'nobody by name' },
  conclusion_of: { vi: 'nhận xét của {{name}}', en: 'the conclusion of {{name}}' },
  said: { vi: 'nói lúc {{said}}, tới {{arrived}}', en: 'entered {{said}}, received {{arrived}}' },
  clock_ahead: {
    vi: 'đồng hồ của máy chạy nhanh {{minutes}} phút',
    en: 'the clock of the device was {{minutes}} min ahead',
  },
  clock_behind: {
    vi: 'đồng hồ của máy chạy chậm {{minutes}} phút',
    en: 'the clock of the device was {{minutes}} min behind',
  },
  first: { vi: 'Cần thống nhất trước', en: 'To be settled first' },
  first_text: {
    vi: 'Còn {{what}}. Hãy chọn ý kiến được giữ ở từng câu rồi quay lại. Nội dung bạn đã nhập vẫn còn.',
    en: 'Still open: {{what}}. Choose what is kept at each question, then come back. What you have typed stays.',
  },
  go: { vi: 'Đến câu {{item}}', en: 'Go to {{item}}' },
} satisfies Texts

/** Entries of the history of a question. */
export const auditWorkspace = {
  action_answered_unseen: {
    vi: 'Đánh giá khi chưa thấy kết quả đang được tính',
    en: 'Answered without having seen the answer that counts',
  },
  action_corrective_date_unseen: {
    vi: 'Đặt hạn khắc phục {{date}} khi chưa thấy hạn đang được tính',
    en: 'Set the corrective date {{date}} without having seen the one that counts',
  },
  action_responsible_unseen: {
    vi: 'Chọn người chịu trách nhiệm ({{name}}) khi chưa thấy lựa chọn đang được tính',
    en: 'Chose who is responsible ({{name}}) without having seen the choice that counts',
  },
  action_comment_final_unseen: {
    vi: 'Chọn nhận xét kết luận khi chưa thấy nhận xét đang được tính',
    en: 'Chose the conclusion without having seen the one that counts',
  },
  action_conflict_settled: { vi: 'Thống nhất các đánh giá khác nhau', en: 'Settled a conflict' },
} satisfies Texts

export const errors = {
  change_id_taken: {
    vi: 'Mã của thay đổi này đã được người khác dùng. Vui lòng thử lại.',
    en: 'Somebody else has used the id of this change. Please try again.',
  },
  open_conflicts: {
    vi: 'Còn câu hỏi có đánh giá khác nhau. Vui lòng thống nhất từng câu trước.',
    en: 'Some questions have conflicting answers. Please settle each of them first.',
  },
} satisfies Texts

export const notificationTexts = {
  conflict_open: {
    vi: 'báo: “{{item}}” trong đợt đánh giá “{{audit}}” có đánh giá khác nhau, đang tính {{code}}, cần thống nhất',
    en: 'reports conflicting answers to “{{item}}” in the audit “{{audit}}”; {{code}} counts until this is settled',
  },
  conflict_settled: {
    vi: 'đã thống nhất “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'settled “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
} satisfies Texts

export const notices = {
  kind_CONFLICT: { vi: 'Đánh giá khác nhau', en: 'Conflicting answers' },
  kind_CONFLICT_hint: {
    vi: 'Hai người nói khác nhau về một câu hỏi khi chưa thấy ý kiến của nhau, hoặc việc đó đã được thống nhất',
    en: 'Two people answered a question differently without seeing each other’s answer, or it was settled',
  },
} satisfies Texts
