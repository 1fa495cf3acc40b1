import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '../../lib/routing.tsx'

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/notification',
  component: lazyRouteComponent(() => import('./notifications-screen.tsx'), 'NotificationsScreen'),
  staticData: { title: 'notifications.title', everybody: { icon: 'bell' } },
})

export const notificationRoutes = [notificationsRoute] as const
