import type { Texts } from '../text.ts'

export const session = {
  banner: { vi: 'Phần mềm kiểm tra chất lượng và tuân thủ', en: 'Quality inspection and compliance software' },
  version: { vi: 'Phiên bản {{version}}', en: 'Version {{version}}' },
  sign_in: { vi: 'Đăng nhập', en: 'Sign in' },
  sign_in_about: {
    vi: 'Dùng tài khoản do quản trị viên cấp cho bạn.',
    en: 'Use the account your administrator gave you.',
  },
  held_here: {
    vi: 'mục chưa gửi vẫn ở nguyên trên máy này, và tự gửi đi khi người nhập đăng nhập lại.',
    en: 'not sent yet, and safe on this device. It goes by itself once its writer has signed in again.',
  },
  sign_out: { vi: 'Đăng xuất', en: 'Sign out' },
  email: { vi: 'Email', en: 'Email' },
  password: { vi: 'Mật khẩu', en: 'Password' },
  type: { vi: 'Loại tài khoản', en: 'User type' },
  internal: { vi: 'Nội bộ', en: 'Internal' },
  external: { vi: 'Bên ngoài', en: 'External' },
  captcha_failed: {
    vi: 'Không xác minh được. Vui lòng thử lại.',
    en: 'The verification did not work. Please try again.',
  },
  show_password: { vi: 'Hiện mật khẩu', en: 'Show password' },
  login_failed: { vi: 'Đăng nhập thất bại', en: 'Login failed' },
  login_check: {
    vi: 'Kiểm tra email, mật khẩu và loại tài khoản.',
    en: 'Check email, password and user type.',
  },
  ended: {
    vi: 'Phiên làm việc đã kết thúc. Vui lòng đăng nhập lại.',
    en: 'Your session has ended. Please sign in again.',
  },
  ended_title: { vi: 'Phiên làm việc đã kết thúc', en: 'Your session has ended' },
  ended_text: {
    vi: '{{name}}, vui lòng đăng nhập lại. Nội dung bạn đã nhập vẫn còn ở đây; nếu bạn vừa bấm lưu, nội dung sẽ được gửi lại sau khi đăng nhập.',
    en: '{{name}}, please sign in again. What you entered is still here; if you were saving it, it is sent as soon as you are back.',
  },
  rights_lost: {
    vi: 'Bạn đã đăng nhập lại nhưng không còn quyền thực hiện việc này. Nội dung bạn đã nhập vẫn còn ở đây để sao chép.',
    en: 'You are signed in again, but you are no longer allowed to do this. What you entered is still here to be copied.',
  },
  signed_out: { vi: 'Bạn đã đăng xuất.', en: 'You are signed out.' },
  promise: {
    vi: 'Từ danh mục kiểm tra đến biên bản: một nơi cho toàn bộ đợt đánh giá.',
    en: 'From the checklist to the minutes: one place for the whole audit.',
  },
} satisfies Texts
