import { loadModules } from '#capabilities/area.ts'

/** The feature modules of the area; what the rest of the server must know of each stands with its calls. */
export const people = await loadModules(
  import('./groups/groups.routes.ts'),
  import('./menus/menus.routes.ts'),
  import('./organizations/organizations.routes.ts'),
  import('./permissions/group-permissions.routes.ts'),
  import('./permissions/permissions.routes.ts'),
  import('./positions/positions.routes.ts'),
  import('./profile/profile.routes.ts'),
  import('./recovery/recovery.routes.ts'),
  import('./session/session.routes.ts'),
  import('./users/users.routes.ts'),
  import('./team-roles/team-roles.routes.ts'),
  import('./settings/settings.routes.ts'),
)
