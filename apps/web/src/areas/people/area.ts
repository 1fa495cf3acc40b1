import { groupRoutes } from './groups/routes.ts'
import { menuRoutes } from './menus/routes.ts'
import { organizationRoutes } from './organizations/routes.ts'
import { permissionRoutes } from './permissions/routes.ts'
import { positionRoutes } from './positions/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { aliasRoutes } from './team-roles/routes.ts'
import { userRoutes } from './users/routes.ts'

/** The screens of the area. */
export const peopleScreens = [
  ...groupRoutes,
  ...menuRoutes,
  ...organizationRoutes,
  ...permissionRoutes,
  ...positionRoutes,
  ...profileRoutes,
  ...aliasRoutes,
  ...userRoutes,
] as const

/** Those for whoever has not signed in. */
export const visitorScreens = [...sessionRoutes] as const
