import type { Texts } from '../text.ts'

/** How somebody is told of what. */
export const notices = {
  about: {
    vi: 'Chọn cách nhận từng loại thông báo. Thay đổi có hiệu lực ngay với những việc xảy ra sau đó.',
    en: 'Choose how each kind reaches you. A change holds for whatever happens from then on.',
  },
  way_at_once: { vi: 'Ngay', en: 'At once' },
  way_morning: { vi: 'Lúc 07:00', en: 'At 07:00' },
  way_off: { vi: 'Tắt', en: 'Off' },
  ways: {
    vi: 'Ngay: hiện trên màn hình và đếm ở chuông. Lúc 07:00: gộp thành một dòng mỗi sáng. Tắt: không lưu và không báo.',
    en: 'At once: shown on the screen and counted at the bell. At 07:00: one line each morning. Off: neither kept nor told.',
  },
  mail_of: { vi: 'Thư về {{kind}}', en: 'Mail about {{kind}}' },
  mail_off: { vi: 'Không gửi thư', en: 'No mail' },
  mail_at_once: { vi: 'Gửi thư ngay', en: 'Mail at once' },
  mail_morning: { vi: 'Thư lúc 07:00', en: 'Mail at 07:00' },
  mails: {
    vi: 'Thư gửi đến {{email}}. Gửi ngay: trong vòng một phút. Lúc 07:00: một thư chung mỗi sáng. Việc bạn đã xem thì không gửi thư; loại nào đã tắt thông báo thì cũng không có thư.',
    en: 'Mail goes to {{email}}. At once: within a minute. At 07:00: one mail for all. What you have looked at is not mailed, and a kind that is off has no mail either.',
  },
  audits: { vi: 'Đánh giá', en: 'Audits' },
  personal: { vi: 'Nhắc đến bạn', en: 'Addressed to you' },
  records: { vi: 'Hồ sơ và tài liệu', en: 'Records and documents' },
  kind_FINDING: { vi: 'Phát hiện', en: 'Findings' },
  kind_FINDING_hint: {
    vi: 'Một câu hỏi có kết quả là phát hiện, hoặc không còn là phát hiện',
    en: 'A question is answered as a finding, or is one no more',
  },
  kind_CHK_ITEM_STT_UPDATE: { vi: 'Câu trả lời khác', en: 'Other answers' },
  kind_CHK_ITEM_STT_UPDATE_hint: {
    vi: 'Gộp thành một dòng cho mỗi đợt đánh giá và mỗi người',
    en: 'One line for each audit and person',
  },
  kind_CHK_ITEM_CMT: { vi: 'Ghi nhận', en: 'Comments' },
  kind_CHK_ITEM_CMT_hint: {
    vi: 'Trong các đợt đánh giá mà bạn tham gia',
    en: 'In the audits that you are on',
  },
  kind_CHK_ITEM_CMT_FINAL: { vi: 'Nhận xét kết luận', en: 'Conclusions' },
  kind_CHK_ITEM_CMT_FINAL_hint: {
    vi: 'Một ghi nhận được chọn làm nhận xét kết luận',
    en: 'A comment is chosen as the conclusion',
  },
  kind_CHK_STORE: { vi: 'Vào đoàn đánh giá', en: 'Put on an audit' },
  kind_CHK_STORE_hint: { vi: 'Bạn được thêm vào đoàn của một đợt', en: 'You are added to the team of an audit' },
  kind_WAITING: { vi: 'Chờ bạn phê duyệt', en: 'Waiting for your decision' },
  kind_WAITING_hint: {
    vi: 'Có hồ sơ bắt đầu chờ bạn phê duyệt',
    en: 'Records begin to wait for your approval',
  },
  kind_RESPONSIBLE: { vi: 'Giao chịu trách nhiệm', en: 'Made responsible' },
  kind_RESPONSIBLE_hint: {
    vi: 'Bạn được giao chịu trách nhiệm về một phát hiện',
    en: 'You are made responsible for a finding',
  },
  kind_CONFLICT: { vi: 'Đánh giá khác nhau', en: 'Conflicting answers' },
  kind_CONFLICT_hint: {
    vi: 'Hai người nói khác nhau về một câu hỏi khi chưa thấy ý kiến của nhau, hoặc việc đó đã được thống nhất',
    en: 'Two people said different things of a question without having seen one another’s, or it was settled',
  },
  kind_FINDING_STEP: { vi: 'Các bước khắc phục', en: 'Steps of corrections' },
  kind_FINDING_STEP_hint: {
    vi: 'Kế hoạch, kết quả, xác nhận và gia hạn của những phát hiện liên quan đến bạn',
    en: 'Plans, results, verification and extensions of findings that concern you',
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
  kind_MENTION: { vi: 'Nhắc tên', en: 'Mentions' },
  kind_MENTION_hint: {
    vi: 'Ai đó viết @ và tên bạn trong ghi nhận, diễn đàn hoặc trò chuyện',
    en: 'Somebody writes @ and your name in a comment, the forum or a chat',
  },
  kind_REPLY: { vi: 'Trả lời ghi nhận của bạn', en: 'Answers to your comments' },
  kind_REPLY_hint: { vi: 'Kể cả trong cùng một chuỗi trao đổi', en: 'Also further down in the same thread' },
  kind_CHANGESTATUS: { vi: 'Đổi trạng thái', en: 'Changes of status' },
  kind_CHANGESTATUS_hint: {
    vi: 'Đợt đánh giá của bạn và những hồ sơ bạn đã lập',
    en: 'Of your audits and of records that you wrote',
  },
  kind_FAQ_CMT: { vi: 'Trả lời trên diễn đàn', en: 'Replies in the forum' },
  kind_FAQ_CMT_hint: { vi: 'Ở bài bạn đã viết hoặc đã trả lời', en: 'To posts that you wrote or replied to' },
  kind_DOC_IMPORT: { vi: 'Nhập tài liệu', en: 'Document imports' },
  kind_DOC_IMPORT_hint: { vi: 'Khi việc nhập của bạn xong hoặc không được', en: 'When yours is done or has failed' },
  kind_DOC_CHANGED: { vi: 'Tài liệu viện dẫn thay đổi', en: 'Changes of referenced documents' },
  kind_DOC_CHANGED_hint: {
    vi: 'Phiên bản mới thay đổi điều mà câu hỏi của bạn viện dẫn',
    en: 'A new version changes what your questions refer to',
  },
  kind_DOC_EXPIRE: { vi: 'Tài liệu sắp hết hạn', en: 'Documents that expire' },
  kind_DOC_EXPIRE_hint: { vi: 'Trước 30, 7, 1 ngày và đúng ngày', en: '30, 7 and 1 days before, and on the day' },
} satisfies Texts
