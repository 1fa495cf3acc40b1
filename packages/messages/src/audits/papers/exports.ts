import type { Texts } from '../../text.ts'

/** Papers as files. */
export const exports = {
  export: { vi: 'Xuất {{format}}', en: 'Export {{format}}' },
  formats: { vi: 'Định dạng xuất', en: 'Formats to export' },
  doc: { vi: 'Word (.doc)', en: 'Word (.doc)' },
  pdf: { vi: 'PDF', en: 'PDF' },
  docx: { vi: 'Word (.docx)', en: 'Word (.docx)' },
  xlsx: { vi: 'Excel (.xlsx)', en: 'Excel (.xlsx)' },
  csv: { vi: 'CSV', en: 'CSV' },
  pack: { vi: 'Bộ hồ sơ (.zip)', en: 'Pack (.zip)' },
  pack_hint: {
    vi: 'Biên bản, kết quả và danh mục phát hiện ở mọi định dạng, bằng chứng ở kích thước gốc, bản scan đã ký, và tệp để kiểm tra tất cả',
    en: 'Minutes, result and register in every format, evidence at full size, signed scans, and a script that checks all of it',
  },
  pack_name: { vi: 'Bộ hồ sơ biên bản {{number}}', en: 'Pack of minutes {{number}}' },
  addendum_hint: {
    vi: 'Báo cáo hành động khắc phục và danh mục ở mọi định dạng, ảnh và tệp ở kích thước gốc, và tệp để kiểm tra tất cả',
    en: 'Corrective action reports and their register in every format, photos and files at full size, and a script that checks all of it',
  },
  addendum_name: { vi: 'Phụ lục khắc phục {{number}}', en: 'Addendum of corrections {{number}}' },
  pack_without_pdf: {
    vi: 'Máy chủ này không có bộ tạo PDF: bộ hồ sơ không có tệp PDF, mọi tệp khác đều đủ.',
    en: 'This server has no PDF writer: the pack holds no PDF; all else is in it.',
  },
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
