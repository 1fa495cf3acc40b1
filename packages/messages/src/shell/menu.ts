import type { Texts } from '../text.ts'

/** The lines and headings of the menu that a new installation starts with. */
export const menu = {
  work: { vi: 'Công việc', en: 'Work' },
  library: { vi: 'Thư viện', en: 'Library' },
  administration: { vi: 'Quản trị', en: 'Administration' },
  personal: { vi: 'Cá nhân', en: 'Personal' },
} satisfies Texts
