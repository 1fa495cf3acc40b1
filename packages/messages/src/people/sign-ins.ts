import type { Texts } from '../text.ts'

/** Tries to sign in to one's own account: on the profile, and by mail from a place that is new. */
export const signIns = {
  title: { vi: 'Lịch sử đăng nhập', en: 'Sign-in history' },
  about: {
    vi: 'Những lần đăng nhập vào tài khoản của bạn trong 180 ngày qua, kể cả những lần không thành công.',
    en: 'Who signed in to your account in the last 180 days, or tried to.',
  },
  none: { vi: 'Chưa có lần đăng nhập nào', en: 'No sign-in yet' },
  none_hint: { vi: 'Lần đăng nhập tiếp theo sẽ hiện ở đây.', en: 'The next one will be here.' },
  succeeded: { vi: 'Thành công', en: 'Succeeded' },
  failed: { vi: 'Không thành công', en: 'Failed' },
  line: { vi: '{{time}}, từ địa chỉ {{address}}', en: '{{time}}, from {{address}}' },

  subject: { vi: 'Đăng nhập mới vào {{product}}', en: 'A new sign-in to {{product}}' },
  text: {
    vi: 'Tài khoản {{email}} vừa được đăng nhập từ một mạng hoặc trình duyệt chưa dùng trong 90 ngày qua: {{device}}, địa chỉ {{address}}, lúc {{time}}.',
    en: 'Somebody has signed in to the account {{email}} from a network or with a browser that it had not seen for 90 days: {{device}}, address {{address}}, at {{time}}.',
  },
  fine: { vi: 'Nếu là bạn thì không cần làm gì.', en: 'If it was you, there is nothing to do.' },
  alarm: {
    vi: 'Nếu không phải bạn, hãy đổi mật khẩu, chọn đăng xuất khỏi các thiết bị khác và báo cho quản trị viên.',
    en: 'If it was not you, change your password, sign out everywhere else and tell an administrator.',
  },
} satisfies Texts
