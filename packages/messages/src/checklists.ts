import type { Texts } from './text.ts'

export const checklists = {
  copy: { vi: 'bản sao', en: 'copy' },
} satisfies Texts
