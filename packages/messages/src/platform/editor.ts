import type { Texts } from '../text.ts'

export const editor = {
  filled: {
    vi: 'Văn bản kèm định dạng dài {{used}} ký tự, được phép tối đa {{max}}.',
    en: 'With its formatting this text has {{used}} characters; {{max}} are allowed.',
  },
  tools: { vi: 'Định dạng', en: 'Formatting' },
  format: { vi: 'Định dạng chữ', en: 'Format text' },
  bold: { vi: 'Đậm', en: 'Bold' },
  italic: { vi: 'Nghiêng', en: 'Italic' },
  underline: { vi: 'Gạch chân', en: 'Underline' },
  heading: { vi: 'Tiêu đề', en: 'Heading' },
  bullets: { vi: 'Danh sách', en: 'List' },
  numbers: { vi: 'Danh sách đánh số', en: 'Numbered list' },
  link: { vi: 'Liên kết', en: 'Link' },
  link_address: { vi: 'Địa chỉ liên kết', en: 'Address of the link' },
  set_link: { vi: 'Gắn liên kết', en: 'Set link' },
  remove_link: { vi: 'Bỏ liên kết', en: 'Remove link' },
  picture: { vi: 'Thêm hình ảnh', en: 'Add a picture' },
  mention: { vi: 'Nhắc đến ai', en: 'Mention somebody' },
  mention_found_one: { vi: '{{count}} người, phím mũi tên để chọn', en: '{{count}} person, arrows choose' },
  mention_found_other: { vi: '{{count}} người, phím mũi tên để chọn', en: '{{count}} people, arrows choose' },
} satisfies Texts
