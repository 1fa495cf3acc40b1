import { aliases as routes, usesTeamRoles } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { locked } from '#capabilities/held.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as aliases from './team-roles.ts'

const aliasRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query }) => {
      const { rows, ...page } = await aliases.list(db, query)
      return { rows: rows.map(aliases.present), ...page }
    },
    show: async ({ db, params }) => aliases.present(await aliases.find(db, params.id)),
    create: async (context) =>
      aliases.present(await aliases.create(context.db, aliases.fromForm(context.body), context)),
    update: withSubject(
      ({ db, params }) => locked(db, 'team_roles', params.id),
      async (context, role) =>
        aliases.present(await aliases.update(context.db, role, aliases.fromForm(context.body), context)),
    ),
    remove: withSubject(
      ({ db, params }) => locked(db, 'team_roles', params.id),
      ({ db }, role) => aliases.remove(db, role, uses),
    ),
    addReady: async ({ db, language, caller, changed, noteAfter }) => {
      const { roles, groups } = await aliases.addReady(db, language, caller)
      changed('team_role', roles)
      changed('group', groups)
      changed('group_permissions', groups)
      noteAfter({ roles, groups })
      return { added: roles.length }
    },
  })

/** What the rest of the server must know of team roles. */
export const teamRoleModule = {
  calls: (_, { uses }) => aliasRoutes(uses),
  entities: { team_role: byRight(routes.list, 'team_roles') },
  uses: [{ of: 'groups', table: 'team_roles', column: 'group_id', text: 'uses.team_roles' }],
  menu: [
    {
      name: 'menu.team_roles',
      url: '/group/alias',
      icon: 'user-shield',
      access: usesTeamRoles,
    },
  ],
} satisfies FeatureModule
