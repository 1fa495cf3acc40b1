import type { Entities } from './entity.ts'

export const desk = {
  mail: { table: 'mails', title: 'subject', link: null, isReviewed: false, found: null, trail: [] },
  job: { table: 'jobs', title: null, link: null, isReviewed: false, found: null, trail: [] },
} as const satisfies Entities
