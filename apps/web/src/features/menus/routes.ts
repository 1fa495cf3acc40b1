import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from '../../lib/routing.tsx'

const menuRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/group/$groupId/menu',
  component: lazyRouteComponent(() => import('./menu-screen.tsx'), 'MenuScreen'),
  staticData: {
    title: 'menus.title',
    crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
  },
})

export const menuRoutes = [menuRoute] as const
