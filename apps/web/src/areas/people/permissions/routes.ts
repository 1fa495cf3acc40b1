import { createRoute } from '@tanstack/react-router'
import { signedInRoute } from '../../../lib/page/routing.tsx'
import { screen } from '../../../ui/page/part.tsx'

const permissionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/group/$groupId/permission',
  component: screen(() => import('./permissions-screen.tsx'), 'PermissionsScreen'),
  staticData: {
    title: 'groupPermissions.title',
    crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
  },
})

export const permissionRoutes = [permissionsRoute] as const
