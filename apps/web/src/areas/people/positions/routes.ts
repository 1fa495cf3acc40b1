import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const positionsRoute = route('/position', {
  component: screen(() => import('./positions-screen.tsx'), 'PositionsScreen'),
  title: 'positions.title',
  crumbs: [{ text: 'menu.administration' }],
})

export const positionRoutes = [positionsRoute] as const
