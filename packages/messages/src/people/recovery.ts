import type { Texts } from '../text.ts'

export const recovery = {
  forgot: { vi: 'Quên mật khẩu?', en: 'Forgot password?' },
  title: { vi: 'Khôi phục mật khẩu', en: 'Recover your password' },
  about: {
    vi: 'Nhập email của tài khoản. Chúng tôi sẽ gửi một liên kết để bạn đặt mật khẩu mới.',
    en: 'Enter the email of your account. We will send a link with which you choose a new password.',
  },
  send: { vi: 'Gửi liên kết', en: 'Send the link' },
  back: { vi: 'Quay lại đăng nhập', en: 'Back to sign in' },
  asked: {
    vi: 'Nếu email này có tài khoản, liên kết khôi phục sẽ được gửi đến trong vài phút.',
    en: 'If this email has an account, a recovery link will arrive at the email address within a few minutes.',
  },
  new_title: { vi: 'Đặt mật khẩu mới', en: 'Choose a new password' },
  new_about: {
    vi: 'Xác nhận email của bạn rồi nhập mật khẩu mới hai lần. Các phiên đăng nhập khác sẽ kết thúc.',
    en: 'Confirm your email and enter the new password twice. Every other session of yours ends.',
  },
  new_password: { vi: 'Mật khẩu mới', en: 'New password' },
  again: { vi: 'Nhập lại mật khẩu mới', en: 'Confirm password' },
  save: { vi: 'Lưu mật khẩu', en: 'Save password' },
  done: { vi: 'Đổi mật khẩu thành công', en: 'Change password success' },
  set: {
    vi: 'Đã đặt mật khẩu mới. Nếu trình duyệt này đang đăng nhập một tài khoản khác, hãy đăng xuất trước khi dùng mật khẩu đó.',
    en: 'The new password is set. If this browser is signed in with another account, sign out there before you use it.',
  },
  go_on: { vi: 'Về ứng dụng', en: 'To the application' },
  ask_again: { vi: 'Yêu cầu liên kết mới', en: 'Ask for a new link' },

  greeting: { vi: 'Chào {{name}},', en: 'Hello {{name}},' },
  link_subject: { vi: 'Đặt lại mật khẩu {{product}}', en: 'Reset your {{product}} password' },
  link_text: {
    vi: 'Có người, có thể là bạn, vừa yêu cầu đặt lại mật khẩu của tài khoản {{email}}. Liên kết sau dùng được một lần, trong {{minutes}} phút:',
    en: 'Somebody, perhaps you, has asked to reset the password of the account {{email}}. This link can be used once, within {{minutes}} minutes:',
  },
  link_ignore: {
    vi: 'Nếu không phải bạn, hãy bỏ qua thư này. Mật khẩu của bạn vẫn như cũ.',
    en: 'If it was not you, ignore this mail. Your password stays as it is.',
  },
  closed_subject: { vi: 'Tài khoản {{product}} của bạn đang bị khóa', en: 'Your {{product}} account is deactivated' },
  closed_text: {
    vi: 'Có người, có thể là bạn, vừa yêu cầu đặt lại mật khẩu của tài khoản {{email}}. Tài khoản này đang bị khóa nên không đặt lại được. Nếu bạn cần dùng lại, hãy liên hệ quản trị viên.',
    en: 'Somebody, perhaps you, has asked to reset the password of the account {{email}}. The account is deactivated, so this is not possible. If you need it again, ask an administrator.',
  },
  changed_subject: { vi: 'Mật khẩu {{product}} của bạn vừa được đổi', en: 'Your {{product}} password was changed' },
  changed_text: {
    vi: 'Mật khẩu của tài khoản {{email}} vừa được đặt lại bằng liên kết khôi phục, và mọi phiên đăng nhập trước đó đã kết thúc.',
    en: 'The password of the account {{email}} was just reset with a recovery link, and every session before it has ended.',
  },
  changed_alarm: {
    vi: 'Nếu không phải bạn, hãy báo ngay cho quản trị viên.',
    en: 'If it was not you, tell an administrator at once.',
  },
} satisfies Texts

export const errors = {
  reset_gone: {
    vi: 'Liên kết này đã được dùng hoặc đã hết hạn. Hãy yêu cầu liên kết mới.',
    en: 'This link was used or has expired. Ask for a new one.',
  },
  too_many_recoveries: {
    vi: 'Đã yêu cầu quá nhiều lần. Hãy thử lại sau {{minutes}} phút.',
    en: 'That was asked too often. Try again in {{minutes}} minutes.',
  },
} satisfies Texts
