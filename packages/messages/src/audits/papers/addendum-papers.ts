import type { Texts } from '../../text.ts'

/** What stands on the papers of an addendum besides what the corrective action report says. */
export const addendumPapers = {
  addendum_number: { vi: 'Phụ lục khắc phục số {{number}}', en: 'Corrections addendum {{number}}' },
  addendum_to: {
    vi: 'Kèm biên bản {{minutes}} · khắc phục đến ngày {{date}}',
    en: 'To minutes {{minutes}} · corrections up to {{date}}',
  },
  addendum_register: { vi: 'Danh mục khắc phục phát hiện', en: 'Register of corrections' },
} satisfies Texts
