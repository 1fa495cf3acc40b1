import type { Texts } from './text.ts'

export const session = {
  banner: { vi: 'Phần mềm kiểm tra chất lượng và tuân thủ', en: 'Quality inspection and compliance software' },
  version: { vi: 'Phiên bản {{version}}', en: 'Version {{version}}' },
  sign_in: { vi: 'Đăng nhập', en: 'Sign in' },
  sign_out: { vi: 'Đăng xuất', en: 'Sign out' },
  email: { vi: 'Email', en: 'Email' },
  password: { vi: 'Mật khẩu', en: 'Password' },
  type: { vi: 'Loại tài khoản', en: 'User type' },
  internal: { vi: 'Nội bộ', en: 'Internal' },
  external: { vi: 'Bên ngoài', en: 'External' },
  verifying: { vi: 'Đang xác minh…', en: 'Verifying…' },
  show_password: { vi: 'Hiện mật khẩu', en: 'Show password' },
} satisfies Texts
