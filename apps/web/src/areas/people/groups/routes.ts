import { groups } from '@apron/contract/people'
import { createRoute, redirect } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/group/list',
  ...filtersOf(groups.list),
  component: screen(() => import('./groups-screen.tsx'), 'GroupsScreen'),
  staticData: { title: 'groups.title', crumbs: [{ text: 'menu.administration' }] },
})

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/group',
  beforeLoad: () => {
    throw redirect({ to: '/group/list', replace: true })
  },
})

export const groupRoutes = [homeRoute, listRoute] as const
