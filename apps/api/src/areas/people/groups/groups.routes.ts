import { groups as routes, usesGroups } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { locked } from '#capabilities/held.ts'
import { reviewHandlers } from '#capabilities/review/review.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { groupsWithin } from '../domain/grants.ts'
import { addReadyGroups, readyGroups } from '../domain/ready-groups.ts'
import * as groups from './groups.ts'

const groupRoutes = ({ authenticator }: Services, uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query, caller, language }) => {
      const { rows, ...page } = await groups.list(db, query)
      const within = await groupsWithin(db, caller)
      return { rows: rows.map((row) => ({ ...groups.present(row, language), is_held: within.has(row.id) })), ...page }
    },
    show: async ({ db, params, language }) => groups.present(await groups.find(db, params.id), language),
    create: async ({ db, body, caller, language }) => groups.present(await groups.create(db, body, caller), language),
    update: withSubject(
      ({ db, params }) => locked(db, 'groups', params.id),
      async ({ db, body, caller, language }, group) =>
        groups.present(await groups.update(db, group, body, caller), language),
    ),
    remove: withSubject(
      ({ db, params }) => locked(db, 'groups', params.id),
      ({ db }, group) => groups.remove(db, group, uses),
    ),
    ...reviewHandlers(groups.deciding(authenticator.forget)),
    addReady: async ({ db, language, caller, changed, noteAfter }) => {
      const { added } = await addReadyGroups(db, readyGroups, language, caller)
      changed('group', added)
      changed('group_permissions', added)
      noteAfter({ groups: added })
      return { added: added.length }
    },
  })

/** What the rest of the server must know of user groups. */
export const groupModule = {
  calls: (services, { uses }) => groupRoutes(services, uses),
  entities: { group: byRight(routes.list, 'groups') },
  waiting: ({ authenticator }) => [groups.deciding(authenticator.forget)],
  menu: [
    {
      name: 'menu.groups',
      url: '/group/list',
      icon: 'users-group',
      access: usesGroups,
    },
  ],
  permissions: [
    {
      row: 'group',
      permissions: [
        'CREATE_GROUP',
        'UPDATE_GROUP',
        'DELETE_GROUP',
        'APPROVE_GROUP',
        'REJECT_GROUP',
        'CREATE_GROUP_ALIAS',
        'UPDATE_GROUP_ALIAS',
        'DELETE_GROUP_ALIAS',
      ],
    },
  ],
} satisfies FeatureModule
