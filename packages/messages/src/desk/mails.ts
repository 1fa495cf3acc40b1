import type { Texts } from '../text.ts'

export const mails = {
  title: { vi: 'Thư điện tử', en: 'Mail' },
  about: {
    vi: 'Thư hệ thống gửi cho người dùng. Khi chưa có máy chủ thư, thư nằm ở đây để quản trị viên chuyển tay.',
    en: 'Mail from the product to people. While there is no mail server, it stays here for an administrator to pass on.',
  },
  empty: { vi: 'Chưa có thư nào', en: 'No mail yet' },
  empty_hint: {
    vi: 'Thư khôi phục mật khẩu, lời mời và thư thông báo sẽ hiện ở đây.',
    en: 'Mail about lost passwords, invitations and notifications will be here.',
  },
  empty_filtered: { vi: 'Không có thư nào khớp bộ lọc', en: 'No mail matches' },
  search: { vi: 'Tìm theo người nhận hoặc tiêu đề', en: 'Search by recipient or subject' },
  to: { vi: 'Người nhận', en: 'To' },
  subject: { vi: 'Tiêu đề', en: 'Subject' },
  state: { vi: 'Trạng thái', en: 'State' },
  all_states: { vi: 'Mọi trạng thái', en: 'Every state' },
  state_waiting: { vi: 'Đang chờ gửi', en: 'Waiting' },
  state_sent: { vi: 'Đã gửi', en: 'Sent' },
  state_kept: { vi: 'Giữ lại', en: 'Kept' },
  state_failed: { vi: 'Không gửi được', en: 'Failed' },
  written: { vi: 'Lúc', en: 'Written' },
  tries: { vi: 'Số lần gửi', en: 'Tries' },
  open: { vi: 'Xem nội dung', en: 'Show the text' },
  open_once: {
    vi: 'Nội dung chỉ hiện một lần, vì có thể chứa liên kết đăng nhập. Việc xem được ghi vào nhật ký.',
    en: 'The text is shown once, as it may hold a link that grants access. That you saw it is recorded in the audit trail.',
  },
  retry: { vi: 'Gửi lại', en: 'Send again' },
  retried: { vi: 'Thư sẽ được gửi lại', en: 'The mail will be sent again' },
  product_of: { vi: '{{product}} của {{company}}', en: '{{product}} of {{company}}' },
  why: {
    vi: 'Bạn nhận thư này vì có tài khoản tại {{product}}.',
    en: 'You get this mail because you have an account at {{product}}.',
  },
} satisfies Texts

export const menu = {
  mails: { vi: 'Thư điện tử', en: 'Mail' },
} satisfies Texts

export const errors = {
  mail_not_sealed: {
    vi: 'Nội dung thư này đã được hiện một lần và không hiện lại nữa.',
    en: 'The text of this mail has been shown once and is not shown again.',
  },
  mail_on_its_way: {
    vi: 'Thư này đã gửi hoặc đang chờ gửi.',
    en: 'This mail was sent, or is waiting to be.',
  },
} satisfies Texts

export const nouns = {
  mail_one: { vi: 'thư', en: 'mail' },
  mail_other: { vi: 'thư', en: 'mails' },
} satisfies Texts
