import { route } from '../../../lib/router/route.ts'
import { screen } from '../../../ui/page/part.tsx'

const notificationsRoute = route('/notification', {
  component: screen(() => import('./notifications-screen.tsx'), 'NotificationsScreen'),
  title: 'notifications.title',
  ownAccount: true,
  everybody: { icon: 'bell' },
})

export const notificationRoutes = [notificationsRoute] as const
