import type { Texts } from '../text.ts'

export const failures = {
  number: {
    vi: 'Nếu lỗi lặp lại, hãy báo cho quản trị viên số này: {{number}}.',
    en: 'If it happens again, tell your administrator this number: {{number}}.',
  },
} satisfies Texts
