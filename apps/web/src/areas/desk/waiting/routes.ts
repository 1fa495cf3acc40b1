import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const waitingRoute = route('/waiting', {
  asks: ['/waiting?per_page=500', '/waiting/count'],
  component: screen(() => import('./waiting-screen.tsx'), 'WaitingScreen'),
  title: 'menu.waiting',
})

export const waitingRoutes = [waitingRoute] as const
