import { createRoute } from '@tanstack/react-router'
import { screen } from '../../ui/part.tsx'
import { signedInRoute } from '../../lib/routing.tsx'

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
