import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const settingsRoute = route('/settings', {
  component: screen(() => import('./settings-screen.tsx'), 'SettingsScreen'),
  title: 'settings.title',
  crumbs: [{ text: 'menu.administration' }],
})

export const settingRoutes = [settingsRoute] as const
