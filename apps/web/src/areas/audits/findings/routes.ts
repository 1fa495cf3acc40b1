import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const findingWayRoute = route('/finding/$id', {
  component: screen(() => import('./finding-screen.tsx'), 'FindingScreen'),
  title: 'findingWay.title',
  crumbs: [{ text: 'register.title', to: '/findings' }],
  asks: ['/findings/$id', '/findings/$id/comments'],
})

export const findingWayRoutes = [findingWayRoute] as const
