import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const menuRoute = route('/group/$groupId/menu', {
  component: screen(() => import('./menu-screen.tsx'), 'MenuScreen'),
  title: 'menus.title',
  crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
})

export const menuRoutes = [menuRoute] as const
