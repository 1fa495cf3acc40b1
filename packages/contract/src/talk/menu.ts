import type { MenuLine } from '../capabilities/menu.ts'
import { notifications } from './notifications.ts'

export const menu: readonly MenuLine[] = [
  {
    below: 'menu.personal',
    name: 'menu.notifications',
    url: '/notification',
    icon: 'bell',
    access: notifications.list.access,
  },
]
