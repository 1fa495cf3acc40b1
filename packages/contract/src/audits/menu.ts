import type { MenuLine } from '../capabilities/menu.ts'
import { checklists } from './audits.ts'

export const menu: readonly MenuLine[] = [
  {
    below: 'menu.work',
    name: 'menu.audits',
    url: '/checklist/list',
    icon: 'clipboard-check',
    access: checklists.list.access,
  },
]
