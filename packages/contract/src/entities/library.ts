import type { Entities } from './entity.ts'

export const library = {
  category: {
    table: 'categories',
    title: 'name',
    link: null,
    isReviewed: false,
    found: null,
    trail: ['created', 'updated', 'deleted'],
  },
  library_group: {
    table: 'library_groups',
    title: 'composed',
    link: '/checklist-item/list?group_id=:id',
    isReviewed: true,
    found: null,
    trail: ['created', 'updated', 'deleted', 'approved', 'rejected'],
  },
  library_item: {
    table: 'library_items',
    title: 'header',
    link: '/checklist-item/list?group_id=:group_id&panel=item&item=:id',
    isReviewed: true,
    found: 'items',
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
  item_status: {
    table: 'item_statuses',
    title: 'composed',
    link: null,
    isReviewed: false,
    found: null,
    trail: ['created', 'updated', 'deleted', 'ready_set_added'],
  },
  tag: {
    table: 'tags',
    title: 'name',
    link: null,
    isReviewed: false,
    found: null,
    trail: ['created', 'updated', 'deleted'],
  },
} as const satisfies Entities
