import type { Texts } from '../text.ts'

/** Papers as files. */
export const exports = {
  pdf: { vi: 'PDF', en: 'PDF' },
  docx: { vi: 'Word (.docx)', en: 'Word (.docx)' },
  waiting: { vi: 'Tệp {{format}} đang chờ đến lượt…', en: 'The {{format}} file is waiting for its turn…' },
  running: { vi: 'Đang tạo tệp {{format}}: {{percent}}%', en: 'Making the {{format}} file: {{percent}}%' },
  progress: { vi: 'Tiến độ tạo tệp', en: 'Progress of the file' },
  cancel: { vi: 'Hủy tạo tệp', en: 'Cancel' },
  cancelled: { vi: 'Đã hủy tạo tệp {{format}}.', en: 'The {{format}} file was cancelled.' },
  done: { vi: 'Đã tải tệp {{name}} về máy.', en: 'Downloaded {{name}}.' },
  missing_letters_one: {
    vi: '{{count}} ký tự không có phông chữ nào in được, thay bằng □.',
    en: 'No font has {{count}} letter; it is printed as □.',
  },
  missing_letters_other: {
    vi: '{{count}} ký tự không có phông chữ nào in được, thay bằng □.',
    en: 'No font has {{count}} letters; they are printed as □.',
  },
  missing_pictures_one: {
    vi: 'Không đọc được {{count}} hình; tệp thiếu hình này.',
    en: '{{count}} picture could not be read and is missing in the file.',
  },
  missing_pictures_other: {
    vi: 'Không đọc được {{count}} hình; tệp thiếu các hình này.',
    en: '{{count}} pictures could not be read and are missing in the file.',
  },
} satisfies Texts
