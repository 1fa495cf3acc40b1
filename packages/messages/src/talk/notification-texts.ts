import type { Texts } from '../text.ts'

/** What notifications say, to be read after the name of who did it; the server fills and sends them as sentences. */
export const notificationTexts = {
  line_questions_one: { vi: '{{count}} câu', en: '{{count}} question' },
  line_questions_other: { vi: '{{count}} câu', en: '{{count}} questions' },
  line_findings_one: { vi: ', trong đó {{count}} phát hiện,', en: ', {{count}} of them a finding,' },
  line_findings_other: { vi: ', trong đó {{count}} phát hiện,', en: ', {{count}} of them findings,' },
  line_comments_one: { vi: '{{count}} ghi nhận', en: '{{count}} comment' },
  line_comments_other: { vi: '{{count}} ghi nhận', en: '{{count}} comments' },
  line_concluded: { vi: 'đã có nhận xét kết luận', en: 'concluded' },
  line_answered: {
    vi: 'đã trả lời {{answers}} ở đợt đánh giá “{{audit}}”',
    en: 'answered {{answers}} in the audit “{{audit}}”',
  },
  line_commented: {
    vi: 'đã viết {{comments}} ở đợt đánh giá “{{audit}}”',
    en: 'wrote {{comments}} in the audit “{{audit}}”',
  },
  line_answered_commented: {
    vi: 'đã trả lời {{answers}} và viết {{comments}} ở đợt đánh giá “{{audit}}”',
    en: 'answered {{answers}} and wrote {{comments}} in the audit “{{audit}}”',
  },
  mention: {
    vi: 'đã nhắc đến bạn ở “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'mentioned you at “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
  digest: { vi: 'tóm tắt từ hôm qua: {{parts}}', en: 'sums up since yesterday: {{parts}}' },
  digest_answers_one: { vi: '{{count}} câu trả lời', en: '{{count}} answer' },
  digest_answers_other: { vi: '{{count}} câu trả lời', en: '{{count}} answers' },
  digest_in_audits_one: { vi: '{{answers}} trong {{count}} đợt', en: '{{answers}} in {{count}} audit' },
  digest_in_audits_other: { vi: '{{answers}} trong {{count}} đợt', en: '{{answers}} in {{count}} audits' },
  digest_status_one: { vi: '{{count}} lần đổi trạng thái', en: '{{count}} change of status' },
  digest_status_other: { vi: '{{count}} lần đổi trạng thái', en: '{{count}} changes of status' },
  digest_more_one: { vi: '{{count}} việc khác', en: '{{count}} more' },
  digest_more_other: { vi: '{{count}} việc khác', en: '{{count}} more' },
  changestatus: {
    vi: 'đã chuyển {{kind}} “{{name}}” sang trạng thái “{{status}}”',
    en: 'changed the status of {{kind}} “{{name}}” to “{{status}}”',
  },
  changestatus_many: {
    vi: 'đã chuyển {{kind}} “{{name}}” và {{others}} bản ghi khác sang trạng thái “{{status}}”',
    en: 'changed the status of {{kind}} “{{name}}” and {{others}} more to “{{status}}”',
  },
  because: { vi: '{{said}}. Lý do: {{reason}}', en: '{{said}}. Reason: {{reason}}' },
  waiting: { vi: 'đã gửi {{kind}} “{{name}}” chờ bạn duyệt', en: 'sent {{kind}} “{{name}}” for your approval' },
  waiting_many: { vi: 'đã gửi {{count}} {{kind}} chờ bạn duyệt', en: 'sent {{count}} {{kind}} for your approval' },
  the_one: { vi: '{{one}}', en: 'the {{one}}' },
  kinds_other: { vi: 'bản ghi', en: 'records' },
  kind_other: { vi: 'bản ghi', en: 'the record' },
} satisfies Texts
