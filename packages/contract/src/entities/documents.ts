import type { Entities } from './entity.ts'

export const documents = {
  document_group: {
    table: 'document_groups',
    title: 'name',
    link: '/document/list?group_id=:id',
    isReviewed: true,
    found: null,
    trail: ['created', 'updated', 'deleted', 'approved', 'rejected'],
  },
  document: {
    table: 'documents',
    title: 'name',
    link: '/document/list?group_id=:group_id&document=:id',
    isReviewed: true,
    found: 'documents',
    trail: [
      'created',
      'updated',
      'deleted',
      'deleted_in_bulk',
      'approved',
      'approved_in_bulk',
      'rejected',
      'rejected_in_bulk',
    ],
  },
  document_version: {
    table: 'document_versions',
    title: 'composed',
    link: '/document/list?document=:group_id&panel=versions',
    isReviewed: true,
    found: null,
    trail: [],
  },
  document_item: {
    table: 'document_items',
    title: 'composed',
    link: null,
    isReviewed: false,
    found: null,
    trail: [],
  },
  media: { table: 'media', title: 'name', link: null, isReviewed: false, found: null, trail: [] },
} as const satisfies Entities
