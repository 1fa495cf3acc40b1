import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const trailRoute = route('/trail', {
  component: screen(() => import('./trail-screen.tsx'), 'TrailScreen'),
  title: 'menu.trail',
  crumbs: [{ text: 'menu.administration' }],
})

export const trailRoutes = [trailRoute] as const
