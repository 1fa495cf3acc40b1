import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const notificationsRoute = route('/notification', {
  component: screen(() => import('./notifications-screen.tsx'), 'NotificationsScreen'),
  title: 'notifications.title',
  ownAccount: true,
  everybody: { icon: 'bell' },
})

const preferencesRoute = route('/notification/settings', {
  component: screen(() => import('./preferences-screen.tsx'), 'PreferencesScreen'),
  title: 'notifications.settings',
  crumbs: [{ text: 'notifications.title', to: '/notification' }],
  ownAccount: true,
})

export const notificationRoutes = [notificationsRoute, preferencesRoute] as const
