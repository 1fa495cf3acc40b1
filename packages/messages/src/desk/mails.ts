import type { Texts } from '../text.ts'

export const mails = {
  title: { vi: 'Thư đã gửi', en: 'Mail' },
  about: {
    vi: 'Thư hệ thống gửi cho người dùng. Khi chưa có máy chủ thư, thư nằm ở đây để quản trị viên chuyển tay.',
    en: 'What the product writes to people. While there is no mail server, it stays here for an administrator to hand on.',
  },
  no_server: {
    vi: 'Chưa có máy chủ thư. Hãy đặt APRON_SMTP_URL để thư được gửi đi.',
    en: 'There is no mail server. Set APRON_SMTP_URL to have mail sent.',
  },
  empty: { vi: 'Chưa có thư nào', en: 'No mail yet' },
  empty_hint: { vi: 'Thư khôi phục mật khẩu sẽ hiện ở đây.', en: 'Mail about lost passwords will be here.' },
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
  open: { vi: 'Xem nội dung', en: 'Show the words' },
  open_once: {
    vi: 'Nội dung chỉ hiện một lần, vì có thể chứa liên kết đăng nhập. Việc xem được ghi vào nhật ký.',
    en: 'The words are shown once, as they may hold a link that lets somebody in. That you saw them is in the audit trail.',
  },
  retry: { vi: 'Gửi lại', en: 'Send again' },
  retried: { vi: 'Thư sẽ được gửi lại', en: 'The mail will be sent again' },
  why: {
    vi: 'Bạn nhận thư này vì có tài khoản tại {{product}}.',
    en: 'You get this mail because you have an account at {{product}}.',
  },
} satisfies Texts

export const menu = {
  mails: { vi: 'Thư đã gửi', en: 'Mail' },
} satisfies Texts
