import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const permissionsRoute = route('/group/$groupId/permission', {
  component: screen(() => import('./permissions-screen.tsx'), 'PermissionsScreen'),
  title: 'groupPermissions.title',
  crumbs: [{ text: 'menu.administration' }, { text: 'groups.title', to: '/group/list' }],
})

export const permissionRoutes = [permissionsRoute] as const
