import type { Texts } from '../text.ts'

/** Somebody new chooses their password themselves: on the screens, by mail, and on the page of the link. */
export const invitations = {
  how: { vi: 'Cách vào lần đầu', en: 'First sign-in' },
  by_mail: { vi: 'Gửi thư mời', en: 'Invite by mail' },
  by_mail_hint: {
    vi: 'Người này nhận một liên kết dùng được trong {{days}} ngày và tự đặt mật khẩu.',
    en: 'This person gets a link that is good for {{days}} days and chooses the password themselves.',
  },
  by_password: { vi: 'Đặt mật khẩu tại đây', en: 'Set the password here' },
  sent: { vi: 'Đã gửi lời mời', en: 'The invitation is on its way' },
  open: { vi: 'Đã mời', en: 'Invited' },
  expired: { vi: 'Lời mời hết hạn', en: 'Invitation expired' },
  withdrawn: { vi: 'Chưa có mật khẩu', en: 'No password yet' },
  send: { vi: 'Gửi lời mời', en: 'Send an invitation' },
  send_again: { vi: 'Gửi lại lời mời', en: 'Send the invitation again' },
  withdraw: { vi: 'Thu hồi lời mời', en: 'Withdraw the invitation' },
  is_withdrawn: { vi: 'Đã thu hồi lời mời', en: 'The invitation has been withdrawn' },
  withdraw_confirm: { vi: 'Thu hồi lời mời?', en: 'Withdraw the invitation?' },
  withdraw_text: {
    vi: 'Liên kết đã gửi cho {{name}} sẽ không dùng được nữa. Tài khoản vẫn còn; bạn có thể gửi lời mời khác hoặc đặt mật khẩu.',
    en: 'The link that {{name}} was sent is no longer good. The account stays: you can send another invitation or set a password.',
  },

  subject: { vi: 'Lời mời sử dụng {{product}}', en: 'Your invitation to {{product}}' },
  text: {
    vi: '{{inviter}} đã tạo tài khoản {{email}} cho bạn tại {{product}}. Hãy mở liên kết sau để tự đặt mật khẩu. Liên kết dùng được một lần, trong {{days}} ngày:',
    en: '{{inviter}} has made the account {{email}} for you at {{product}}. Open this link and choose your own password. It can be used once, within {{days}} days:',
  },
  type_internal: {
    vi: 'Khi đăng nhập, hãy chọn loại tài khoản “Nội bộ”.',
    en: 'When you sign in, choose the user type “Internal”.',
  },
  type_external: {
    vi: 'Khi đăng nhập, hãy chọn loại tài khoản “Bên ngoài”.',
    en: 'When you sign in, choose the user type “External”.',
  },
  ask: {
    vi: 'Nếu cần hỏi, hãy liên hệ {{inviter}} ({{address}}).',
    en: 'If you have questions, ask {{inviter}} ({{address}}).',
  },
  ignore: {
    vi: 'Nếu bạn không chờ thư này, hãy bỏ qua. Không ai vào được tài khoản khi chưa có mật khẩu.',
    en: 'If you did not expect this mail, ignore it. Nobody gets into the account before it has a password.',
  },

  title: { vi: 'Chào mừng bạn', en: 'Welcome' },
  about: {
    vi: 'Xác nhận email nhận được lời mời rồi đặt mật khẩu của bạn, nhập hai lần.',
    en: 'Confirm the email that was invited, and choose your password, twice.',
  },
  save: { vi: 'Đặt mật khẩu', en: 'Set the password' },
  done: { vi: 'Đã đặt mật khẩu. Bạn có thể đăng nhập.', en: 'Your password is set. You can sign in now.' },
} satisfies Texts

export const errors = {
  has_password: {
    vi: 'Người này đã có mật khẩu nên không cần lời mời.',
    en: 'This person has a password already and needs no invitation.',
  },
  no_invitation: { vi: 'Không có lời mời nào đang mở.', en: 'There is no open invitation.' },
  too_many_invitations: {
    vi: 'Đã gửi quá nhiều lời mời cho người này. Hãy thử lại sau {{minutes}} phút.',
    en: 'This person was sent too many invitations. Try again in {{minutes}} minutes.',
  },
} satisfies Texts
