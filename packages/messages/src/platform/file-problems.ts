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
  unreadable: { vi: 'Không đọc được hình ảnh "{{name}}".', en: 'The picture "{{name}}" cannot be read.' },
} satisfies Texts
