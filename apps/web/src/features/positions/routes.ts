import { positions } from '@apron/contract'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { filtersOf } from '../../lib/filters.ts'
import { signedInRoute } from '../../lib/routing.tsx'

const positionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/position',
  ...filtersOf(positions.list),
  component: lazyRouteComponent(() => import('./positions-screen.tsx'), 'PositionsScreen'),
  staticData: { title: 'positions.title', crumbs: [{ text: 'menu.administration' }] },
})

export const positionRoutes = [positionsRoute] as const
