import { createRoute } from '@tanstack/react-router'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const menuRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/group/$groupId/menu',
  component: screen(() => import('./menu-screen.tsx'), 'MenuScreen'),
  staticData: {
    title: 'menus.title',
    crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
  },
})

export const menuRoutes = [menuRoute] as const
