import type { Entities } from './entity.ts'

export const audits = {
  audit: {
    table: 'audits',
    title: 'name',
    link: '/checklist/:id/view',
    isReviewed: true,
    found: 'audits',
    trail: ['created', 'updated', 'deleted', 'approved', 'rejected'],
  },
  audit_item: {
    table: 'audit_items',
    title: 'composed',
    link: null,
    isReviewed: false,
    found: 'findings',
    trail: [],
  },
  comment: { table: 'comments', title: null, link: null, isReviewed: false, found: null, trail: [] },
  minutes: { table: 'minutes', title: 'number', link: null, isReviewed: false, found: null, trail: [] },
  plan: { table: 'audit_plans', title: 'composed', link: null, isReviewed: false, found: null, trail: [] },
} as const satisfies Entities
