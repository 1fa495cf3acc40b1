import type { Texts } from '../text.ts'

/** Why a file that somebody chose cannot be taken. */
export const fileProblems = {
  too_large: {
    vi: 'Tệp "{{name}}" quá lớn: {{size}}, tối đa {{max}}.',
    en: '"{{name}}" is too large: {{size}}, at most {{max}}.',
  },
  type: {
    vi: 'Tệp "{{name}}" không thuộc loại được chấp nhận ({{accepted}}).',
    en: '"{{name}}" is not of an accepted type ({{accepted}}).',
  },
  heic: {
    vi: 'Tệp "{{name}}" là ảnh HEIC. Hãy chọn JPEG trong cài đặt máy ảnh (iPhone: Cài đặt › Camera › Định dạng › Tương thích nhất) rồi chụp lại.',
    en: '"{{name}}" is a HEIC picture. Choose JPEG in the camera’s settings (iPhone: Settings › Camera › Formats › Most Compatible) and take it again.',
  },
  empty: { vi: 'Tệp "{{name}}" không có nội dung (0 KB).', en: '"{{name}}" is empty.' },
  unreadable: { vi: 'Không đọc được hình ảnh "{{name}}".', en: 'The picture "{{name}}" cannot be read.' },
} satisfies Texts
