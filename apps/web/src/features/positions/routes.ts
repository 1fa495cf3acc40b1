import { positions } from '@apron/contract'
import { createRoute } from '@tanstack/react-router'
import { filtersOf } from '../../lib/filters.ts'
import { screen } from '../../ui/part.tsx'
import { signedInRoute } from '../../lib/routing.tsx'

const positionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/position',
  ...filtersOf(positions.list),
  component: screen(() => import('./positions-screen.tsx'), 'PositionsScreen'),
  staticData: { title: 'positions.title', crumbs: [{ text: 'menu.administration' }] },
})

export const positionRoutes = [positionsRoute] as const
