import type { Texts } from './text.ts'

export const shell = {
  language: { vi: 'Ngôn ngữ', en: 'Language' },
  vietnamese: { vi: 'Tiếng Việt', en: 'Tiếng Việt' },
  english: { vi: 'English', en: 'English' },
} satisfies Texts
