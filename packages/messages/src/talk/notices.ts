import type { Texts } from '../text.ts'

/** Notification preferences. */
export const notices = {
  about: {
    vi: 'Chọn cách nhận từng loại thông báo. Thay đổi có hiệu lực ngay với những việc xảy ra sau đó.',
    en: 'Choose how each kind reaches you. A change applies to whatever happens from then on.',
  },
  way_at_once: { vi: 'Ngay', en: 'At once' },
  way_morning: { vi: 'Lúc 07:00', en: 'At 07:00' },
  way_off: { vi: 'Tắt', en: 'Off' },
  ways: {
    vi: 'Ngay: hiện trên màn hình và đếm ở chuông. Lúc 07:00: gộp thành một dòng mỗi sáng. Tắt: không lưu và không báo.',
    en: 'At once: shown on the screen and counted at the bell. At 07:00: one line each morning. Off: no notification.',
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
  kind_WAITING: { vi: 'Chờ bạn phê duyệt', en: 'Waiting for your decision' },
  kind_WAITING_hint: {
    vi: 'Có hồ sơ bắt đầu chờ bạn phê duyệt',
    en: 'Records awaiting your approval',
  },
  kind_MENTION: { vi: 'Nhắc tên', en: 'Mentions' },
  kind_MENTION_hint: {
    vi: 'Ai đó viết @ và tên bạn trong ghi nhận, diễn đàn hoặc trò chuyện',
    en: 'Somebody writes @ and your name in a comment, the forum or a chat',
  },
  kind_CHANGESTATUS: { vi: 'Đổi trạng thái', en: 'Changes of status' },
  kind_CHANGESTATUS_hint: {
    vi: 'Đợt đánh giá của bạn và những hồ sơ bạn đã lập',
    en: 'Of your audits and of records that you wrote',
  },
} satisfies Texts
