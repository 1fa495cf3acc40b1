import type { MenuLine } from '../capabilities/menu.ts'
import { itemStatuses } from './item-statuses.ts'
import { checklistItems } from './questions.ts'

export const menu: readonly MenuLine[] = [
  {
    below: 'menu.library',
    name: 'menu.checklist_items',
    url: '/checklist-item/list',
    icon: 'list-tree',
    access: checklistItems.list.access,
  },
  {
    below: 'menu.library',
    name: 'menu.item_statuses',
    url: '/checklist-item-status/list',
    icon: 'circle-half',
    access: itemStatuses.list.access,
  },
]
