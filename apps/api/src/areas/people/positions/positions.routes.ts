import { positions as routes } from '@apron/contract/people'
import type { FeatureModule } from '#capabilities/area.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Uses } from '#capabilities/uses.ts'
import { locked } from '#capabilities/held.ts'
import { reviewHandlers } from '#capabilities/review/review.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as positions from './positions.ts'

const positionRoutes = (uses: Uses) =>
  defineCalls(routes, {
    list: async ({ db, query, language }) => {
      const { rows, ...page } = await positions.list(db, query)
      return { rows: rows.map((row) => positions.present(row, language)), ...page }
    },
    show: async ({ db, params, language }) => positions.present(await positions.find(db, params.id), language),
    create: async ({ db, body, caller, language }) =>
      positions.present(await positions.create(db, body, caller), language),
    update: withSubject(
      ({ db, params }) => locked(db, 'positions', params.id),
      async ({ db, body, caller, language }, position) =>
        positions.present(await positions.update(db, position, body, caller), language),
    ),
    remove: withSubject(
      ({ db, params }) => locked(db, 'positions', params.id),
      ({ db }, position) => positions.remove(db, position, uses),
    ),
    ...reviewHandlers(positions.deciding),
  })

/** What the rest of the server must know of positions. */
export const positionModule = {
  calls: (_, { uses }) => positionRoutes(uses),
  entities: { position: byRight(routes.list, 'positions') },
  waiting: () => [positions.deciding],
  menu: [
    {
      name: 'menu.positions',
      url: '/position',
      icon: 'id-badge',
      access: routes.list.access,
    },
  ],
  permissions: [
    {
      row: 'position',
      permissions: ['CREATE_POSITION', 'UPDATE_POSITION', 'DELETE_POSITION', 'APPROVE_POSITION', 'REJECT_POSITION'],
    },
  ],
} satisfies FeatureModule
