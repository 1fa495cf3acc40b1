import { createRoute } from '@tanstack/react-router'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/notification',
  component: screen(() => import('./notifications-screen.tsx'), 'NotificationsScreen'),
  staticData: { title: 'notifications.title', ownAccount: true, everybody: { icon: 'bell' } },
})

export const notificationRoutes = [notificationsRoute] as const
