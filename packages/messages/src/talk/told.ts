import type { Texts } from '../text.ts'

/** What notifications say, to be read after the name of who did it; the server fills and sends them as sentences. */
export const told = {
  chk_store: { vi: 'đã thêm bạn vào đoàn của đợt đánh giá “{{audit}}”', en: 'put you on the audit “{{audit}}”' },
  chk_item_stt_update: {
    vi: 'đã cập nhật kết quả của “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'updated the result of “{{item}}” in the audit “{{audit}}”',
  },
  chk_item_cmt: {
    vi: 'đã bình luận về “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'commented on “{{item}}” in the audit “{{audit}}”',
  },
  chk_item_cmt_final: {
    vi: 'đã chọn nhận xét kết luận cho “{{item}}” trong đợt đánh giá “{{audit}}”',
    en: 'chose the conclusion of “{{item}}” in the audit “{{audit}}”',
  },
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
  kinds_other: { vi: 'bản ghi', en: 'records' },
  kind_other: { vi: 'bản ghi', en: 'the record' },
  faq_cmt: { vi: 'đã trả lời bài viết “{{title}}”', en: 'replied to the post “{{title}}”' },
  doc_import: { vi: 'đã nhập xong tài liệu “{{name}}”', en: 'finished importing the document “{{name}}”' },
  doc_import_failed: { vi: 'không nhập được tài liệu “{{name}}”', en: 'could not import the document “{{name}}”' },
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
