import type { Texts } from '../../text.ts'

/** What was done about findings, frozen up to a day. */
export const addenda = {
  title: { vi: 'Phụ lục khắc phục', en: 'Addenda of corrections' },
  about: {
    vi: 'Báo cáo hành động khắc phục của mọi phát hiện, cố định đến một ngày, có số và mã kiểm chứng riêng, bổ sung cho bộ hồ sơ biên bản.',
    en: 'The corrective action reports of all findings, frozen up to a day, with a number and a check code of their own, to go with the pack of the minutes.',
  },
  number: { vi: 'Phụ lục khắc phục số {{number}}', en: 'Corrections addendum {{number}}' },
  paper: { vi: 'Phụ lục khắc phục', en: 'Corrections addendum' },
  pack: { vi: 'Bộ hồ sơ phụ lục khắc phục', en: 'Pack of a corrections addendum' },
  until: { vi: 'Khắc phục đến ngày', en: 'Corrections up to' },
  saved_by: { vi: 'Người lưu', en: 'Saved by' },
  saved_at: { vi: '{{name}}, {{time}}', en: '{{name}}, {{time}}' },
  verified: { vi: 'Đã xác nhận', en: 'Verified' },
  of_all: { vi: '{{count}} trên {{total}} phát hiện', en: '{{count}} of {{total}} findings' },
  files: { vi: 'Tệp', en: 'Files' },
  save: { vi: 'Lưu phụ lục đến hôm nay', en: 'Save an addendum up to today' },
  saved: { vi: 'Đã lưu phụ lục khắc phục số {{number}}.', en: 'Corrections addendum {{number}} is saved.' },
  empty: { vi: 'Chưa có phụ lục nào', en: 'No addendum yet' },
  empty_hint: {
    vi: 'Khi đã có việc khắc phục, lưu phụ lục để cơ quan quản lý nhận được cùng với biên bản.',
    en: 'Once corrections have been made, save an addendum for the regulator to have with the minutes.',
  },
} satisfies Texts
