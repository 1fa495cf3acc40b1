import type { Texts } from '../text.ts'

/** When somebody else has saved the same thing meanwhile. */
export const changed = {
  title: { vi: 'Vừa có người khác lưu nội dung này', en: 'Somebody else has just saved this' },
  text: {
    vi: 'Chưa có gì bị ghi đè, và những thay đổi của bạn vẫn còn ở đây. Bạn muốn giữ bản nào?',
    en: 'Nothing has been overwritten, and your own changes are still here. Which of the two is to stay?',
  },
  take: { vi: 'Xem bản của người kia', en: 'Show theirs' },
  replace: { vi: 'Lưu bản của tôi', en: 'Save mine' },
} satisfies Texts
