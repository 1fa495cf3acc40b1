import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const listRoute = route('/checklist-item-status/list', {
  component: screen(() => import('./item-statuses-screen.tsx'), 'ItemStatusesScreen'),
  title: 'itemStatuses.title',
  crumbs: [{ text: 'menu.library' }],
})

const crumbs = [{ text: 'menu.library' }, { text: 'itemStatuses.title', to: '/checklist-item-status/list' }] as const

const createStatusRoute = route('/checklist-item-status/create', {
  component: screen(() => import('./item-status-screens.tsx'), 'NewItemStatusScreen'),
  title: 'itemStatuses.add',
  crumbs,
})

const editRoute = route('/checklist-item-status/edit/$id', {
  component: screen(() => import('./item-status-screens.tsx'), 'EditItemStatusScreen'),
  title: 'itemStatuses.edit',
  crumbs,
})

const homeRoute = route('/checklist-item-status', { leadsTo: '/checklist-item-status/list' })

export const itemStatusRoutes = [homeRoute, listRoute, createStatusRoute, editRoute] as const
