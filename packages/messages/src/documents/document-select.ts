import type { Texts } from '../text.ts'

/** What is said where one document is chosen of all. */
export const documentSelect = {
  expired: { vi: 'đã hết hạn', en: 'expired' },
  more_one: {
    vi: 'Còn {{count}} tài liệu nữa: gõ tên để tìm.',
    en: '{{count}} more document: type its name to find it.',
  },
  more_other: {
    vi: 'Còn {{count}} tài liệu nữa: gõ tên để tìm.',
    en: '{{count}} more documents: type a name to find one.',
  },
  none: { vi: 'Chưa có tài liệu nào', en: 'There is no document yet' },
} as const satisfies Texts
