import { positions } from '@apron/contract/people'
import { createRoute } from '@tanstack/react-router'
import { filtersOf } from '../../../lib/page/filters.ts'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const positionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/position',
  ...filtersOf(positions.list),
  component: screen(() => import('./positions-screen.tsx'), 'PositionsScreen'),
  staticData: { title: 'positions.title', crumbs: [{ text: 'menu.administration' }] },
})

export const positionRoutes = [positionsRoute] as const
