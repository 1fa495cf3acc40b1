import { createRoute, redirect } from '@tanstack/react-router'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist-item-status/list',
  component: screen(() => import('./item-statuses-screen.tsx'), 'ItemStatusesScreen'),
  staticData: { title: 'itemStatuses.title', crumbs: [{ text: 'menu.library' }] },
})

const crumbs = [{ text: 'menu.library' }, { text: 'itemStatuses.title', to: '/checklist-item-status/list' }] as const

const createStatusRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist-item-status/create',
  component: screen(() => import('./item-status-screens.tsx'), 'NewItemStatusScreen'),
  staticData: { title: 'itemStatuses.add', crumbs },
})

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist-item-status/edit/$id',
  component: screen(() => import('./item-status-screens.tsx'), 'EditItemStatusScreen'),
  staticData: { title: 'itemStatuses.edit', crumbs },
})

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/checklist-item-status',
  beforeLoad: () => {
    throw redirect({ to: '/checklist-item-status/list', replace: true })
  },
})

export const itemStatusRoutes = [homeRoute, listRoute, createStatusRoute, editRoute] as const
