import type { Texts } from '../text.ts'

/** What notifications say, to be read after the name of who did it; the server fills and sends them as sentences. */
export const told = {
  chk_store: { vi: 'đã thêm bạn vào đoàn của đợt đánh giá “{{audit}}”', en: 'put you on the audit “{{audit}}”' },
  chk_item_stt_update: {
    vi: 'đã cập nhật kết quả của “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'updated the result of “{{item}}” in the audit “{{audit}}”',
  },
  chk_item_stt_update_code: {
    vi: 'đã cập nhật kết quả của “{{item}}” thành {{code}} trong đợt đánh giá “{{audit}}”',
    en: 'updated the result of “{{item}}” to {{code}} in the audit “{{audit}}”',
  },
  chk_item_cmt: {
    vi: 'đã ghi nhận về “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'commented on “{{item}}” in the audit “{{audit}}”',
  },
  chk_item_cmt_code: {
    vi: 'đã ghi nhận về “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'commented on “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
  chk_item_cmt_final: {
    vi: 'đã chọn nhận xét kết luận cho “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'chose the conclusion of “{{item}}” in the audit “{{audit}}”',
  },
  chk_item_cmt_final_code: {
    vi: 'đã chọn nhận xét kết luận cho “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'chose the conclusion of “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
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
  mention_forum: { vi: 'đã nhắc đến bạn ở bài viết “{{title}}”', en: 'mentioned you in the post “{{title}}”' },
  mention_chat: { vi: 'đã nhắc đến bạn trong trò chuyện: “{{text}}”', en: 'mentioned you in a chat: “{{text}}”' },
  mention_chat_unsaid: { vi: 'đã nhắc đến bạn trong trò chuyện', en: 'mentioned you in a chat' },
  responsible: {
    vi: 'đã giao bạn chịu trách nhiệm về “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'made you responsible for “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
  conflict_open: {
    vi: 'báo: “{{item}}” trong đợt đánh giá “{{audit}}” có đánh giá khác nhau, đang tính {{code}}, cần thống nhất',
    en: 'reports: different things were said of “{{item}}” in the audit “{{audit}}”, {{code}} counts until it is settled',
  },
  conflict_settled: {
    vi: 'đã thống nhất “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'settled “{{item}}” ({{code}}) in the audit “{{audit}}”',
  },
  without_owner_one: {
    vi: 'đã ngừng một tài khoản; {{count}} phát hiện của đợt đánh giá “{{audit}}” không còn ai khắc phục',
    en: 'closed an account; nobody is left to correct {{count}} finding of the audit “{{audit}}”',
  },
  without_owner_other: {
    vi: 'đã ngừng một tài khoản; {{count}} phát hiện của đợt đánh giá “{{audit}}” không còn ai khắc phục',
    en: 'closed an account; nobody is left to correct {{count}} findings of the audit “{{audit}}”',
  },
  reply: {
    vi: 'đã trả lời ghi nhận của bạn ở “{{item}}” ({{code}}) trong đợt đánh giá “{{audit}}”',
    en: 'answered your comment on “{{item}}” ({{code}}) in the audit “{{audit}}”',
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
  late: {
    vi: 'nhắc: {{finding}} của đợt đánh giá “{{audit}}” ({{organization}}) đã trễ hạn khắc phục',
    en: 'reminds: the correction of {{finding}} of the audit “{{audit}}” ({{organization}}) is late',
  },
  late_many: {
    vi: 'nhắc: {{count}} phát hiện của đợt đánh giá “{{audit}}” ({{organization}}) đã trễ hạn khắc phục',
    en: 'reminds: the corrections of {{count}} findings of the audit “{{audit}}” ({{organization}}) are late',
  },
  kinds_other: { vi: 'bản ghi', en: 'records' },
  kind_other: { vi: 'bản ghi', en: 'the record' },
  faq_cmt: { vi: 'đã trả lời bài viết “{{title}}”', en: 'replied to the post “{{title}}”' },
  line_replied_one: {
    vi: 'đã viết {{count}} trả lời ở bài viết “{{title}}”',
    en: 'wrote {{count}} reply to the post “{{title}}”',
  },
  line_replied_other: {
    vi: 'đã viết {{count}} trả lời ở bài viết “{{title}}”',
    en: 'wrote {{count}} replies to the post “{{title}}”',
  },
  faq_gone: { vi: '{{said}} (bài viết đã bị xóa)', en: '{{said}} (the post has been deleted since)' },
  doc_import: { vi: 'đã nhập xong tài liệu “{{name}}”', en: 'finished importing the document “{{name}}”' },
  doc_import_read: {
    vi: 'đã đọc xong tệp cho tài liệu “{{name}}”; bạn hãy xem và xác nhận',
    en: 'has read the file for the document “{{name}}”: look at it and confirm',
  },
  doc_import_held: {
    vi: 'đã đọc xong mục lục của tài liệu “{{name}}”; mục lục sẽ được cập nhật khi phiên bản {{version}} được phê duyệt',
    en: 'has read the outline of the document “{{name}}”; it changes when version {{version}} is approved',
  },
  doc_import_failed: { vi: 'không nhập được tài liệu “{{name}}”', en: 'could not import the document “{{name}}”' },
  doc_changed: {
    vi: 'đã đưa vào áp dụng phiên bản {{version}} của “{{name}}”, trong đó điều mà câu hỏi “{{question}}” của bạn viện dẫn đã thay đổi',
    en: 'put version {{version}} of “{{name}}” in force, which changes what your question “{{question}}” refers to',
  },
  doc_changed_many: {
    vi: 'đã đưa vào áp dụng phiên bản {{version}} của “{{name}}”, trong đó những điều mà {{count}} câu hỏi của bạn viện dẫn đã thay đổi',
    en: 'put version {{version}} of “{{name}}” in force, which changes what {{count}} of your questions refer to',
  },
  doc_expire_today: {
    vi: 'nhắc: tài liệu “{{name}}” hết hạn hôm nay',
    en: 'reminds: the document “{{name}}” expires today',
  },
  doc_expire_tomorrow: {
    vi: 'nhắc: tài liệu “{{name}}” hết hạn vào ngày mai',
    en: 'reminds: the document “{{name}}” expires tomorrow',
  },
  doc_expire: {
    vi: 'nhắc: tài liệu “{{name}}” sẽ hết hạn sau {{days}} ngày',
    en: 'reminds: the document “{{name}}” expires in {{days}} days',
  },
} satisfies Texts
