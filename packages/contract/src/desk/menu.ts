import type { MenuLine } from '../capabilities/menu.ts'
import { dashboard } from './dashboard.ts'

export const menu: readonly MenuLine[] = [
  { below: 'menu.work', name: 'menu.dashboard', url: '/dashboard', icon: 'home', access: dashboard.itemsToFix.access },
  { below: 'menu.administration', name: 'menu.jobs', url: '/jobs', icon: 'stack-2', access: 'administrators' },
  { below: 'menu.personal', name: 'menu.qr_code', url: '/qr-code', icon: 'qrcode', access: 'signed-in' },
]
