import type { Texts } from '../text.ts'

/** What the audit trail calls what was done, where that is not put together from the noun: the name of the entry, with two lines for its dot. */
export const trailActions = {
  upload__begun: { vi: 'Bắt đầu gửi tệp theo từng phần', en: 'Began to send a file in parts' },
  upload__part_kept: { vi: 'Gửi một phần của tệp', en: 'Sent a part of a file' },
  upload__completed: { vi: 'Gửi xong tệp', en: 'Sent a whole file' },
  upload__dropped: { vi: 'Bỏ tệp đang gửi', en: 'Cancelled sending a file' },
} satisfies Texts
