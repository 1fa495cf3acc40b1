import { route } from '../../../lib/router/route.ts'
import { screen } from '../../../ui/page/part.tsx'

const waitingRoute = route('/waiting', {
  asks: ['/waiting?page=1&per_page=500&sort=desc'],
  component: screen(() => import('./waiting-screen.tsx'), 'WaitingScreen'),
  title: 'menu.waiting',
})

export const waitingRoutes = [waitingRoute] as const
